import {
  at,
  boxes,
  CANVAS,
  counted,
  legendOf,
  overviewOf,
  OWNERS,
  SHARED_ICONS,
  iconSign,
  type Face,
  type OptionFace,
  type Shape,
} from '#engine';
import { ROUNDS, type Action, type Event } from './state.ts';
import type { View } from './view.ts';

const COLOURS = ['Red', 'Blue', 'Green', 'Yellow'];
const colour = (seat: number) => at(COLOURS, seat);
const cards = (hand: readonly number[]) => hand.join(' ') || 'none';

const AIM = [`Have the most points after ${ROUNDS} rounds.`];

export const pearlsFace: Face<View, Action, Event> = {
  name: 'Pearls',
  tagline: 'Bid in secret for pearls of the deep; equal bids cancel each other.',
  aim: AIM,
  seat: colour,
  role: (seat) => `You play ${colour(seat)}.`,
  seatHint: () => 'All seats are alike.',
  choice: (key) => ({ name: key, values: {} }),

  status: ({ round }) => `Round ${round} of ${ROUNDS}`,

  board: ({ worth, hands, points, sealed }) => ({
    text: hands
      .map(
        (hand, seat) =>
          `${colour(seat).padEnd(7)}${cards(hand).padEnd(11)}${sealed[seat] ? '*' : ' '} ${at(points, seat)}`,
      )
      .join('\n'),
    legend: 'Cards not played yet; * has bid; points',
    fields: worth === null ? [] : [{ name: 'Pearl', value: counted(worth, 'point') }],
  }),

  panel: ({ own, hands }) => ({
    fields: own
      ? [
          { name: 'Your cards', value: cards(at(hands, own.seat)) },
          { name: 'Your bid', value: own.bid === null ? 'none yet' : String(own.bid) },
        ]
      : [],
  }),

  scene: ({ round, worth, hands, points, sealed }) => {
    const [top, rest] = boxes.cutTop(boxes.inset({ x: 0, y: 0, ...CANVAS }, 30), 120, 20);
    const rows = boxes.rows(rest, hands.length, 15);
    const pearl = worth === null ? 'No more pearls' : `A pearl worth ${worth}`;
    return {
      ...CANVAS,
      icons: SHARED_ICONS,
      alt: [
        `Pearls, round ${round} of ${ROUNDS}. ${pearl}.`,
        ...hands.map(
          (hand, seat) =>
            `${colour(seat)}: ${counted(at(points, seat), 'point')}, cards ${cards(hand)}${sealed[seat] ? ', has bid' : ''}.`,
        ),
      ].join(' '),
      shapes: [
        { kind: 'panel', ...top, ground: 'goal' },
        { kind: 'text', ...top, text: pearl, size: 'display', tone: 'gold', align: 'center' },
        ...rows.flatMap((row, seat): Shape<'spark'>[] => {
          const owner = at(OWNERS, seat);
          const [piece, right] = boxes.cutLeft(boxes.inset(row, 15), 70, 20);
          return [
            { kind: 'panel', ...row, ground: 'room' },
            { kind: 'piece', ...piece, owner, letter: colour(seat).charAt(0), look: sealed[seat] ? 'full' : 'hidden' },
            { kind: 'text', ...right, text: cards(at(hands, seat)), size: 'title', tone: 'bright' },
            {
              kind: 'text',
              ...right,
              text: counted(at(points, seat), 'point'),
              size: 'title',
              tone: owner,
              align: 'right',
            },
          ];
        }),
      ],
    };
  },
  handScene: () => null,
  choiceScene: () => null,

  task: (_view, kind) => (kind === 'bid' ? 'bid for a pearl' : 'keep the pearl or dive'),
  prompt: ({ worth }, { kind }) =>
    kind === 'bid' ? `Bid one card for a pearl worth ${worth}.` : `Keep the pearl worth ${worth}, or dive for another.`,
  options: (_view, { options }) => options.map(optionFace),
  setup: {},
  tips: (_view, { kind }) =>
    kind === 'bid' ? [{ key: 'cancel', text: 'Equal bids cancel each other: guess what the others bid.' }] : [],
  help: ({ kind }) => [kind === 'bid' ? 'Bidding' : 'Diving'],

  narrate(event) {
    switch (event.kind) {
      case 'offered':
        return `Round ${event.round}: a pearl worth ${event.worth}.`;
      case 'sealed':
        return `${colour(event.seat)} has bid.`;
      case 'shown':
        return `The bids: ${event.bids.map((bid, seat) => `${colour(seat)} ${bid}`).join(', ')}.`;
      case 'unsold':
        return `All bids cancel each other. The pearl worth ${event.worth} sinks.`;
      case 'kept':
        return `${colour(event.seat)} keeps the pearl: ${counted(event.worth, 'point')}.`;
      case 'dived':
        return `${colour(event.seat)} dives and finds a pearl: ${counted(event.worth, 'point')}.`;
    }
  },
  weight: ({ kind }) => (kind === 'sealed' ? 'minor' : 'usual'),
  about: (event) => (event.kind === 'offered' ? { opens: 'round' } : 'seat' in event ? { by: event.seat } : {}),

  result: ({ points }, { winners }) => ({
    headline: `${winners.map(colour).join(' and ')} ${winners.length === 1 ? 'has' : 'have'} the finest pearls.`,
    details: points.map((count, seat) => `${colour(seat)}: ${counted(count, 'point')}`),
  }),

  final: (views) => ({
    view: at(views, 0),
    scores: { columns: ['Points'], rows: at(views, 0).points.map((count) => [String(count)]) },
    secrets: [],
  }),

  rules: [
    overviewOf(AIM, [
      'A pearl is offered. A die says what it is worth.',
      'All bid one card at the same time, in secret.',
      'The highest bid that nobody else made takes the pearl. All bids are spent.',
      'The winner keeps the pearl, or throws it back and rolls for another.',
      'The next pearl is offered.',
    ]),
    legendOf('Pearls', SHARED_ICONS, [iconSign('spark', 'spark', 'A pearl')]),
    {
      heading: 'Bidding',
      text: 'All bid one card in secret. The highest bid that nobody else made takes the pearl. All bids are spent.',
    },
    {
      heading: 'Diving',
      text: 'Keep the pearl, or throw it back and roll a die: a pearl of that worth is yours instead.',
    },
  ],
};

function optionFace(action: Action): OptionFace {
  switch (action.do) {
    case 'bid':
      return { label: `Bid ${action.card}`, tone: 'choice' };
    case 'keep':
      return { label: 'Keep Pearl', tone: 'main' };
    case 'dive':
      return { label: 'Dive Again', hint: 'Roll a die for another pearl', tone: 'choice' };
  }
}
