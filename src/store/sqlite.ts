import type Database from 'better-sqlite3';
import { sameJson } from '#engine';
import { archivedLog, archivedMatch, archiveRow } from './archive.ts';
import { patiently } from './patience.ts';
import {
  actionRow,
  gameRow,
  isOpen,
  logLine,
  messageRecord,
  messageRow,
  notice as toNotice,
  noticeRow,
  seatRow,
  tableRecord,
} from './rows.ts';
import { prepare, type GameRow, type Statements } from './statements.ts';
import type { Change, Committed, LogEdit, LogLine, NewNotice, Notice, Store, TableRecord } from './store.ts';

/** The store on a connection with a migrated database. Closing the store closes the connection. */
export function sqliteStore(database: Database.Database, patience: number): Store {
  const on = prepare(database);
  const create = database.transaction(
    (table: TableRecord, interaction: string, notices: readonly NewNotice[]): 'done' | 'occupied' | 'duplicate' => {
      if (on.handled.get({ id: interaction })) return 'duplicate';
      if (isOpen(table.status) && on.openInChannel.get({ channel: table.channel })) return 'occupied';
      on.insertGame.run(gameRow(table));
      writeSeats(on, table);
      writeNotices(on, table.id, notices);
      on.insertHandled.run({ id: interaction, at: table.changedAt });
      if (!isOpen(table.status)) archive(on, table);
      return 'done';
    },
  );
  const commit = database.transaction((change: Change) => commitChange(on, change));
  const table = database.transaction((id: string) => read(on, on.game.get({ tableId: id })));
  const tableIn = database.transaction((channel: string) =>
    read(on, on.openInChannel.get({ channel }) ?? on.lastInChannel.get({ channel })),
  );
  const tables = database.transaction((query: Parameters<Store['tables']>[0]) => {
    const { player, ...rest } = query;
    const rows = player === undefined ? on.openInGuild.all(rest) : on.openOfPlayer.all({ ...rest, player });
    return rows.flatMap((row) => read(on, row) ?? []);
  });
  const notify = database.transaction((tableId: string, notices: readonly NewNotice[]) => {
    writeNotices(on, tableId, notices);
  });
  const settle = database.transaction((notice: Notice) => settleNotice(on, notice));
  const log = database.transaction((tableId: string, last?: number) => readLog(on, tableId, last));

  const serve = <T>(work: () => T) => patiently({ file: database.name, patience }, work);
  // A power cut may lose these writes, which are then repeated; they are not worth a disk sync between two presses. (A
  // crash of the process loses nothing.)
  const serveLightly = (work: () => unknown) =>
    serve(() => {
      database.pragma('synchronous = NORMAL');
      try {
        work();
      } finally {
        database.pragma('synchronous = FULL');
      }
    });
  return {
    create: (...given) => serve(() => create.immediate(...given)),
    commit: (change) => serve(() => commit.immediate(change)),
    table: (id) => serve(() => table(id)),
    revision: (id) => serve(() => on.standing.get({ tableId: id })?.revision ?? null),
    tableIn: (channel) => serve(() => tableIn(channel)),
    tables: (query) => serve(() => tables(query)),
    playing: () => serve(() => on.playing.all({}).map((row) => row.id)),
    playingConceded: () => serve(() => on.playingConceded.all({}).map((row) => row.id)),
    log: (tableId, last) => serve(() => log(tableId, last)),
    message: (tableId, kind) =>
      serve(() => {
        const row = on.message.get({ tableId, kind });
        return row ? messageRecord(row) : null;
      }),
    saveMessage: (message) => serve(() => void on.saveMessage.run(messageRow(message))),
    bury: (tableId, kind, by) => serve(() => void on.bury.run({ tableId, kind, by })),
    forgetMessage: (tableId, kind) => serve(() => void on.forgetMessage.run({ tableId, kind })),
    notify: (tableId, notices) => serve(() => notify.immediate(tableId, notices)),
    dueNotices: (now, limit) => serve(() => on.dueNotices.all({ now, limit }).map(toNotice)),
    notice: (id) =>
      serve(() => {
        const row = on.notice.get({ id });
        return row ? toNotice(row) : null;
      }),
    settleNotice: (notice) => serveLightly(() => settle.immediate(notice)),
    delayNotice: (id, until) => serveLightly(() => on.delayNotice.run({ id, due: until })),
    dueAlarms: (now, limit) =>
      serve(() => on.dueAlarms.all({ now, limit }).map(({ tableId, due }) => ({ table: tableId, due }))),
    settleAlarm: ({ table: tableId, due }) => serveLightly(() => on.dropAlarm.run({ tableId, due })),
    delayAlarm: ({ table: tableId, due }, until) => serveLightly(() => on.delayAlarm.run({ tableId, due, until })),
    fact: (key) => serve(() => on.fact.get({ key })?.value ?? null),
    saveFact: (key, value) => serve(() => void on.saveFact.run({ key, value })),
    prune: (before) => serveLightly(() => on.pruneHandled.run({ before })),
    close: () => serve(() => void database.close()),
  };
}

