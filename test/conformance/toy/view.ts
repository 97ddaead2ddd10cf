import { draw, shuffled, type Rng, type Viewer } from '#engine';
import { at, CARD_IDS, type Bid, type Card, type Phase, type ToyState } from './state.ts';

export interface ToyView {
  readonly round: number;
  readonly rounds: number;
  readonly phase: Phase;
  readonly deck: number;
  readonly scores: readonly number[];
  readonly shown: readonly Card[];
  readonly seats: readonly SeatView[];
  readonly own: OwnView | null;
}

interface SeatView {
  readonly cards: number;
  readonly buried: number;
  readonly peeked: boolean;
  readonly bid: 'none' | 'chosen' | 'sealed';
}

interface OwnView {
  readonly seat: number;
  readonly hand: readonly Card[];
  readonly buried: readonly Card[];
  readonly bid: Bid | null;
  readonly mind: Card | null;
  /** The top of the deck, once looked at. */
  readonly top: Card | null;
}

export function viewOf(state: ToyState, viewer: Viewer): ToyView {
  const { round, rounds, phase, scores, shown } = state;
  return {
    round,
    rounds,
    phase,
    deck: state.deck.length,
    scores,
    shown,
    seats: state.hands.map((hand, seat) => ({
      cards: hand.length,
      buried: at(state.buried, seat).length,
      peeked: at(state.peeked, seat),
      bid: bidSeen(at(state.bids, seat)),
    })),
    own: viewer === 'public' ? null : ownView(state, viewer),
  };
}

function bidSeen(bid: Bid | null): SeatView['bid'] {
  if (bid === null) return 'none';
  return bid.stake === null ? 'chosen' : 'sealed';
}

function ownView(state: ToyState, seat: number): OwnView {
  return {
    seat,
    hand: at(state.hands, seat),
    buried: at(state.buried, seat),
    bid: at(state.bids, seat),
    mind: state.minds?.[seat] ?? null,
    top: at(state.peeked, seat) ? at(state.deck, state.deck.length - 1) : null,
  };
}

/** Deals every card the viewer cannot see again, and sets every sealed stake again. */
export function resampled(state: ToyState, viewer: Viewer, rng: Rng): ToyState {
  const own = (seat: number) => seat === viewer;
  const knowsTop = viewer !== 'public' && at(state.peeked, viewer);
  const foreign = <T>(lists: readonly (readonly T[])[]) => lists.flatMap((list, seat) => (own(seat) ? [] : list));
  const hiddenDeck = knowsTop ? state.deck.slice(0, -1) : state.deck;
  const bidCards = state.bids.map((bid) => (bid ? [bid.card] : []));
  const hidden = [...hiddenDeck, ...foreign(state.hands), ...foreign(state.buried), ...foreign(bidCards)];
  const pool = shuffled(rng, hidden.sort());
  const deal = (count: number) => pool.splice(0, count);
  const bidding = (seat: number) => state.phase.at === 'bid' && at(state.bids, seat) === null;
  return {
    ...state,
    minds: state.hands.map((_, seat) => {
      if (own(seat) || !bidding(seat)) return state.minds?.[seat] ?? null;
      return draw(rng, [...CARD_IDS, null]);
    }),
    hands: state.hands.map((hand, seat) => (own(seat) ? hand : deal(hand.length))),
    buried: state.buried.map((cards, seat) => (own(seat) ? cards : deal(cards.length))),
    bids: state.bids.map((bid, seat) =>
      bid === null || own(seat) ? bid : { card: at(deal(1), 0), stake: bid.stake === null ? null : 1 + rng.int(2) },
    ),
    deck: [...deal(hiddenDeck.length), ...state.deck.slice(hiddenDeck.length)],
  };
}
