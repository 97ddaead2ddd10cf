import { called, draw, freeRng, submit } from '#engine';
import { think } from '../../../src/ai/think.ts';
import { difference, inWords } from '../difference.ts';
import type { Moment } from '../moment.ts';
import { Violation } from '../violation.ts';

/** Search takes long: one AI answer in this many is searched. */
const THOUGHT_OUT = 32;

/** Enough to let every part of a search happen, and few enough to be looked at often. */
const BUDGET = { iterations: 6, most: 3 };

/**
 * What a viewer imagines follows from what it sees: of two states it cannot tell apart, the same chance makes the same
 * one. A player given nothing but imagined states can therefore not know more than its seat.
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
 * An AI player of any strength answers the same in any two states its seat cannot tell apart, twice the same where nothing
 * is hidden from it; and it gives an offered answer when the game or another player waits for it. It is handed the very states here, so
 * that a player that looked into them would show. One of the seats asked is looked at, and one strength.
 */
export function choosesAlike({ subject: { tactics, face }, game, match, open, twins, plan }: Moment): void {
  const asked = [...new Set(open.map((decision) => decision.seat))];
  if (!tactics || !face || asked.length === 0) return;
  const seat = draw(plan.suite, asked);
  const other = twins.find(({ viewer }) => viewer === seat)?.state ?? match.state;
  const strength = plan.suite.int(THOUGHT_OUT) === 0 ? 'search' : draw(plan.suite, ['random', 'heuristic'] as const);
  const key = `${plan.name} ${strength}`;
  const answerIn = (state: unknown) =>
    think({ game, face, tactics }, { game: game.id, seat, state, strength, key }, BUDGET);
  const { answer, why } = answerIn(match.state);
  const differing = difference({ answer, why }, answerIn(other));
  if (differing) broken(`What a player by ${strength} answers`, seat, inWords(differing));
  if (answer === null && called(open).includes(seat))
    throw new Violation('players', `A player by ${strength} has nothing to say though its answer is waited for.`);
  const refusal = answer && submit(game, match, plan.seed, answer, open);
  if (refusal?.ok === false)
    throw new Violation('players', `The answer of a player by ${strength} is refused (${refusal.refusal}).`);
}

function broken(what: string, viewer: unknown, how: string): never {
  throw new Violation('players', `${what} depends on something hidden from ${String(viewer)}: ${how}.`);
}
