import { ordersOf, type Seat } from '#engine';
import {
  afterLobby,
  isReserved,
  lastActionOf,
  missingSeats,
  ownedByPerson,
  notPlaying,
  ownSeat,
  readEntry,
  readTableEvent,
  seatedIn,
  seatOf,
  type LogLine,
  type SeatRecord,
  type Table,
  type TableRefusal,
  type Tables,
} from '../../tables/index.ts';
import type { CustomId } from '../custom-id.ts';
import type { Asker } from '../in/asker.ts';
import { BOARD_LINES, boardInWords, tableScreen } from '../screens/board.ts';
import { changesScreen } from '../screens/story/changes.ts';
import { playerName, refusalText } from '../screens/names.ts';
import { withoutOwn } from '../screens/story/digest.ts';
import { stepAt, toldAfter, type Told } from '../screens/story/narration.ts';
import { unreadFrom } from '../screens/story/unread.ts';
import { optionsScreen } from '../screens/options.ts';
import { answeredRequest, requestButtons, requestScreen } from '../screens/people/seat-request.ts';
import { ordersScreen, type OrdersPage } from '../screens/orders/orders.ts';
import { handScreen } from '../screens/panel/known.ts';
import { panelScreen, type PanelExtras } from '../screens/panel/panel.ts';
import { button, buttonRows, lines, type Opened, type Screen } from '../screens/screen.ts';
import { words } from '../words.ts';

/** The most lines of the log read to tell what happened since somebody's last turn. */
const RECENT_LINES = 60;

/** The panel of the presser's seat, with what happened since they last did something, under a note if there is one. */
export async function openTurn(tables: Tables, table: Table, asker: Asker, note?: string): Promise<Screen> {
  const seat = seatOf(table, asker.press.person.id);
  if (!seat) return openPanel(table, asker, note === undefined ? {} : { note });
  const log = await tables.logSince(table, asker.press.person.id, RECENT_LINES);
  const isNew = table.record.status === 'playing' && !seat.conceded && hasYetToAnswer(seat.player, log);
  return tippedPanel(tables, table, asker, {
    ...(note === undefined ? {} : { note }),
    isFirst: isNew,
    ...happened(table, log, seat, isNew),
  });
}

/** What the last step of a seat led to, as it was told right after it, and what others have done since. */
function happened(table: Table, log: readonly LogLine[], { player, seat }: SeatRecord, isNew: boolean): PanelExtras {
  const last = lastActionOf(player, log);
  const own = stepAt(table, log, last, seat);
  const told = newsAfter(table, log, last, seat).filter(({ line }) => line !== words.log.started);
  if (told.length === 0) return { told: own, toldTitle: words.play.justNow };
  const isCut = log.length === RECENT_LINES && last < 0;
  return { own, told, toldTitle: isNew ? words.play.sinceBegin : words.play.sinceLast, isCut };
}

/** What happened after the line at that index, or after that revision, without what the reader did in the steps of others. */
function newsAfter(table: Table, log: readonly LogLine[], at: number, seat: Seat, after = 0): Told[] {
  return withoutOwn(toldAfter(table, log, at, seat, after), seat);
}

/** Whether this person has given no answer since the game began; `log` holds the game's newest lines. */
function hasYetToAnswer(player: string, log: readonly LogLine[]): boolean {
  const begun = log.some((line) => readTableEvent(line)?.kind === 'started');
  return begun && !log.some((line) => line.player === player && readEntry(line)?.kind === 'answer');
}

/** The message of a table that everybody sees, with its last events. */
export async function openBoard(tables: Tables, table: Table): Promise<Screen> {
  const isPlaying = table.record.status === 'playing';
  if (!isPlaying) return tableScreen(table, []);
  return tableScreen(
    table,
    await tables.log(table.record.id, BOARD_LINES),
    await tables.people.vacations(table.record.seats),
  );
}

/**
 * What the presser's last step led to, and what has changed on the board since; also what they had not looked at when they
 * answered last. For a spectator, what everybody may know of late.
 */
