import { boxes, counted, type Box } from '#engine';
import type { Shape } from '../../content/icons.ts';
import { levelStarts } from '../../ship/alert.ts';
import { LAUNCH } from '../../content/printed.ts';
import type { Table } from '../../state/state.ts';
import { alertOf } from '../shown/tracks.ts';

/** The alert and the launch track: how far each has come, and how far it still is. */
export function tracks(table: Table, box: Box): Shape[] {
  const { level, name, dc, toLockdown } = alertOf(table);
  const [head, below] = boxes.cutTop(boxes.inset(box, 12, 5), 32);
  const [alert, launch] = boxes.rows(below, 2, 4);
  if (!alert || !launch) return [];
  const high = level >= 4;
  const starts = levelStarts(table);
  const [title, figure] = boxes.cutLeft(head, head.width - 74, 0);
  return [
    { kind: 'panel', ...box, ground: high ? 'danger' : 'hull', ...(high ? { edge: 'danger' } : {}) },
    { kind: 'text', ...title, text: name, size: 'label', tone: high ? 'danger' : 'bright' },
    { kind: 'text', ...figure, text: `DC ${dc}`, size: 'heading', tone: 'gold', align: 'right' },
    ...line(alert, {
      icon: 'alert',
      tone: 'danger',
      text: toLockdown > 0 ? `${counted(toLockdown, 'space')} to LOCKDOWN` : 'LOCKDOWN',
      spaces: starts.at(-1) ?? 1,
      reached: table.alert + 1,
      breaks: starts.slice(1, -1),
    }),
    ...line(launch, {
      icon: 'launch',
      tone: 'good',
      text: table.launch > 0 ? `Launch in ${counted(table.launch, 'round')}` : 'Launched',
      spaces: LAUNCH,
      reached: LAUNCH - table.launch,
      breaks: [],
    }),
  ];
}

interface Course {
  readonly icon: 'alert' | 'launch';
  readonly tone: 'danger' | 'good';
  readonly text: string;
  readonly spaces: number;
  readonly reached: number;
  readonly breaks: readonly number[];
}

const BAR = 13;

/** The icon and what is left of the track; below it, the track. */
function line(box: Box, { icon, tone, text, spaces, reached, breaks }: Course): Shape[] {
  const [words, bar] = boxes.cutTop(box, box.height - BAR - 2, 2);
  const [sign, beside] = boxes.cutLeft(words, words.height - 2, 8);
  return [
    { kind: 'icon', ...sign, y: sign.y + 1, height: sign.width, icon, tone },
    { kind: 'text', ...beside, text, size: 'heading', tone },
    { kind: 'track', ...bar, spaces, reached: Math.min(spaces, reached), tone, breaks },
  ];
}
