import { sameJson, type Answer, type AnyTactics, type Decision, type Rng } from '../engine/index.ts';
import type { Sight } from './question.ts';

/** How often the rules of thumb are asked what they would do: where they waver, each of their wishes is worth a thought. */
const ASKED = 2;
const ASKED_FOR_SETS = 6;

/**
 * The answers worth thinking about, at most so many, the rules of thumb's own first and then what they would like next
 * best. `null` among them is to say nothing.
 */
export function candidates(tactics: AnyTactics, sight: Sight, most: number, rng: Rng): (Answer<unknown> | null)[] {
  const { view, open } = sight;
  const found: (Answer<unknown> | null)[] = [];
  const add = (answer: Answer<unknown> | null) => {
    if (found.length < most && !found.some((known) => sameJson(known, answer))) found.push(answer);
  };
  const first = tactics.thumb(view, open, rng);
  add(first);
  const decision = open.find(({ id }) => id === first?.decision);
  if (decision && (isForced(decision, open) || tactics.unforeseen.includes(decision.kind))) return found;
  for (let n = 1; n < (decision?.pick ? ASKED_FOR_SETS : ASKED); n++) add(tactics.thumb(view, open, rng));
  if (open.every(({ optional }) => optional === true)) {
    // Nobody waits: it is enough to know whether the rules of thumb are right to speak.
    if (first) add(null);
    return found;
  }
  if (decision && !decision.pick) {
    for (const next of bestOfOtherKinds(tactics, view, decision, found, rng)) add(next);
    for (const next of nextBest(tactics, view, decision, found, rng)) add(next);
  }
  return found;
}

function isForced({ options, pick }: Decision<unknown>, open: readonly Decision<unknown>[]): boolean {
  return open.length === 1 && options.length <= (pick?.min ?? 1);
}

/** What the rules of thumb would do if they had to take a step of each kind that was not thought of so far. */
function* bestOfOtherKinds(
  tactics: AnyTactics,
  view: unknown,
  decision: Decision<unknown>,
  found: readonly (Answer<unknown> | null)[],
  rng: Rng,
): Generator<Answer<unknown>> {
  const known = found.flatMap((answer) => answer?.actions ?? []).map((action) => tactics.kindOf(action));
  const others = decision.options.filter(
    (option) => !tactics.leadsBack(option) && !known.includes(tactics.kindOf(option)),
  );
  for (const options of Map.groupBy(others, (option) => tactics.kindOf(option)).values()) {
    const said = tactics.thumb(view, [{ ...decision, options }], rng);
    if (said) yield said;
  }
}

/** What the rules of thumb would do if what was thought of so far were not on offer, one after the other. */
function* nextBest(
  tactics: AnyTactics,
  view: unknown,
  decision: Decision<unknown>,
  found: readonly (Answer<unknown> | null)[],
  rng: Rng,
): Generator<Answer<unknown>> {
  const known = found.flatMap((answer) => answer?.actions ?? []);
  let rest = decision.options.filter(
    (option) => !tactics.leadsBack(option) && !known.some((action) => sameJson(action, option)),
  );
  while (rest.length > 0) {
    const said = tactics.thumb(view, [{ ...decision, options: rest }], rng);
    if (!said) return;
    yield said;
    const left = rest.filter((option) => !said.actions.some((action) => sameJson(action, option)));
    if (left.length === rest.length) return;
    rest = left;
  }
}