export async function openChanges(tables: Tables, table: Table, asker: Asker): Promise<Screen> {
  const { id: player } = asker.press.person;
  const seat = seatOf(table, player);
  if (!table.play || (seat && seat.ai !== null)) return openPanel(table, asker);
  const log = await tables.log(table.record.id, RECENT_LINES);
  if (!seat)
    return changesScreen(table, 'public', null, {
      own: [],
      told: toldAfter(table, log, -1, 'public'),
      since: null,
      isCut: false,
    });
  const looked = await tables.looks.look(table.record.id, player);
  const last = lastActionOf(player, log);
  const from = unreadFrom(table, log, seat, looked);
  const own = [...stepAt(table, log, from, seat.seat), ...toldAfter(table, log.slice(0, last + 1), from, seat.seat)];
  const told = newsAfter(table, log, last, seat.seat);
  const acted = log[last]?.revision ?? (await tables.lastActionBy(table, player));
  const left = log[from]?.revision ?? acted;
  // Where the last step itself is told, what it changed is ringed as well.
  const since = own.length > 0 ? left - 1 : left;
  const unseen = looked > acted ? newsAfter(table, log, last, seat.seat, looked) : [];
  return changesScreen(table, seat.seat, await tables.positionAt(table, since), {
    own,
    told: told.slice(0, told.length - unseen.length),
    unseen,
    since,
    isCut: log.length === RECENT_LINES && last < 0,
  });
}

/** What the presser knows, without any question. */
export function openHand(table: Table, asker: Asker): Screen {
  const seat = seatOf(table, asker.press.person.id);
  return seat && table.play ? handScreen(table, seat.seat) : openPanel(table, asker);
}

/** Private messages that are brought up to date while they are open. */
export type Refreshed = Extract<Opened['what'], 'panel' | 'hand' | 'changes' | 'options' | 'request'>;

/** What a private message that showed this shows now. */
export function openAgain(
  tables: Tables,
  table: Table,
  asker: Asker,
  { what, revision, page = 0, warning }: Opened & { readonly what: Refreshed },
): Promise<Screen> {
  switch (what) {
    case 'panel':
      return openTurn(tables, table, asker, warning);
    case 'hand':
      return Promise.resolve(openHand(table, asker));
    case 'changes':
      return openChanges(tables, table, asker);
    case 'options':
      // A sentence nobody asked for must not read like a refusal.
      return Promise.resolve(
        table.record.status === 'playing' ? sentence(words.options.begun) : openOptions(table, asker, page),
      );
    case 'request':
      return openRequest(tables, table, asker, revision);
  }
}

/** The board, or what the presser knows, without a picture. */
export function openInWords(table: Table, asker: Asker, of: 'board' | 'hand'): Screen {
  if (table.play && of === 'board') return boardInWords(table);
  const seat = seatOf(table, asker.press.person.id);
  return seat && table.play ? handScreen(table, seat.seat, 'in-words') : openPanel(table, asker);
}

/** The presser's request for a seat, made at that revision; once it no longer stands, what became of it. */
async function openRequest(tables: Tables, table: Table, asker: Asker, made: number): Promise<Screen> {
  const { id } = asker.press.person;
  const { proposal } = table;
  if (proposal?.kind === 'take-over' && proposal.person.id === id) return requestScreen(table);
  return answeredRequest(table, id, await tables.logPage(table.record.id, { after: made, limit: RECENT_LINES }));
}

/** The options of a lobby at that page, or at the page of that menu; one sentence once there is no lobby any more. */
export function openOptions(
  table: Table,
  { press }: Asker,
  page: number | CustomId<'choose' | 'strength'>,
  refusal?: TableRefusal | string,
): Screen {
  return table.record.status === 'lobby'
    ? optionsScreen(table, page, refusal)
    : sentence(refusalText(afterLobby(table, press.person.id), table));
}

/** The panel of the presser's seat; one sentence for a presser without a seat, or before there is a game. */
export function openPanel(table: Table, asker: Asker, extras: PanelExtras = {}): Screen {
  const seat = seatOf(table, asker.press.person.id);
  if (!table.play) return sentence(refusalText(notPlaying(table, asker.press.person.id), table));
  const playing = table.record.status === 'playing';
  if (!seat) return spectatorScreen(table);
  if (playing && seat.ai !== null) return withWayBack(words.ai.holdsSeat, table);
  const warning = asker.missing.length > 0 ? words.oops.permissionsNow(asker.missing.join(', ')) : undefined;
  const notes = [warning, extras.note].filter((text) => text !== undefined);
  return panelScreen(table, seat.seat, { ...extras, ...(notes.length > 0 ? { note: notes.join('\n') } : {}) });
}

