import { at, iconSign, legendOf, overviewOf, SHARED_ICONS, type Face, type FieldFace, type OptionFace } from '#engine';
import { toyHandScene, toyScene } from './scene.ts';
import { CARDS, type Card, type ToyAction, type ToyEvent } from './state.ts';
import type { ToyView } from './view.ts';

const COLOURS = ['Red', 'Blue', 'Green', 'Gold'];
const TASKS: Readonly<Record<string, string>> = {
  swap: 'swap cards',
  card: 'choose a card',
  stake: 'stake points',
  mind: 'note which card is in mind',
  peek: 'look at the deck',
  die: 'keep the die or roll again',
};
const HELP: Readonly<Record<string, string>> = {
  swap: 'Swapping',
  card: 'Bidding',
  stake: 'Bidding',
  mind: 'Bidding',
  peek: 'The deck',
  die: 'The die',
};

const AIM = ['Score the most points.'];

export const toyFace: Face<ToyView, ToyAction, ToyEvent> = {
  name: 'Lanterns',
  tagline: 'The brightest lantern wins the night.',
  aim: AIM,
  seat: (seat) => COLOURS[seat] ?? `Seat ${String(seat)}`,
  role: (seat) => `You hold the ${colour(seat)} lantern.`,
  seatHint: () => 'All seats are alike.',
  choice: () => ({ name: 'Length', values: { short: 'Two rounds', long: 'Three rounds' } }),

  orders: {
    bid: { name: 'Bids', values: { ask: 'Ask me', highest: 'Bid the highest card', lowest: 'Bid the lowest card' } },
    die: { name: 'The die', values: { ask: 'Ask me', keep: 'Keep it', three: 'Keep 4 or more' } },
  },

  status: (view) => `Round ${String(view.round)} of ${String(view.rounds)}`,

  board(view) {
    return {
      text: view.seats
        .map((seat, i) => `${colour(i).padEnd(6)}${'#'.repeat(seat.cards)} ${seat.bid} ${String(view.scores[i])}`)
        .join('\n'),
      legend: '# a card in hand; then the bid and the points',
      fields: [
        { name: 'Deck', value: `${String(view.deck)} cards` },
        { name: 'Last bids', value: view.shown.length > 0 ? view.shown.map(cardName).join(', ') : 'none' },
      ],
    };
  },

  panel(view) {
    const { own } = view;
    if (!own) return { fields: [] };
    const top: FieldFace[] = own.top ? [{ name: 'Top of the deck', value: cardName(own.top) }] : [];
    const mind: FieldFace[] = own.mind ? [{ name: 'In mind', value: cardName(own.mind) }] : [];
    return { fields: [{ name: 'Your hand', value: own.hand.map(cardName).join(', ') || 'empty' }, ...mind, ...top] };
  },

  scene: toyScene,
  handScene: toyHandScene,
  choiceScene: () => null,

  task: (_view, kind) => TASKS[kind] ?? kind,
  prompt: (_view, decision) => `${capital(TASKS[decision.kind] ?? decision.kind)}.`,
  options: (view, { options }) => options.map((action) => optionFace(view, action)),
  setup: { swap: 'menu' },
  tips: (_view, { kind }) => (kind === 'stake' ? [{ key: 'stake', text: 'Stake: the points at risk.' }] : []),
  help: (decision) => [HELP[decision.kind] ?? 'Bidding'],

  about: (event) => ('seat' in event ? { by: event.seat } : {}),
  weight: ({ type }) => (type === 'peeked' ? 'minor' : type === 'won' ? 'major' : 'usual'),

  narrate(event) {
    const who = 'seat' in event ? colour(event.seat) : '';
    switch (event.type) {
      case 'swapped':
        return `${who} swaps ${String(event.count)} cards.`;
      case 'drew':
        return `${who} draws ${event.cards.map(cardName).join(' and ')}.`;
      case 'peeked':
        return `${who} looks at the top of the deck.`;
      case 'saw':
        return `The top of the deck is ${cardName(event.card)}.`;
      case 'sealed':
        return null;
      case 'shown':
        return `The bids: ${event.cards.map(cardName).join(', ')}.`;
      case 'rolled':
        return `${who} rolls ${String(event.die)}.`;
      case 'won':
        return `${who} scores ${String(event.points)} more.`;
    }
  },

  result(view, outcome) {
    return {
      headline: `${outcome.winners.map(colour).join(' and ')} shine brightest.`,
      details: view.scores.map((score, seat) => `${colour(seat)}: ${String(score)}`),
    };
  },

  final: (views) => ({
    view: at(views, 0),
    scores: { columns: ['Points'], rows: (views[0]?.scores ?? []).map((points) => [String(points)]) },
    secrets: views.map(({ own }, seat) => {
      const hand = (own?.hand ?? []).map(cardName).join(', ');
      return { name: colour(seat), value: `Cards: ${hand === '' ? 'none' : hand}` };
    }),
  }),

  rules: [
    overviewOf(AIM, [
      'Swap cards.',
      'Choose a card and a stake in secret.',
      'All cards are shown.',
      'The highest card rolls a die.',
      'It scores its stake.',
    ]),
    legendOf('Lanterns', SHARED_ICONS, [iconSign('spark', 'spark', 'A lantern')]),
    { heading: 'Swapping', text: 'Swap up to two cards with the deck.' },
    { heading: 'Bidding', text: 'Choose a card, stake one or two points.' },
    { heading: 'The deck', text: 'Look at its top once in the game.' },
    { heading: 'The die', text: '4 or more is one point more.' },
  ],
};

function optionFace(view: ToyView, action: ToyAction): OptionFace {
  switch (action.do) {
    case 'swap': {
      const card = view.own?.hand[action.slot];
      return { label: `Swap ${card ? cardName(card) : 'Card'} ${String(action.slot + 1)}`, tone: 'choice' };
    }
    case 'card':
      return { label: `Bid ${cardName(action.card)}`, hint: `Worth ${String(CARDS[action.card])}`, tone: 'choice' };
    case 'stake':
      return { label: `Stake ${String(action.stake)}`, tone: 'main' };
    case 'mind': {
      const label = action.card === null ? 'Nothing in Mind' : `Think of ${cardName(action.card)}`;
      return { label, hint: 'For yourself alone', tone: 'quiet' };
    }
    case 'peek':
      return { label: 'Look at Deck', hint: 'Once in the game', tone: 'quiet' };
    case 'keep':
      return { label: 'Keep Die', tone: 'main' };
    case 'reroll':
      return { label: 'Roll Again', tone: 'grave' };
  }
}

function colour(seat: number): string {
  return COLOURS[seat] ?? `Seat ${String(seat)}`;
}

function cardName(card: Card): string {
  return capital(card);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
