import type { Panel } from '#engine';
import { GROUNDS, TONES } from '../palette.ts';
import { rect } from '../sheet.ts';

const EDGE = 3;
const CORNER = 9;

/** A background with rounded corners; its edge is drawn inside. */
export function panel({ x, y, width, height, ground, edge, dashed }: Panel): string {
  const line = edge === undefined ? 0 : EDGE;
  const fill = ground === 'bare' ? 'none' : GROUNDS[ground];
  const stroke = edge === undefined ? '' : ` stroke="${TONES[edge]}" stroke-width="${line}"`;
  const gaps = dashed ? ' stroke-dasharray="9 7"' : '';
  const inner = { x: x + line / 2, y: y + line / 2, width: width - line, height: height - line };
  return rect(inner, `rx="${CORNER}" fill="${fill}"${stroke}${gaps}`);
}