/** What is answered in the presser's place; one sentence for a presser without a seat to play. */
export async function openOrders(tables: Tables, table: Table, asker: Asker, page: OrdersPage): Promise<Screen> {
  const own = ownSeat(table, asker.press);
  if ('why' in own) return sentence(refusalText(own, table));
  if (own.ai !== null) return withWayBack(words.ai.holdsSeat, table);
  if (ordersOf(table.game, own.seat).length === 0) return sentence(words.orders.none);
  const all = await tables.orders.of(table);
  const chosen = all.find(({ seat, player }) => seat === own.seat && player === own.player)?.chosen ?? {};
  return ordersScreen(table, { seat: own.seat, chosen }, page);
}

/** The panel with a tip for somebody new to the game, and with what is about to be answered in the presser's place. */
export async function tippedPanel(
  tables: Tables,
  table: Table,
  asker: Asker,
  extras: PanelExtras = {},
): Promise<Screen> {
  const held = seatOf(table, asker.press.person.id);
  const tip = held?.ai === null ? await tables.tips.show(table, held.player) : null;
  const inPlace = held?.ai === null ? await tables.orders.answersInPlace(table, held.seat) : undefined;
  return openPanel(table, asker, { ...extras, tip, ...(inPlace && { inPlace }) });
}

/** That an AI plays the asker's seat from now on, and the way back. */
export function lentScreen(table: Table): Screen {
  return withWayBack(words.ai.handedOver, table);
}

/** What somebody without a seat may do: look at the game, and ask for the seat of any AI player. */
function spectatorScreen(table: Table): Screen {
  const { id, status } = table.record;
  return {
    ...sentence(refusalText({ why: 'not-seated' }, table)),
    components: buttonRows([
      button({ verb: 'changes', table: id }, words.buttons.changes, 'choice'),
      button({ verb: 'log', table: id }, words.buttons.log, 'quiet'),
      ...(status === 'playing' ? requestButtons(table, 'quiet') : []),
    ]),
  };
}

/** A sentence, and the button that takes the seat back. */
function withWayBack(content: string, { record }: Table): Screen {
  const back = button({ verb: 'take-back', table: record.id }, words.buttons.takeBack, 'choice');
  return { ...sentence(content), components: buttonRows([back]) };
}

/** Whether the game has ended, or the others have yet to agree to it. */
export function endText({ record }: Table): string {
  return record.status === 'finished' ? words.over.agreed : words.proposal.made;
}

/** One sentence and nothing to press. */
export function sentence(content: string): Screen {
  return { content, embeds: [], components: [] };
}

/**
 * What the person who opened a table does next, with the button to start where nobody is missing and no seat is reserved; and
 * that fewer AI players found a seat than were asked for.
 */
export function openedScreen(table: Table, asked = 0, where = ''): Screen {
  const { id, seats } = table.record;
  const seated = seats.filter((held) => !ownedByPerson(held)).length;
  const next = nextText(table);
  return {
    ...sentence(lines(seated < asked ? `${next} ${words.lobby.fewerAi(seated, asked)}` : next, where)),
    components: buttonRows(isReady(table) ? [button({ verb: 'start', table: id }, words.buttons.start, 'main')] : []),
  };
}

/** The same after Play Again; and that the presser, who was not in the last game, sits where an AI player did. */
export function openedAgainScreen(table: Table, old: Table): Screen {
  const { host } = table.record;
  const isNew = seatOf(old, host) === null;
  const had = aiSeats(old).length;
  return openedScreen(table, isNew ? 0 : had, isNew && aiSeats(table).length < had ? words.lobby.openedInstead : '');
}

function aiSeats({ record }: Table): SeatRecord[] {
  return record.seats.filter((held) => !ownedByPerson(held));
}

/** Whether a table has all its players, and none has yet to join. */
function isReady({ game, record }: Table): boolean {
  return seatedIn(record).length === game.seats[1];
}

function nextText(table: Table): string {
  const { seats, host } = table.record;
  const own = table.face.role(seatOf(table, host)?.seat ?? 0);
  const reserved = seats.filter(isReserved).map(playerName);
  if (reserved.length > 0 && missingSeats(table).length > 0) return words.lobby.openedFor(own, reserved);
  return isReady(table) ? words.lobby.openedFull(own) : words.lobby.opened(own);
}

/** The panel of the person who has just begun the game, with their first question. */
export function firstPanel(tables: Tables, table: Table, asker: Asker): Promise<Screen> {
  return tippedPanel(tables, table, asker, { isFirst: true });
}
