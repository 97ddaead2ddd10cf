import type { SeatRecord, Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { mentions } from '../names.ts';
import { button, buttonRows, type Row, type Screen } from '../screen.ts';
import { relative } from './deadlines.ts';

/** Tells the players of a table that nobody has touched for long that it will be put away. */
export function idleScreen(table: Table, called: readonly SeatRecord[]): Screen {
  const { face, record } = table;
  const say = record.status === 'lobby' ? words.clock.idle.lobby : words.clock.idle.playing;
  return {
    content: say(mentions(called), face.name, relative(record.sleepDue ?? record.changedAt)),
    embeds: [],
    components: wakeRow(table, words.clock.buttons.keepOpen),
  };
}

/** The button that wakes a table which was put away. */
export function wakeRow({ record: { id: table } }: Table, label: string = words.clock.buttons.wake): Row[] {
  return buttonRows([button({ verb: 'wake', table }, label, 'main')]);
}

export function isAsleep({ record }: Table): boolean {
  return record.sleep === 'asleep';
}
