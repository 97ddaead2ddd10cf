import { inTurn, type Answer, type AnyPlayable, type Rng, type Seat } from '#engine';

/** No simulated game is longer. */
const MOST_STEPS = 2_000;

/**
 * Plays on from an imagined state, every seat by heuristic and by its own view, until the horizon of the game's
 * tactics or the end; how likely the seat wins from there. With `null` the seat says nothing first.
 */
export function playedOut(
  { game, tactics }: AnyPlayable,
  seat: Seat,
  from: unknown,
  answer: Answer<unknown> | null,
  rng: Rng,
): number {
  const until = tactics.clock(from) + tactics.horizon;
  let silent = answer === null ? seat : null;
  let state = answer ? game.apply(from, answer, rng).state : from;
  for (let step = 0; step < MOST_STEPS && tactics.clock(state) < until; step++) {
    const said = nextAnswer({ game, tactics }, state, silent, rng);
    if (!said) break;
    silent = null;
    state = game.apply(state, said, rng).state;
  }
  return tactics.prospects(state, seat);
}

/**
 * What is said next: everybody may speak, those nobody waits for first; the silent one only if it has to. `null` when
 * the game is over.
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
    const said = own.length > 0 ? tactics.thumb(game.view(state, seat), own, rng) : null;
    if (said) return said;
  }
  return null;
}
