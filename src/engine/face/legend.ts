import type { RuleText } from './face.ts';
import type { Drawing } from './icons.ts';
import * as boxes from './layout.ts';
import { CANVAS, type Box, type Shape, type Tone } from './scene.ts';

/** An entry of the legend: how a sign looks, what it means, and how to draw it into a box of 44 by 40. */
export interface Sign<I extends string> {
  readonly look: string;
  readonly says: string;
  readonly draw: (box: Box) => readonly Shape<I>[];
}

const MARGIN = 24;
const COLUMNS = 2;
const TITLE = 64;
const ROW = 46;
const MARK = { width: 44, height: 40 } as const;
const GAP = 12;

/** In the pictures of every game. */
const CHANGED: Sign<never> = {
  look: 'dashed ring',
  says: 'What Changed: a difference',
  draw: (box) => [{ kind: 'panel', ...box, ground: 'bare', edge: 'bright', dashed: true }],
};

/** The rules entry that explains the signs of a game's pictures, as text and as a scene. */
export function legendOf<I extends string>(
  game: string,
  icons: Readonly<Record<I, Drawing>>,
  own: readonly Sign<I>[],
): RuleText {
  const signs = [...own, CHANGED];
  const heading = 'Icon Legend';
  const each = Math.ceil(signs.length / COLUMNS);
  const size = { width: CANVAS.width, height: 2 * MARGIN + TITLE + each * ROW };
  const [title, page] = boxes.cutTop(boxes.inset({ x: 0, y: 0, ...size }, MARGIN), TITLE);
  const columns = boxes.columns(page, COLUMNS, GAP);
  const cells = columns.flatMap((column) => boxes.rows(column, each, 4));
  return {
    heading,
    text: signs.map(({ look, says }) => `**${look}**: ${says}`).join('\n'),
    scene: {
      ...size,
      icons,
      alt: `${game}: the icons of the pictures, each beside its meaning. The next page lists the same in words.`,
      shapes: [
        { kind: 'text', ...title, text: `${game}: ${heading}`, size: 'title', tone: 'gold' },
        ...signs.flatMap((sign, i) => drawn(sign, cells[i] ?? page)),
      ],
    },
  };
}

function drawn<I extends string>({ says, draw }: Sign<I>, cell: Box): Shape<I>[] {
  const [left, right] = boxes.cutLeft(cell, MARK.width, GAP);
  const mark = { ...left, y: left.y + (left.height - MARK.height) / 2, height: MARK.height };
  return [...draw(mark), { kind: 'text', ...right, text: says, size: 'label', tone: 'bright' }];
}

export function iconSign<I extends string>(icon: I, look: string, says: string, tone: Tone = 'bright'): Sign<I> {
  return { look, says, draw: (box) => [{ kind: 'icon', ...boxes.inset(box, 4), icon, tone }] };
}
