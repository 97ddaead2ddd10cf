import { draw, shuffled, type Answer, type Decision, type Rng } from '../../src/engine/index.ts';

/** Of so many answers, one goes to any open decision; the others to one that is waited for. */
const ANY = 4;

/** A random answer to one of the open decisions, its actions in the order of the offer. */
export function randomAnswer(open: readonly Decision<unknown>[], rng: Rng): Answer<unknown> {
  const needed = open.filter((decision) => decision.optional !== true);
  const { id, seat, options, pick } = draw(rng, needed.length === 0 || rng.int(ANY) === 0 ? open : needed);
  if (!pick) return { seat, decision: id, actions: [draw(rng, options)] };
  const count = pick.min + rng.int(pick.max - pick.min + 1);
  const places = new Set(shuffled(rng, [...options.keys()]).slice(0, count));
  return { seat, decision: id, actions: options.filter((_, place) => places.has(place)) };
}
