import type { SeatRecord, Table } from '../../tables/index.ts';
import { words } from '../words.ts';
import { mentions } from './names.ts';
import { button, buttonRows, type Screen } from './screen.ts';

/** Calls players to the table: whom, to what, and where the board is, with the way into the turn right below. */
export function turnScreen(table: Table, called: readonly SeatRecord[], link: string | null): Screen {
  const { face, play, record } = table;
  const seats = called.map(({ seat }) => seat);
  const kinds =
    play?.open.filter((d) => seats.includes(d.seat) && (d.optional !== true || d.calls)).map((d) => d.kind) ?? [];
  const tasks = [...new Set(kinds.map((kind) => face.task(kind)))].join('; ');
  return {
    content: words.play.call(mentions(called), face.name, tasks, link ? words.play.boardLink(link) : ''),
    embeds: [],
    components: buttonRows([button({ verb: 'turn', table: record.id }, words.buttons.turn, 'main')]),
  };
}
