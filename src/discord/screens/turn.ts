import type { Seat } from '#engine';
import { holderOf, hopedFor, waitingFor, type SeatRecord, type Table } from '../../tables/index.ts';
import { words } from '../words.ts';
import { deadlineText } from './clock/deadlines.ts';
import { mentions, seatList } from './names.ts';
import { button, buttonRows, type Screen } from './screen.ts';

/** Pings players: their names, their task and a link to the board, with a button that opens the turn. */
export function turnScreen(table: Table, called: readonly SeatRecord[], link: string | null): Screen {
  const { face, record } = table;
  return {
    content: words.play.call(
      mentions(called),
      face.name,
      tasksOf(table, called),
      [deadlineText(table, called), link ? words.play.boardLink(link) : ''].filter((part) => part !== '').join(' '),
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

/**
 * The players the table waits for besides that seat: people, and AI players who are thinking. While somebody has called
 * for help, those are the players called.
 */
export function waitingText(table: Table, except: Seat | null = null): string {
  const others = (seats: readonly Seat[]) => seats.filter((seat) => seat !== except);
  const called = others(hopedFor(table));
  if (called.length > 0) return words.play.calledFor(seatList(table, called), seatList(table, waitingFor(table)));
  const waiting = others(waitingFor(table));
  const thinking = waiting.filter((seat) => holderOf(table, seat)?.ai !== null);
  const people = waiting.filter((seat) => !thinking.includes(seat));
  return [
    ...(waiting.length === 0 ? [words.play.nobodyActs] : []),
    ...(people.length > 0 ? [words.play.waitingFor(seatList(table, people))] : []),
    ...(thinking.length > 0 ? [words.play.thinking(seatList(table, thinking))] : []),
  ].join(' ');
}
