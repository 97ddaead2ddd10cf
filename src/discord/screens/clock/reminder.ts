import type { SeatRecord, Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { mentions } from '../names.ts';
import { button, buttonRows, type Screen } from '../screen.ts';
import { tasksOf } from '../turn.ts';
import { deadlineText } from './deadlines.ts';

/** Reminds players that their time runs out. */
export function reminderScreen(table: Table, called: readonly SeatRecord[], link: string | null): Screen {
  const { face, record } = table;
  return {
    content: words.clock.reminder(
      mentions(called),
      face.name,
      tasksOf(table, called),
      deadlineText(table, called),
      link ? words.play.boardLink(link) : '',
    ),
    embeds: [],
    components: buttonRows([button({ verb: 'turn', table: record.id }, words.buttons.turn, 'main')]),
  };
}
