import { time, TimestampStyles } from '@discordjs/formatters';
import type { APIEmbed } from 'discord-api-types/v10';
import { clipped, type Seat } from '#engine';
import {
  waitingFor,
  withoutUndone,
  type LogLine,
  type SeatRecord,
  type SeatVacation,
  type Table,
} from '../../tables/index.ts';
import { words } from '../words.ts';
import { deadlineText } from './clock/deadlines.ts';
import { isAsleep, wakeRow } from './clock/idle.ts';
import { lobbyScreen } from './lobby.ts';
import { seatList, shortCommitment } from './names.ts';
import { finalOf } from './final.ts';
import { offersRow, offersText } from './pings/offer.ts';
import { proposalRow, proposalText } from './proposal.ts';
import { headlines } from './story/digest.ts';
import { sentences } from './story/narration.ts';
import { verifyButton } from './story/verdict.ts';
import { waitingText } from './turn.ts';
import {
  button,
  buttonRows,
  codeBlock,
  COLOURS,
  fieldsOf,
  fitted,
  LIMITS,
  lines,
  type Picture,
  type Screen,
} from './screen.ts';

/** Log lines that the board tells its last events from. */
export const BOARD_LINES = 30;
/** The last events: about 110 px at a width of 390 px. */
const EVENTS = { most: 5, rows: 5, columns: 44, among: 12 } as const;

/** What else the board tells of a game that is played. */
interface Told {
  /** What happened last. */
  readonly events: readonly string[];
  readonly vacations: readonly SeatVacation[];
}

const NOTHING: Told = { events: [], vacations: [] };

/**
 * The one message of a table that everybody sees, whatever the table is at; `log` holds the newest lines of its log, and
 * `vacations` those of its players that are soon or now.
 */
export function tableScreen(table: Table, log: readonly LogLine[], vacations: readonly SeatVacation[] = []): Screen {
  switch (table.record.status) {
    case 'lobby':
      return lobbyScreen(table);
    case 'cancelled':
      return { content: words.lobby.cancelled, embeds: [], components: [] };
    case 'playing':
    case 'finished':
      return boardScreen(table, log, vacations);
  }
}

function boardScreen(table: Table, log: readonly LogLine[], vacations: readonly SeatVacation[]): Screen {
  const playing = table.record.status === 'playing';
  const told = playing ? { events: lastEvents(table, log), vacations } : NOTHING;
  return {
    content: '',
    embeds: fitted([boardEmbed(table, told, 'all')]),
    components: [
      ...(isAsleep(table) ? wakeRow(table) : []),
      ...(playing
        ? buttonRows(boardButtons(table))
        : buttonRows([logButton(table), verifyButton(table.record.id), textButton(table)])),
      ...offersRow(table),
      ...proposalRow(table),
    ],
    pictures: boardPictures(table, told),
  };
}

/** What happened last, as everybody may know it. */
function lastEvents(table: Table, log: readonly LogLine[]): string[] {
  const told = withoutUndone(log).flatMap((line) => sentences(table, line, 'public'));
  return headlines(table, told, EVENTS).map(words.play.event);
}

function boardPictures(table: Table, told: Told): Picture[] {
  const { face, game, play } = table;
  if (!play) return [];
  const [beside] = fitted([boardEmbed(table, told, 'beside-picture')]);
  const scene = face.scene(finalOf(table)?.view ?? game.view(play.match.state, 'public'));
  return [{ name: 'board.png', scene, ...(beside && { beside }) }];
}

/** What the board's embed says: everything, or what no picture shows. */
function boardEmbed(table: Table, { events, vacations }: Told, extent: 'all' | 'beside-picture'): APIEmbed {
  const { face, game, play, record } = table;
  const view = finalOf(table)?.view ?? (play && game.view(play.match.state, 'public'));
  const board = play && face.board(view);
  const playing = record.status === 'playing';
  return {
    title: playing ? face.name : words.over.headline(face.name),
    color: playing ? COLOURS.play : COLOURS.over,
    description: clipped(
      lines(
        // How a game ended that was played to its end says all that its status says.
        play && table.ending?.kind !== 'played' && `**${face.status(view)}**`,
        isAsleep(table) && words.clock.idle.asleep,
        playing ? waitingText(table) : endingText(table),
        playing && deadlineText(table, awaitedOf(table)),
        playing && goneText(table),
        ...vacations.map(({ seat, from, to }) => words.clock.vacation(seatList(table, [seat]), day(from), day(to - 1))),
        offersText(table),
        ...events,
        extent === 'all' && board && codeBlock(board.text),
        extent === 'all' && board?.legend,
        table.proposal && `\n${proposalText(table)}`,
      ),
      LIMITS.description,
    ),
    fields: fieldsOf(board?.fields ?? [], extent),
    ...(playing && game.dice ? { footer: { text: words.lobby.sealed(shortCommitment(record)) } } : {}),
  };
}

/** The day of a moment in ms since 1970, as Discord shows it to each reader. */
function day(at: number): string {
  return time(Math.floor(at / 1000), TimestampStyles.ShortDate);
}

/** The players the table waits for. */
function awaitedOf(table: Table): SeatRecord[] {
  const awaited = waitingFor(table);
  return table.record.seats.filter(({ seat }) => awaited.includes(seat));
}

/** The board in words alone, for somebody who would rather read it. */
export function boardInWords(table: Table): Screen {
  return { content: '', embeds: fitted([boardEmbed(table, NOTHING, 'all')]), components: [] };
}

/** Says who conceded; empty while nobody has. */
function goneText(table: Table): string {
  const gone = goneSeats(table);
  return gone.length === 0 ? '' : words.play.conceded(seatList(table, gone));
}

function goneSeats({ record }: Table): Seat[] {
  return record.seats.filter(({ conceded }) => conceded).map(({ seat }) => seat);
}

/** How the game ended, in one sentence; empty while it is played. */
export function endingText(table: Table): string {
  const { ending, face, game, play } = table;
  switch (ending?.kind) {
    case undefined:
      return '';
    case 'agreed':
      return words.over.agreed;
    case 'stopped':
      return words.over.stopped(ending.by);
    case 'conceded':
      return words.over.conceded(seatList(table, goneSeats(table)), seatList(table, ending.winners));
    case 'played':
      return play ? face.result(game.view(play.match.state, 'public'), ending.outcome).headline : '';
  }
}

function boardButtons(at: Table) {
  const table = at.record.id;
  return [
    button({ verb: 'turn', table }, words.buttons.turn, 'main'),
    button({ verb: 'hand', table }, words.buttons.hand, 'choice'),
    logButton(at),
    button({ verb: 'help', table }, words.buttons.help, 'quiet'),
    textButton(at),
  ];
}

function textButton({ record: { id: table } }: Table) {
  return button({ verb: 'text', table, shows: 'board' }, words.buttons.text, 'quiet');
}

function logButton({ record: { id: table } }: Table) {
  return button({ verb: 'log', table }, words.buttons.log, 'quiet');
}
