import { z } from 'zod';
import { canonical } from '#engine';
import type { ActionRow, ClockRow, GameRow, MessageRow, NoticeRow, SeatRow } from './statements/index.ts';
import type {
  ClockRecord,
  LogLine,
  MatchRecord,
  MessageRecord,
  NewNotice,
  Notice,
  SeatRecord,
  TableRecord,
} from './store.ts';

const NUMBERS = z.array(z.number());
const SEAT_KEEPSAKE = z.object({ id: z.string(), person: z.string(), version: z.number(), kept: z.unknown() });

/** A row that this store did not write: the file was damaged or changed by another program. */
export class UnreadableRow extends Error {}

/** The row of a table, without its match once it has ended: the archive holds it. */
export function gameRow(table: TableRecord): GameRow {
  const match = isOpen(table.status) ? table.match : null;
  return {
    id: table.id,
    game: table.game,
    rules: table.rules,
    guild: table.guild,
    channel: table.channel,
    status: table.status,
    revision: table.revision,
    host: table.host,
    createdAt: table.createdAt,
    changedAt: table.changedAt,
    options: canonical(table.options),
    settings: canonical(table.settings),
    secret: table.secret,
    commitment: table.commitment,
    seed: table.seed,
    outcome: canonical(table.outcome),
    proposal: canonical(table.proposal),
    touchedAt: table.touchedAt,
    sleep: table.sleep,
    sleepDue: table.sleepDue,
    seq: match?.seq ?? null,
    since: match && canonical(match.since),
    state: match?.state ?? null,
    back: match?.back ?? null,
  };
}

/** A table from its rows; `archived` is the match of an ended one. */
export function tableRecord(
  row: GameRow,
  { seats, clocks }: { readonly seats: readonly SeatRow[]; readonly clocks: readonly ClockRow[] },
  archived: MatchRecord | null,
): TableRecord {
  const { seq, since, state, back, ...rest } = row;
  return {
    ...rest,
    options: parsed(row.options),
    settings: parsed(row.settings),
    outcome: parsed(row.outcome),
    proposal: parsed(row.proposal),
    seats: seats.map(({ tableId: _, keepsake, ...seat }) => ({
      ...seat,
      keepsake: keepsake === null ? null : parsed(keepsake, SEAT_KEEPSAKE),
    })),
    clocks: clocks.map(({ tableId: _, ...clock }) => clock),
    match:
      seq === null || since === null || state === null ? archived : { seq, state, back, since: parsed(since, NUMBERS) },
  };
}

export function isOpen(status: TableRecord['status']): boolean {
  return status === 'lobby' || status === 'playing';
}

export function seatRow(
  tableId: string,
  { seat, player, name, joined, conceded, ai, chosen, offered, word, keepsake }: SeatRecord,
): SeatRow {
  const kept = keepsake && canonical(keepsake);
  return { tableId, seat, player, name, joined, conceded, ai, chosen, offered, word, keepsake: kept };
}

export function clockRow(tableId: string, { seat, bank, spent, since, stage, due, out }: ClockRecord): ClockRow {
  return { tableId, seat, bank, spent, since, stage, due, out };
}

export function actionRow(tableId: string, line: LogLine): ActionRow {
  const { revision, at, player, seq, hash, why } = line;
  return {
    tableId,
    revision,
    at,
    player,
    seq,
    hash,
    why,
    entry: canonical(line.entry),
    events: canonical(line.events),
  };
}

export function logLine({ tableId: _, entry, events, ...rest }: ActionRow): LogLine {
  return { ...rest, entry: parsed(entry), events: parsed(events) };
}

export function messageRow({ table, seats, ...rest }: MessageRecord): MessageRow {
  const { kind, channel, message, buried, revision } = rest;
  return { tableId: table, kind, channel, message, buried, revision, seats: canonical(seats) };
}

export function messageRecord({ tableId, seats, ...rest }: MessageRow): MessageRecord {
  return { table: tableId, ...rest, seats: parsed(seats, NUMBERS) };
}

/** A new notice is due at once. */
export function noticeRow(tableId: string, { kind, revision, seats }: NewNotice): Omit<NoticeRow, 'id'> {
  return { tableId, kind, revision, seats: canonical(seats), attempts: 0, due: 0 };
}

export function notice({ tableId, seats, ...rest }: NoticeRow): Notice {
  return { ...rest, table: tableId, seats: parsed(seats, NUMBERS) };
}

/** Made once: a default in the parameter list would be made for each text, which costs more than reading it. */
const ANYTHING = z.unknown();

/** The value of a stored JSON text. Throws UnreadableRow when it is not JSON of that shape. */
export function parsed(text: string): unknown;
export function parsed<T>(text: string, shape: z.ZodType<T>): T;
export function parsed(text: string, shape: z.ZodType = ANYTHING): unknown {
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw new UnreadableRow('A stored text is not what was written.', { cause });
  }
}
