import { boxes, type Box, type Seat } from '#engine';
import type { Shape } from '../../../content/icons.ts';
import { characterOf } from '../../../characters/characters.ts';
import type { Hand, Slot } from '../../../state/state.ts';
import type { View } from '../../../state/view.ts';
import { boardOf, pirateOf } from '../../words/reading.ts';
import { leveled, numberRange } from '../../words/words.ts';

const GAP = 8;
/** Width of a row's number. */
const ROW = 20;

/** The character board row by row, the rows numbered as in the options: each slot with its numbers of the D20, its ability, and what lies on it or is planned to. */
export function ownBoard(view: View, seat: Seat, { plan }: Hand, box: Box): Shape[] {
  const { rows } = characterOf(pirateOf(view, seat));
  const board = boardOf(view, seat);
  const widest = Math.max(...rows.map((row) => row.length));
  const lines = boxes.rows(box, rows.length, GAP);
  let slot = 0;
  return rows.flatMap((row, i) => {
    const [heading, line] = boxes.cutLeft(lines[i] ?? box, ROW, GAP);
    const cells = boxes.columns(line, widest, GAP);
    const slots = row.flatMap((numbers, column) => {
      const cell = cells[column];
      const held = board[slot] ?? null;
      const planned = plan.marks.includes(slot);
      slot++;
      return cell ? [...ground(held, planned, cell), ...token(held, planned, numbers, cell)] : [];
    });
    return [{ kind: 'text', ...heading, text: `${i + 1}`, size: 'label', tone: 'quiet' } as const, ...slots];
  });
}

function ground(held: Slot | null, planned: boolean, box: Box): Shape[] {
  if (held === null) return [{ kind: 'panel', ...box, ground: 'bare', edge: 'quiet', dashed: true }];
  if (held.neutralized !== 'no') {
    const dashed = held.neutralized === 'recovering' ? ({ dashed: true } as const) : {};
    return [{ kind: 'panel', ...box, ground: 'danger', edge: 'danger', ...dashed }];
  }
  if (held.markers > 0) return [{ kind: 'panel', ...box, ground: 'goal', edge: 'gold' }];
  return [{ kind: 'panel', ...box, ground: 'room', ...(planned ? ({ edge: 'gold', dashed: true } as const) : {}) }];
}

function token(held: Slot | null, planned: boolean, numbers: readonly number[], box: Box): Shape[] {
  const inner = boxes.inset(box, 10, 6);
  const [top, below] = boxes.cutTop(inner, 28);
  const range: Shape = {
    kind: 'text',
    ...top,
    text: numberRange(numbers),
    size: 'body',
    tone: held === null ? 'quiet' : 'bright',
    align: 'right',
  };
  if (held === null) return [range];
  const markers = held.markers + (planned ? 1 : 0);
  const side = Math.min(40, below.height);
  return [
    range,
    ...(held.neutralized === 'no'
      ? []
      : [icon(top, 0, held.neutralized === 'assigned' ? ('cross' as const) : ('recover' as const), 'danger')]),
    ...Array.from({ length: markers }, (_, i) =>
      icon(top, (held.neutralized === 'no' ? 0 : 26) + i * 24, 'energy', i < held.markers ? 'gold' : 'quiet'),
    ),
    {
      kind: 'icon',
      ...{ x: below.x, y: below.y + (below.height - side) / 2, width: side, height: side },
      icon: held.ability,
      tone: held.neutralized === 'no' ? (held.markers > 0 ? 'gold' : 'bright') : 'danger',
    },
    {
      kind: 'text',
      ...{ ...below, x: below.x + side + 8, width: below.width - side - 8 },
      text: leveled(held),
      size: 'label',
      tone: 'bright',
    },
  ];
}

function icon(line: Box, from: number, name: 'cross' | 'recover' | 'energy', tone: 'danger' | 'gold' | 'quiet'): Shape {
  return { kind: 'icon', x: line.x + from, y: line.y + 2, width: 24, height: 24, icon: name, tone };
}
