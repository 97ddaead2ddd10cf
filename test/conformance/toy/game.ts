import {
  draw,
  only,
  roll,
  seats as seatsOf,
  shuffled,
  toAll,
  toOwner,
  type Answer,
  type Decision,
  type Game,
  type Outcome,
  type Rng,
  type Seat,
  type Step,
} from '#engine';
import {
  at,
  CARD_IDS,
  CARDS,
  withAt,
  type Card,
  type ToyAction,
  type ToyEvent,
  type ToyOptions,
  type ToyState,
} from './state.ts';
import { resampled, viewOf, type ToyView } from './view.ts';

/**
 * A game just large enough to break every law with: hidden hands, a deck, dice, sealed bids made by all at once, a
 * choice of several cards, a look at the deck that nobody waits for.
 *
 * First every seat in turn swaps up to two cards with the deck. Then, each round, all choose a card and stake one or two
 * points on it, sealed until the last is in. The highest card wins its stake (then the highest stake, then the luck of
 * the draw), and rolls a die, twice again if it likes: 4 or more is one point more. Who staked two and lost loses one.
 * Once in the game a seat that is bidding may look at the top of the deck; which card it has in mind it may note for itself.
 */
export type Toy = Game<ToyState, ToyAction, ToyView, ToyEvent, ToyOptions>;

const ROUNDS = { short: 2, long: 3 } as const;
const COPIES = 5;
const HAND = 4;
const REROLLS = 2;

export const toy: Toy = {
  id: 'toy',
  rules: 1,
  seats: [2, 4],
  sides: null,
  dice: true,
  choices: [{ key: 'length', values: ['short', 'long'] }],
  privateOptions: {
    card: 'A seat bids with the cards it holds.',
    mind: 'A seat has one of the cards it holds in mind.',
  },
  orders: [
    {
      key: 'bid',
      kinds: ['card'],
      values: ['ask', 'highest', 'lowest'],
      answer(_view, { options }, value) {
        const ranked = options.toSorted((a, b) => worth(b) - worth(a));
        return value === 'highest' ? ranked.slice(0, 1) : ranked.slice(-1);
      },
    },
    {
      key: 'die',
      kinds: ['die'],
      values: ['ask', 'keep', 'three'],
      answer: ({ phase }, _decision, value) =>
        value === 'three' && phase.at === 'die' && phase.die <= 3 ? null : [{ do: 'keep' }],
    },
  ],

  readOptions(raw) {
    if (typeof raw !== 'object' || raw === null) return null;
    const length: unknown = 'length' in raw ? raw.length : 'short';
    return length === 'short' || length === 'long' ? { length } : null;
  },

  setup(seats, options, rng) {
    const cards = shuffled(
      rng,
      CARD_IDS.flatMap((card) => Array.from({ length: COPIES }, () => card)),
    );
    return {
      rounds: ROUNDS[options.length],
      round: 1,
      phase: { at: 'swap', seat: 0 },
      hands: seatsOf(seats).map(() => cards.splice(0, HAND)),
      buried: seatsOf(seats).map(() => []),
      bids: seatsOf(seats).map(() => null),
      peeked: seatsOf(seats).map(() => false),
      scores: seatsOf(seats).map(() => 0),
      shown: [],
      deck: cards,
    };
  },

  decisions(state) {
    const { phase, round } = state;
    switch (phase.at) {
      case 'swap':
        return [swapDecision(state, phase.seat)];
      case 'bid':
        return seatsOf(state.hands.length).flatMap((seat) => bidDecisions(state, seat));
      case 'die':
        return [
          {
            id: `die:${String(round)}:${String(phase.rerolls)}`,
            seat: phase.seat,
            kind: 'die',
            options: phase.rerolls < REROLLS ? [{ do: 'keep' }, { do: 'reroll' }] : [{ do: 'keep' }],
            urgency: 'required',
            onTimeout: [{ do: 'keep' }],
          },
        ];
      case 'over':
        return [];
    }
  },

  apply(state, answer, rng) {
    if (state.phase.at === 'swap') return swap(state, answer);
    const action = only(answer);
    switch (action.do) {
      case 'swap':
        throw new Error('Cards are swapped at the start alone.');
      case 'card':
        return chooseCard(state, answer.seat, action.card);
      case 'mind':
        return bearInMind(state, answer.seat, action.card);
      case 'stake':
        return seal(state, answer.seat, action.stake, rng);
      case 'peek':
        return peek(state, answer.seat);
      case 'reroll':
        return reroll(state, answer.seat, rng);
      case 'keep':
        return keep(state, answer.seat);
    }
  },

  outcome(state): Outcome | null {
    if (state.phase.at !== 'over') return null;
    const best = Math.max(...state.scores);
    return { winners: seatsOf(state.scores.length).filter((seat) => state.scores[seat] === best), reason: 'points' };
  },

  view: viewOf,
  resample: resampled,
};

