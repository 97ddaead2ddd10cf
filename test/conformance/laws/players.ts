import { awaited, draw, freeRng } from '#engine';
import { think } from '../../../src/ai/think.ts';
import { difference, inWords } from '../difference.ts';
import type { Moment } from '../moment.ts';
import { Violation } from '../violation.ts';

/** To think ahead takes long: of so many answers looked at, one is thought out. */
const THOUGHT_OUT = 8;

/** Enough to let every part of a search happen, and few enough to be looked at often. */
const BUDGET = { iterations: 6, most: 3 };

/**
 * What a viewer imagines follows from what it sees: of two states it cannot tell apart, the same chance makes the same
 * one. Whoever is given nothing but imagined states can therefore not know more than its seat.
 */
export function imaginesAlike({ game, match, twins, plan }: Moment): void {
  const key = `imagined in ${plan.name}`;
  for (const { viewer, state } of twins) {
    const seen = difference(
      game.resample(match.state, viewer, freeRng(key)),
      game.resample(state, viewer, freeRng(key)),
    );
    if (seen) broken(`What ${String(viewer)} imagines`, viewer, inWords(seen));
  }
}

/**
 * A player who is no person answers the same in any two states its seat cannot tell apart, whatever its strength; and it
 * has an answer when the game waits for it. It is handed the very states here, as if nobody had kept the real one from it:
 * whatever looked into them would show. One of the seats asked is looked at, and one strength.
 */
export function choosesAlike({ subject: { tactics, face }, game, match, open, twins, plan }: Moment): void {
  const asked = twins.filter(({ viewer }) => open.some(({ seat }) => seat === viewer));
  if (!tactics || !face || asked.length === 0) return;
  const { viewer: seat, state: other } = draw(plan.suite, asked);
  if (seat === 'public') return;
  const strength = plan.suite.int(THOUGHT_OUT) === 0 ? 'search' : draw(plan.suite, ['random', 'thumb'] as const);
  const key = `${plan.name} ${strength}`;
  const [here, there] = [match.state, other].map((state) =>
    think({ game, face, tactics }, { game: game.id, seat, state, strength, key }, BUDGET),
  );
  const differing = difference(here, there);
  if (differing) broken(`What a player by ${strength} answers`, seat, inWords(differing));
  if (awaited(open).includes(seat) && here?.answer === null)
    throw new Violation('players', `A player by ${strength} has nothing to say though the game waits for it.`);
}

function broken(what: string, viewer: unknown, how: string): never {
  throw new Violation('players', `${what} depends on something hidden from ${String(viewer)}: ${how}.`);
}
