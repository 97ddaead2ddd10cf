import { boxes, CANVAS, OWNERS, SHARED_ICONS, type Box, type Scene, type Shape } from '#engine';
import { at, type Card } from './state.ts';
import type { ToyView } from './view.ts';

/** Everybody's cards as pieces, and their points. */
export function toyScene(view: ToyView): Scene {
  const lines = boxes.rows(boxes.inset({ x: 0, y: 0, ...CANVAS }, 20), view.seats.length, 10);
  return {
    ...CANVAS,
    icons: SHARED_ICONS,
    alt: `Lanterns, round ${String(view.round)} of ${String(view.rounds)}.`,
    shapes: view.seats.flatMap(({ cards, bid }, seat): Shape[] => {
      const line = at(lines, seat);
      const owner = at(OWNERS, seat);
      return [
        { kind: 'panel', ...line, ground: 'room', ...(bid === 'sealed' ? { edge: owner } : {}) },
        ...pieces(line, cards).map((box): Shape => ({ kind: 'piece', ...box, owner, letter: '#', look: 'full' })),
        {
          kind: 'text',
          ...{ ...line, x: line.x + line.width - 120, width: 100 },
          text: String(at(view.scores, seat)),
          size: 'title',
          tone: owner,
          align: 'right',
        },
      ];
    }),
  };
}

/** The cards in hand, with their names. */
export function toyHandScene({ own }: ToyView): Scene | null {
  if (!own) return null;
  const cards = boxes.columns({ x: 20, y: 20, width: 960, height: 200 }, Math.max(1, own.hand.length), 10);
  const name = (card: Card, box: Box): Shape[] => [
    { kind: 'panel', ...box, ground: 'raised', edge: 'gold' },
    { kind: 'text', ...boxes.inset(box, 10), text: card, size: 'heading', tone: 'bright', align: 'center' },
  ];
  return {
    icons: SHARED_ICONS,
    width: 1000,
    height: 240,
    alt: `Your hand: ${own.hand.join(', ') || 'empty'}.`,
    shapes: [
      { kind: 'panel', x: 10, y: 10, width: 980, height: 220, ground: 'hull' },
      ...own.hand.flatMap((card, i) => name(card, at(cards, i))),
    ],
  };
}

function pieces({ x, y, height }: Box, count: number): Box[] {
  return Array.from({ length: count }, (_, i) => ({
    x: x + 20 + i * 60,
    y: y + height / 2 - 25,
    width: 50,
    height: 50,
  }));
}
