import type { RuleText } from './face.ts';
import type { Drawing } from './icons.ts';
import * as boxes from './layout.ts';
import { CANVAS, type Box, type Shape, type Tone } from './scene.ts';

/** Something a picture shows: what it looks like, what it says, and how it is drawn into a box of 44 by 40. */
export interface Sign<I extends string> {
  readonly look: string;
  readonly says: string;
  readonly draw: (box: Box) => readonly Shape<I>[];
}

const MARGIN = 24;
const COLUMNS = 3;
const TITLE = 64;
const MARK = { width: 44, height: 40 } as const;
const GAP = 12;

/** The pictures of every game have it. */
const CHANGED: Sign<never> = {
  look: 'dashed ring',
  says: 'What Changed: a difference',
  draw: (box) => [{ kind: 'panel', ...box, ground: 'bare', edge: 'bright', dashed: true }],
};

/** The entry of a rules reference that says what the signs of a game's pictures mean: in words, and drawn. */
export function legendOf<I extends string>(
  game: string,
  icons: Readonly<Record<I, Drawing>>,
  own: readonly Sign<I>[],
): RuleText {
  const signs = [...own, CHANGED];
  const heading = 'Signs of the Pictures';
  const [title, page] = boxes.cutTop(boxes.inset({ x: 0, y: 0, ...CANVAS }, MARGIN), TITLE);
  const columns = boxes.columns(page, COLUMNS, GAP);
  const each = Math.ceil(signs.length / COLUMNS);
  const cells = columns.flatMap((column) => boxes.rows(column, each, 4));
  return {
    heading,
    text: signs.map(({ look, says }) => `**${look}**: ${says}`).join('\n'),
    scene: {
      ...CANVAS,
      icons,
      alt: `${game}: the signs of the pictures, each beside what it says. The text of this message lists the same.`,
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
  return [...draw(mark), { kind: 'text', ...right, text: says, size: 'body', tone: 'bright' }];
}

/** A sign that is an icon. */
export function iconSign<I extends string>(icon: I, look: string, says: string, tone: Tone = 'bright'): Sign<I> {
  return { look, says, draw: (box) => [{ kind: 'icon', ...boxes.inset(box, 4), icon, tone }] };
}