function worth(action: ToyAction): number {
  return action.do === 'card' ? CARDS[action.card] : 0;
}

function swapDecision(state: ToyState, seat: Seat): Decision<ToyAction> {
  return {
    id: `swap:${String(seat)}`,
    seat,
    kind: 'swap',
    options: at(state.hands, seat).map((_, slot) => ({ do: 'swap', slot })),
    pick: { min: 0, max: 2 },
    urgency: 'required',
    onTimeout: [],
  };
}

function bidDecisions(state: ToyState, seat: Seat): Decision<ToyAction>[] {
  const bid = at(state.bids, seat);
  if (bid && bid.stake !== null) return [];
  const name = `${String(state.round)}:${String(seat)}`;
  const peeking: Decision<ToyAction>[] = at(state.peeked, seat)
    ? []
    : [
        {
          id: `peek:${name}`,
          seat,
          kind: 'peek',
          options: [{ do: 'peek' }],
          urgency: 'optional',
          onTimeout: [{ do: 'peek' }],
        },
      ];
  if (bid) {
    const options: ToyAction[] = [
      { do: 'stake', stake: 1 },
      { do: 'stake', stake: 2 },
    ];
    return [
      {
        id: `stake:${name}`,
        seat,
        kind: 'stake',
        options,
        urgency: 'required',
        onTimeout: [{ do: 'stake', stake: 1 }],
      },
      ...peeking,
    ];
  }
  const options = [...new Set(at(state.hands, seat))].map((card): ToyAction => ({ do: 'card', card }));
  return [
    { id: `card:${name}`, seat, kind: 'card', options, urgency: 'required', onTimeout: options.slice(0, 1) },
    mindDecision(state, seat, name),
    ...peeking,
  ];
}

/** Any card but the one already in mind, or none. */
function mindDecision(state: ToyState, seat: Seat, name: string): Decision<ToyAction> {
  const now = state.minds?.[seat] ?? null;
  const cards = [...new Set(at(state.hands, seat)), null].filter((card) => card !== now);
  const options = cards.map((card): ToyAction => ({ do: 'mind', card }));
  return { id: `mind:${name}`, seat, kind: 'mind', options, urgency: 'optional', onTimeout: options.slice(-1) };
}

function swap(state: ToyState, answer: Answer<ToyAction>): Step<ToyState, ToyEvent> {
  const { seat } = answer;
  const slots = answer.actions.flatMap((action) => (action.do === 'swap' ? [action.slot] : []));
  const hand = at(state.hands, seat);
  const drawn = state.deck.slice(state.deck.length - slots.length);
  const kept = hand.filter((_, slot) => !slots.includes(slot));
  const next: ToyState = {
    ...state,
    deck: state.deck.slice(0, state.deck.length - slots.length),
    hands: withAt(state.hands, seat, [...kept, ...drawn]),
    buried: withAt(
      state.buried,
      seat,
      slots.map((slot) => at(hand, slot)),
    ),
    phase: seat + 1 < state.hands.length ? { at: 'swap', seat: seat + 1 } : { at: 'bid' },
  };
  const swapped: ToyEvent = { type: 'swapped', seat, count: slots.length };
  if (slots.length === 0) return { state: next, events: [toAll(swapped)] };
  return {
    state: next,
    events: [toOwner<ToyEvent>(seat, { type: 'drew', seat, cards: drawn }, swapped)],
    reveals: true,
  };
}

