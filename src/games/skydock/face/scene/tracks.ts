import { boxes, type Box } from '#engine';
import type { Shape } from '../../content/icons.ts';
import { levelStarts } from '../../ship/alert.ts';
import { LAUNCH } from '../../content/printed.ts';
import type { Table } from '../../state/state.ts';
import { alertOf } from '../shown/tracks.ts';

/** The alert and the launch track: how far each has come, and how far it still is. */
export function tracks(table: Table, box: Box): Shape[] {
  const { level, name, dc, toLockdown } = alertOf(table);
  const [head, below] = boxes.cutTop(boxes.inset(box, 12, 7), 30);
  const [alert, launch] = boxes.rows(below, 2, 2);
  if (!alert || !launch) return [];
  const high = level >= 4;
  const starts = levelStarts(table);
  return [
    { kind: 'panel', ...box, ground: high ? 'danger' : 'hull', ...(high ? { edge: 'danger' } : {}) },
    {
      kind: 'text',
      ...{ ...head, width: head.width - 74 },
      text: name,
      size: 'label',
      tone: high ? 'danger' : 'bright',
    },
    {
      kind: 'text',
      ...{ ...head, x: head.x + head.width - 70, width: 70 },
      text: `DC ${dc}`,
      size: 'label',
      tone: 'gold',
      align: 'right',
    },
    ...line(alert, {
      icon: 'alert',
      tone: 'danger',
      spaces: starts.at(-1) ?? 1,
      reached: table.alert + 1,
      left: toLockdown,
      breaks: starts.slice(1, -1),
    }),
    ...line(launch, {
      icon: 'launch',
      tone: 'good',
      spaces: LAUNCH,
      reached: LAUNCH - table.launch,
      left: table.launch,
      breaks: [],
    }),
  ];
}

interface Course {
  readonly icon: 'alert' | 'launch';
  readonly tone: 'danger' | 'good';
  readonly spaces: number;
  readonly reached: number;
  readonly left: number;
  readonly breaks: readonly number[];
}

/** The icon, the track, and what is left of it. */
function line(box: Box, { icon, tone, spaces, reached, left, breaks }: Course): Shape[] {
  const { x, y, width, height } = box;
  const bar = 18;
  return [
    { kind: 'icon', x, y: y + (height - 24) / 2, width: 24, height: 24, icon, tone },
    {
      kind: 'track',
      ...{ x: x + 34, y: y + (height - bar) / 2, width: width - 34 - 38, height: bar },
      spaces,
      reached: Math.min(spaces, reached),
      tone,
      breaks,
    },
    { kind: 'text', x: x + width - 34, y, width: 34, height, text: `${left}`, size: 'label', tone, align: 'right' },
  ];
}
