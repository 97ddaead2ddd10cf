import type { SeatRecord, Table } from '../../tables/index.ts';
import { words } from '../words.ts';
import { mentions } from './names.ts';
import { button, buttonRows, type Screen } from './screen.ts';

/** Pings players: their names, their task and a link to the board, with a button that opens the turn. */
export function turnScreen(table: Table, called: readonly SeatRecord[], link: string | null): Screen {
  const { face, record } = table;
  return {
    content: words.play.call(
      mentions(called),
      face.name,
      tasksOf(table, called),
      link ? words.play.boardLink(link) : '',
    ),
    embeds: [],
    components: buttonRows([button({ verb: 'turn', table: record.id }, words.buttons.turn, 'main')]),
  };
}

/** What these players are called to: "set up your defences". */
export function tasksOf({ face, game, play }: Table, called: readonly SeatRecord[]): string {
  if (!play) return '';
  const view = game.view(play.match.state, 'public');
  const seats = called.map(({ seat }) => seat);
  const calling = play.open.filter((d) => seats.includes(d.seat) && d.urgency !== 'optional');
  return [...new Set(calling.map(({ kind }) => face.task(view, kind)))].join('; ');
}
