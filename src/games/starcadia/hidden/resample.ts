import { at, idsOf, seats, shuffled, type Rng, type Viewer } from '#engine';
import { EVENTS } from '../content/events.ts';
import type { UpgradeId } from '../content/upgrades.ts';
import { levelDeck } from '../setup/hand-draft.ts';
import type { State } from '../state/state.ts';
import { passedBy } from './view.ts';

/**
 * The state with everything hidden from this viewer drawn again: the order of the event deck, and in the draft of episodic
 * mode the hands it has not seen and what others have picked from theirs. From two states that look the same to this viewer,
 * the same random numbers make the same state.
 */
export function resample(state: State, viewer: Viewer, rng: Rng): State {
  const { table, hidden } = state;
  const left = idsOf(EVENTS).filter((id) => hidden.events.includes(id));
  const events = shuffled(rng, left);
  if (hidden.hands.length === 0) return { table, hidden: { ...hidden, events } };
  const count = hidden.hands.length;
  const known =
    typeof viewer === 'number' ? [viewer, ...(passedBy(state, viewer).length > 0 ? [(viewer + 1) % count] : [])] : [];
  const unknown = seats(count).filter((seat) => !known.includes(seat));
  // The same tokens in the order of the deck, so that what is drawn does not follow from who holds what.
  const pool = shuffled(rng, inDeckOrder(unknown.flatMap((seat) => at(hidden.hands, seat))));
  const hands = hidden.hands.map((hand, seat) => (unknown.includes(seat) ? pool.splice(0, hand.length) : hand));
  const picked = hidden.picked.map((chosen, seat) =>
    chosen === null || seat === viewer ? chosen : pickAny(rng, at(hands, seat), chosen.length),
  );
  return { table, hidden: { events, hands, picked } };
}

function inDeckOrder(tokens: readonly UpgradeId[]): readonly UpgradeId[] {
  const order = ([1, 2, 3] as const).flatMap((level) => [...new Set(levelDeck(level))]);
  return tokens.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Different designs of a hand, as one picks. */
function pickAny(rng: Rng, hand: readonly UpgradeId[], count: number): readonly UpgradeId[] {
  return shuffled(rng, [...new Set(inDeckOrder(hand))]).slice(0, count);
}
