import { draw, type Rng, type Seat, type Viewer } from '#engine';
import type { State } from './state.ts';

export interface View {
  readonly round: number;
  /** The pearl in question; `null` once the game is over. */
  readonly worth: number | null;
  readonly hands: readonly (readonly number[])[];
  readonly points: readonly number[];
  /** Who has bid. */
  readonly sealed: readonly boolean[];
  readonly own: { readonly seat: Seat; readonly bid: number | null } | null;
}

/** What one viewer may know: everything but the bids of others. */
export function view(state: State, viewer: Viewer): View {
  const top = state.stack.at(-1);
  return {
    round: state.round,
    worth: top && top.kind !== 'rounds' ? top.worth : null,
    hands: state.hands,
    points: state.points,
    sealed: state.bids.map((bid) => bid !== null),
    own: viewer === 'public' ? null : { seat: viewer, bid: state.bids[viewer] ?? null },
  };
}

/** Another state this viewer cannot tell from the real one: others may have sealed any card they hold. */
export function resample(state: State, viewer: Viewer, rng: Rng): State {
  return {
    ...state,
    bids: state.bids.map((bid, seat) => (bid === null || seat === viewer ? bid : draw(rng, state.hands[seat] ?? []))),
  };
}