function chooseCard(state: ToyState, seat: Seat, card: Card): Step<ToyState, ToyEvent> {
  const hand = at(state.hands, seat);
  const rest = hand.toSpliced(hand.indexOf(card), 1);
  return {
    state: {
      ...state,
      ...(state.minds && { minds: withAt(state.minds, seat, null) }),
      hands: withAt(state.hands, seat, rest),
      bids: withAt(state.bids, seat, { card, stake: null }),
    },
    events: [],
  };
}

/** Told to nobody at all. */
function bearInMind(state: ToyState, seat: Seat, card: Card | null): Step<ToyState, ToyEvent> {
  const minds = withAt(state.minds ?? state.hands.map(() => null), seat, card);
  return { state: { ...state, minds }, events: [] };
}

function peek(state: ToyState, seat: Seat): Step<ToyState, ToyEvent> {
  const card = at(state.deck, state.deck.length - 1);
  return {
    state: { ...state, peeked: withAt(state.peeked, seat, true) },
    events: [toOwner(seat, { type: 'saw', seat, card }, { type: 'peeked', seat })],
    reveals: true,
  };
}

function seal(state: ToyState, seat: Seat, stake: number, rng: Rng): Step<ToyState, ToyEvent> {
  const bids = state.bids.map((bid, i) => (i === seat && bid ? { ...bid, stake } : bid));
  const sealed: ToyEvent = { type: 'sealed', seat };
  const all = bids.flatMap((bid) => (bid && bid.stake !== null ? [{ card: bid.card, stake: bid.stake }] : []));
  if (all.length < bids.length) return { state: { ...state, bids }, events: [toAll(sealed)] };

  const shown = all.map((bid) => bid.card);
  const winner = winnerOf(all, rng);
  const scores = state.scores.map((score, i) => {
    const staked = at(all, i).stake;
    if (i === winner) return score + staked;
    return staked === 2 ? score - 1 : score;
  });
  const die = roll(rng, 6);
  return {
    state: {
      ...state,
      bids: bids.map(() => null),
      shown,
      scores,
      phase: { at: 'die', seat: winner, die, rerolls: 0 },
    },
    events: [toAll(sealed), toAll({ type: 'shown', cards: shown }), toAll({ type: 'rolled', seat: winner, die })],
    reveals: true,
  };
}

function winnerOf(bids: readonly { card: keyof typeof CARDS; stake: number }[], rng: Rng): Seat {
  const worth = bids.map((bid) => CARDS[bid.card] * 10 + bid.stake);
  const best = Math.max(...worth);
  const tied = seatsOf(bids.length).filter((seat) => worth[seat] === best);
  return tied.length === 1 ? at(tied, 0) : draw(rng, tied);
}

function reroll(state: ToyState, seat: Seat, rng: Rng): Step<ToyState, ToyEvent> {
  if (state.phase.at !== 'die') throw new Error('There is no die on the table.');
  const die = roll(rng, 6);
  return {
    state: { ...state, phase: { ...state.phase, die, rerolls: state.phase.rerolls + 1 } },
    events: [toAll({ type: 'rolled', seat, die })],
  };
}

function keep(state: ToyState, seat: Seat): Step<ToyState, ToyEvent> {
  if (state.phase.at !== 'die') throw new Error('There is no die on the table.');
  const points = state.phase.die >= 4 ? 1 : 0;
  const over = state.round === state.rounds;
  return {
    state: {
      ...state,
      scores: withAt(state.scores, seat, at(state.scores, seat) + points),
      round: over ? state.round : state.round + 1,
      phase: over ? { at: 'over' } : { at: 'bid' },
    },
    events: [toAll({ type: 'won', seat, points })],
  };
}
