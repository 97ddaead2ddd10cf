import { draw, sameJson, submit, type Answer, type Decision, type Refusal, type Rng } from '#engine';
import { shown } from '../difference.ts';
import type { Moment } from '../moment.ts';
import { frozen } from '../plain.ts';
import { Violation } from '../violation.ts';

/** An answer nobody may give, and how it has to be refused. */
interface Forgery {
  readonly answer: Answer<unknown>;
  readonly refusal: Refusal;
}

/** Forged answers are refused, each for its reason; returns how many were tried. (That nothing changes is proven by its being frozen.) */
export function gateHolds(moment: Moment): number {
  const { game, match, plan, open } = moment;
  const forgeries = open.length === 0 ? afterTheEnd() : forgedFrom(moment, draw(plan.suite, open));
  for (const { answer, refusal } of forgeries) {
    const result = submit(game, match, plan.seed, frozen(answer), open);
    if (result.ok) throw new Violation('gate', `The forged answer ${shown(answer)} is let through.`);
    if (result.refusal !== refusal) {
      throw new Violation('gate', `${shown(answer)} is refused as ${result.refusal}, not as ${refusal}.`);
    }
  }
  return forgeries.length;
}

function afterTheEnd(): Forgery[] {
  return [{ answer: { seat: 0, decision: 'any', actions: [] }, refusal: 'over' }];
}

function forgedFrom({ match, open, past, plan }: Moment, decision: Decision<unknown>): Forgery[] {
  const { id, seat, options, pick } = decision;
  const { min, max } = pick ?? { min: 1, max: 1 };
  const legal = options.slice(0, Math.max(min, 1));
  const stale = [...past].filter((old) => open.every((other) => other.id !== old));
  const forged = (answer: Partial<Answer<unknown>>, refusal: Refusal): Forgery => ({
    answer: { seat, decision: id, actions: legal, ...answer },
    refusal,
  });
  return [
    forged({ seat: (seat + 1) % match.seats }, 'not-asked'),
    forged({ seat: match.seats }, 'not-asked'),
    forged({ decision: `${id}!` }, 'not-asked'),
    ...(stale.length > 0 ? [forged({ decision: draw(plan.suite, stale) }, 'not-asked')] : []),
    ...(min > 0 ? [forged({ actions: legal.slice(0, min - 1) }, 'wrong-count')] : []),
    forged({ actions: [...options, ...options].slice(0, max + 1) }, 'wrong-count'),
    ...(max > 1 ? [forged({ actions: twice(legal, Math.max(min, 2)) }, 'repeated')] : []),
    ...mutants(draw(plan.suite, options), plan.suite)
      .filter((mutant) => !options.some((option) => sameJson(option, mutant)))
      .map((mutant) => forged({ actions: [mutant, ...legal.slice(1)] }, 'not-offered')),
  ];
}

/** That many actions, the first of them twice. */
function twice(actions: readonly unknown[], count: number): unknown[] {
  return [...actions.slice(0, 1), ...actions].slice(0, count);
}

/** Values that are almost that option. */
function mutants(option: unknown, rng: Rng): unknown[] {
  switch (typeof option) {
    case 'number':
      return [option + 1, option - 1, String(option), null];
    case 'string':
      return [`${option}x`, option.slice(1), option.toUpperCase(), null];
    case 'boolean':
      return [!option, null];
    case 'object':
      return option === null ? [0] : [null, [option], ...insideMutants(option, rng)];
    default:
      return [null];
  }
}

function insideMutants(option: object, rng: Rng): unknown[] {
  const entries = Object.entries<unknown>({ ...option });
  const extended = { ...option, forged: true };
  if (entries.length === 0) return [extended];
  const [key, value] = draw(rng, entries);
  const without = Object.fromEntries(entries.filter(([other]) => other !== key));
  return [extended, without, ...mutants(value, rng).map((mutant) => ({ ...option, [key]: mutant }))];
}