/** Writes one change, inside its transaction. */
function commitChange(on: Statements, { table, interaction, line, edits, notices, hasCome, alarm }: Change): Committed {
  const tableId = table.id;
  if (interaction !== null && on.handled.get({ id: interaction })) return 'duplicate';
  const before = on.standing.get({ tableId });
  if (before?.revision !== table.revision - 1) return 'stale';
  const comesIn = isOpen(table.status) && !(isOpen(before.status) && before.channel === table.channel);
  if (comesIn && on.openInChannel.get({ channel: table.channel })) return 'stale';
  if (!isOpen(before.status)) unarchive(on, tableId);
  on.updateGame.run(gameRow(table));
  writeSeats(on, table);
  for (const edit of edits) editLine(on, tableId, edit);
  if (line) on.insertLine.run(actionRow(tableId, line));
  if (hasCome !== null) callNoMore(on, tableId, 'turn', [hasCome]);
  writeNotices(on, tableId, notices);
  writeAlarm(on, tableId, alarm);
  if (interaction !== null) on.insertHandled.run({ id: interaction, at: table.changedAt });
  if (!isOpen(table.status)) archive(on, table);
  return 'done';
}

function editLine(on: Statements, tableId: string, { seq, now }: LogEdit): void {
  if (now) on.renumberLine.run({ tableId, seq, newSeq: now.seq, newHash: now.hash });
  else on.dropLine.run({ tableId, seq });
}

function writeAlarm(on: Statements, tableId: string, due: Change['alarm']): void {
  if (due === 'as it was') return;
  if (due !== null) {
    on.setAlarm.run({ tableId, due });
    return;
  }
  // Most tables have none, and looking is cheaper than deleting nothing.
  const standing = on.alarmOf.get({ tableId });
  if (standing) on.dropAlarm.run(standing);
}

function writeSeats(on: Statements, { id: tableId, seats }: TableRecord): void {
  const rows = seats.map((seat) => seatRow(tableId, seat));
  // Seats rarely change, and reading them is much cheaper than writing them.
  if (sameJson(rows, on.seatsOf.all({ tableId }))) return;
  on.clearSeats.run({ tableId });
  for (const row of rows) on.insertSeat.run(row);
}

/** A newer notice replaces the pending one and takes over its seats; a result does not. */
function writeNotices(on: Statements, tableId: string, notices: readonly NewNotice[]): void {
  for (const notice of notices) {
    const { kind } = notice;
    const waiting = kind === 'result' ? [] : on.noticesOf.all({ tableId, kind }).map(toNotice);
    if (waiting.length > 0) on.clearNotices.run({ tableId, kind });
    const seats = [...new Set([...waiting, notice].flatMap((each) => each.seats))];
    on.insertNotice.run(noticeRow(tableId, { ...notice, seats }));
  }
}

/** Removes a delivered notice. The notice that replaced it does not ping the same seats again. */
function settleNotice(on: Statements, { id, table: tableId, kind, seats }: Notice): void {
  if (on.notice.get({ id })) {
    on.dropNotice.run({ id });
    return;
  }
  if (seats.length > 0) callNoMore(on, tableId, kind, seats);
}

/**
 * Removes these seats from pending notices of that kind, and notices without seats. A remaining notice keeps its id,
 * since it may be in delivery.
 */
function callNoMore(on: Statements, tableId: string, kind: Notice['kind'], seats: readonly number[]): void {
  for (const { id, seats: called } of on.noticesOf.all({ tableId, kind }).map(toNotice)) {
    const left = called.filter((seat) => !seats.includes(seat));
    if (left.length === 0) on.dropNotice.run({ id });
    else if (left.length < called.length) on.callSeats.run({ id, seats: JSON.stringify(left) });
  }
}

function archive(on: Statements, { id: tableId, match }: TableRecord): void {
  on.insertArchive.run(archiveRow(tableId, match, on.linesOf.all({ tableId }).map(logLine)));
  on.clearLines.run({ tableId });
}

/** Restores the log of an ended table, so that the table can be changed again. */
function unarchive(on: Statements, tableId: string): void {
  for (const line of readLog(on, tableId)) on.insertLine.run(actionRow(tableId, line));
  on.clearArchive.run({ tableId });
}

function read(on: Statements, row: GameRow | undefined): TableRecord | null {
  if (!row) return null;
  const archived = isOpen(row.status) ? undefined : on.archive.get({ tableId: row.id });
  return tableRecord(row, on.seatsOf.all({ tableId: row.id }), archived ? archivedMatch(archived) : null);
}

function readLog(on: Statements, tableId: string, last?: number): LogLine[] {
  const archived = on.archive.get({ tableId });
  if (archived) {
    const lines = archivedLog(archived);
    return lines.slice(last === undefined ? 0 : Math.max(0, lines.length - last));
  }
  if (last === undefined) return on.linesOf.all({ tableId }).map(logLine);
  return on.newestLinesOf.all({ tableId, last }).reverse().map(logLine);
}
