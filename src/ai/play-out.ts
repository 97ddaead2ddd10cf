import { inTurn, type Answer, type AnyPlayable, type Rng, type Seat } from '#engine';

/** Answers in one simulation, at most. */
const MOST_STEPS = 2_000;

/**
 * Gives the answer, then plays on with every seat by heuristic and from its own view, to the search depth or the end of
 * the game. Returns the value of the final state for the seat, 0 to 1. With `null` the seat first says nothing.
 */
export function playedOut(
  { game, tactics }: AnyPlayable,
  seat: Seat,
  from: unknown,
  answer: Answer<unknown> | null,
  rng: Rng,
): number {
  const until = tactics.progress(from) + tactics.depth;
  let silent = answer === null ? seat : null;
  let state = answer ? game.apply(from, answer, rng).state : from;
  for (let step = 0; step < MOST_STEPS && tactics.progress(state) < until; step++) {
    const said = nextAnswer({ game, tactics }, state, silent, rng);
    if (!said) break;
    silent = null;
    state = game.apply(state, said, rng).state;
  }
  return tactics.evaluate(state, seat);
}

/**
 * The next answer: optional decisions first; the silent seat only answers when it must. `null` when the game is over.
 */
function nextAnswer(
  { game, tactics }: AnyPlayable,
  state: unknown,
  silent: Seat | null,
  rng: Rng,
): Answer<unknown> | null {
  const open = game.decisions(state);
  for (const seat of inTurn(open)) {
    const own = open.filter(
      (decision) => decision.seat === seat && (seat !== silent || decision.urgency === 'required'),
    );
    const said = own.length > 0 ? tactics.heuristic(game.view(state, seat), own, rng) : null;
    if (said) return said;
  }
  return null;
}
