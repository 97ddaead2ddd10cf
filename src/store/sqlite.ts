import type Database from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { canonical } from '#engine';
import { archivedLog, archivedMatch, archiveRow, checkpointOf, checkpointRow, pageOf } from './archive.ts';
import { canBring, keepsakeStore, writeKeepsakes } from './keepsakes/keepsakes.ts';
import { patiently } from './patience.ts';
import {
  actionRow,
  clockRow,
  gameRow,
  isOpen,
  logLine,
  messageRecord,
  messageRow,
  notice as toNotice,
  noticeRow,
  parsed,
  seatRow,
  tableRecord,
} from './rows.ts';
import { prepare, type ActionRow, type GameRow, type StoredPosition, type Statements } from './statements/index.ts';
import {
  CHECKPOINT_EVERY,
  StoreError,
  type AutoAnswer,
  type Change,
  type Committed,
  type DueTable,
  type LogEdit,
  type LogLine,
  type LogPage,
  type NewNotice,
  type Notice,
  type OrdersRecord,
  type Store,
  type TableRecord,
} from './store.ts';

/** Lines of unpacked archives kept ready, some 1 KB each. */
const UNPACKED_LINES = 10_000;

/** Logs of ended tables, unpacked, each by its table and revision. */
type Unpacked = LRUCache<string, readonly LogLine[]>;

/** The store on a connection with a migrated database. Closing the store closes the connection. */
export function sqliteStore(database: Database.Database, patience: number): Store {
  const on = prepare(database);
  const unpacked: Unpacked = new LRUCache({
    maxSize: UNPACKED_LINES,
    sizeCalculation: (lines) => lines.length + 1,
  });
  const create = database.transaction(
    (table: TableRecord, interaction: string, notices: readonly NewNotice[]): 'done' | 'occupied' | 'duplicate' => {
      if (on.handled.get({ id: interaction })) return 'duplicate';
      if (isOpen(table.status) && on.openInChannel.get({ channel: table.channel })) return 'occupied';
      on.insertGame.run(gameRow(table));
      writeSeats(on, table);
      writeClocks(on, table);
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
  const keep = database.transaction((notice: Notice, others: Parameters<Store['keepNotice']>[1]) => {
    if (on.notice.get({ id: notice.id })) {
      on.callSeats.run({ id: notice.id, seats: JSON.stringify(others.seats) });
      on.delayNotice.run({ id: notice.id, due: others.due });
    } else settleNotice(on, notice);
  });
  const tablesOf = database.transaction((player: string, limit: number) =>
    on.playingOf.all({ player, limit }).flatMap((row) => read(on, row) ?? []),
  );
  const settle = database.transaction((notice: Notice) => settleNotice(on, notice));
  const log = database.transaction((tableId: string, last?: number) => readLog(on, unpacked, tableId, last));
  const logPage = database.transaction((tableId: string, page: LogPage) => readPage(on, unpacked, tableId, page));
  const saveOrders = database.transaction(({ table, chosen, ...of }: OrdersRecord, answers: readonly AutoAnswer[]) => {
    on.saveOrders.run({ ...of, tableId: table, chosen: canonical(chosen) });
    writeAutoAnswers(on, answers);
  });
  const newestLineBy = database.transaction((tableId: string, player: string, before: number) =>
    readNewestLineBy(on, unpacked, { tableId, player, before }),
  );

  const serve = <T>(work: () => T) =>
    patiently({ file: database.name, patience }, () => {
      // What goes on in the background may come when the bot has already stopped.
      if (!database.open) throw new StoreError('unusable', `The database ${database.name} is closed.`);
      return work();
    });
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
    archive: (tableId) =>
      serve(() => {
        const row = on.archive.get({ tableId });
        return row ? { match: row.match, log: row.log } : null;
      }),
    logPage: (tableId, page) => serve(() => logPage(tableId, page)),
    newestLineBy: (tableId, player, before) => serve(() => newestLineBy(tableId, player, before ?? Infinity)),
    checkpoint: (tableId, seq) =>
      serve(() => {
        const row = on.checkpoint.get({ tableId, seq });
        return row ? checkpointOf(row) : null;
      }),
    steps: (tableId) =>
      serve(() => {
        const row = on.steps.get({ tableId });
        return row ? { ...row, table: tableId } : null;
      }),
    saveSteps: ({ table: tableId, steps, ...index }) =>
      serveLightly(() => on.saveSteps.run({ ...index, tableId, steps: Buffer.from(steps) })),
    message: (tableId, kind) =>
      serve(() => {
        const row = on.message.get({ tableId, kind });
        return row ? messageRecord(row) : null;
      }),
    saveMessage: (message) => serve(() => void on.saveMessage.run(messageRow(message))),
    bury: (tableId, kind, by) => serve(() => void on.bury.run({ tableId, kind, by })),
    forgetMessage: (tableId, kind) => serve(() => void on.forgetMessage.run({ tableId, kind })),
    look: (tableId, player) => serve(() => on.look.get({ tableId, player })?.revision ?? 0),
    saveLook: (tableId, player, revision) => serve(() => void on.saveLook.run({ tableId, player, revision })),
    pointers: (tableId) =>
      serve(() => on.pointers.all({ tableId }).map(({ channel, message }) => ({ table: tableId, channel, message }))),
    savePointer: ({ table: tableId, channel, message }) =>
      serve(() => void on.savePointer.run({ tableId, channel, message })),
    forgetPointer: ({ table: tableId, channel, message }) =>
      serve(() => void on.forgetPointer.run({ tableId, channel, message })),
    notify: (tableId, notices) => serve(() => notify.immediate(tableId, notices)),
    dueNotices: (now, limit) => serve(() => on.dueNotices.all({ now, limit }).map(toNotice)),
    notice: (id) =>
      serve(() => {
        const row = on.notice.get({ id });
        return row ? toNotice(row) : null;
      }),
    settleNotice: (notice) => serveLightly(() => settle.immediate(notice)),
    keepNotice: (notice, others) => serveLightly(() => keep.immediate(notice, others)),
    delayNotice: (id, until) => serveLightly(() => on.delayNotice.run({ id, due: until })),
    dueAlarms: (now, limit) =>
      serve(() => on.dueAlarms.all({ now, limit }).map(({ tableId, due }) => ({ table: tableId, due }))),
    settleAlarm: ({ table: tableId, due }) => serveLightly(() => on.dropAlarm.run({ tableId, due })),
    delayAlarm: ({ table: tableId, due }, until) => serveLightly(() => on.delayAlarm.run({ tableId, due, until })),
    dueTables: (now, limit) => serve(() => readDue(on, now, limit)),
    clockedTables: (player) => serve(() => on.clockedTables.all({ player }).map((row) => row.tableId)),
    orders: (tableId) =>
      serve(() =>
        on.ordersOf
          .all({ tableId })
          .map(({ seat, player, chosen }) => ({ table: tableId, seat, player, chosen: parsed(chosen) })),
      ),
    saveOrders: (...given) => serve(() => saveOrders.immediate(...given)),
    dueAutoAnswers: (now, limit) =>
      serve(() => on.dueAutoAnswers.all({ now, limit }).map(({ tableId, ...rest }) => ({ table: tableId, ...rest }))),
    settleAutoAnswer: (answer) => serveLightly(() => on.dropAutoAnswer.run(autoAnswerRow(answer))),
    delayAutoAnswer: (answer, until) => serveLightly(() => on.delayAutoAnswer.run({ ...autoAnswerRow(answer), until })),
    ...keepsakeStore(on, database, serve),
    fact: (key) => serve(() => on.fact.get({ key })?.value ?? null),
    saveFact: (key, value) => serve(() => void on.saveFact.run({ key, value })),
    tips: (player) =>
      serve(() => {
        const row = on.person.get({ player });
        return row ? parsed(row.tips) : null;
      }),
    saveTips: (player, tips) => serveLightly(() => on.saveTips.run({ player, tips: canonical(tips) })),
    person: (player) =>
      serve(() => {
        const row = on.person.get({ player });
        return row ? parsed(row.settings) : null;
      }),
    savePerson: (player, settings, digestDue) =>
      serve(() => void on.savePerson.run({ player, settings: canonical(settings), digestDue })),
    refusedAt: (player) => serve(() => on.person.get({ player })?.refusedAt ?? null),
    saveRefused: (player, at) => serveLightly(() => on.saveRefused.run({ player, at })),
    dueDigests: (now, limit) => serve(() => on.dueDigests.all({ now, limit }).map(({ player }) => player)),
    tablesOf: (player, limit) => serve(() => tablesOf(player, limit)),
    prune: (before) => serveLightly(() => on.pruneHandled.run({ before })),
    close: () => serve(() => void database.close()),
  };
}

/** Writes one change, inside its transaction. */
function commitChange(on: Statements, change: Change): Committed {
  const { table, interaction, line, edits, notices, seatThatActed, alarm } = change;
  const tableId = table.id;
  const before = on.standing.get({ tableId });
  if (!before || !follows(on, before, table) || !canBring(on, change.keepsakes))
    return interaction !== null && on.handled.get({ id: interaction }) ? 'duplicate' : 'stale';
  if (interaction !== null && on.insertHandled.run({ id: interaction, at: table.changedAt }).changes === 0)
    return 'duplicate';
  if (!isOpen(before.status)) unarchive(on, tableId);
  writeGame(on, before, change);
  if (change.reseated) writeSeats(on, table);
  if (change.clocked) writeClocks(on, table);
  for (const edit of edits) editLine(on, tableId, edit);
  if (line) on.insertLine.run(actionRow(tableId, line));
  writeCheckpoint(on, before, change);
  if (seatThatActed !== null) callNoMore(on, tableId, 'turn', [seatThatActed]);
  writeNotices(on, tableId, notices);
  writeAlarm(on, tableId, alarm);
  writeAutoAnswers(on, change.autoAnswers);
  writeKeepsakes(on, change);
  if (!isOpen(table.status)) archive(on, table);
  return 'done';
}

/** Whether the table is the next revision of what is stored, in a channel that is free for it. */
function follows(on: Statements, before: StoredPosition, table: TableRecord): boolean {
  if (before.revision !== table.revision - 1) return false;
  const comesIn = isOpen(table.status) && !(isOpen(before.status) && before.channel === table.channel);
  return !(comesIn && on.openInChannel.get({ channel: table.channel }));
}

function writeGame(on: Statements, before: StoredPosition, { table, resleep }: Change): void {
  const { status, channel, guild } = table;
  const moved = status !== before.status || channel !== before.channel || guild !== before.guild || resleep;
  (moved ? on.updateGame : on.playOnGame).run(gameRow(table));
}

function editLine(on: Statements, tableId: string, { seq, now }: LogEdit): void {
  if (now) on.renumberLine.run({ tableId, seq, newSeq: now.seq, newHash: now.hash });
  else on.dropLine.run({ tableId, seq });
}

/** Checkpoints of entries that were renumbered or dropped go; a new one is written where the newest is far behind. */
function writeCheckpoint(on: Statements, before: StoredPosition, { table, edits, checkpoint }: Change): void {
  const { id: tableId, match, revision } = table;
  if (edits.length > 0) on.dropCheckpoints.run({ tableId, from: Math.min(...edits.map(({ seq }) => seq)) });
  if (!match) return;
  // While a match just goes on, a checkpoint is due at every fiftieth entry, and the newest need not be looked up.
  const newest =
    before.seq !== null && edits.length === 0
      ? before.seq - (before.seq % CHECKPOINT_EVERY)
      : (on.newestCheckpoint.get({ tableId })?.seq ?? 0);
  if (checkpoint || match.seq >= newest + CHECKPOINT_EVERY)
    on.insertCheckpoint.run(checkpointRow(tableId, { ...match, revision }));
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

function writeAutoAnswers(on: Statements, answers: readonly AutoAnswer[]): void {
  for (const answer of answers) on.addAutoAnswer.run(autoAnswerRow(answer));
}

function autoAnswerRow({ table, ...rest }: AutoAnswer) {
  return { tableId: table, ...rest };
}

function writeSeats(on: Statements, { id: tableId, seats }: TableRecord): void {
  on.clearSeats.run({ tableId });
  for (const seat of seats) on.insertSeat.run(seatRow(tableId, seat));
}

function writeClocks(on: Statements, { id: tableId, clocks }: TableRecord): void {
  on.clearClocks.run({ tableId });
  for (const clock of clocks) on.insertClock.run(clockRow(tableId, clock));
}

/** Tables where a clock or a sleep is due, longest due first. */
function readDue(on: Statements, now: number, limit: number): DueTable[] {
  const rows = [...on.dueClocks.all({ now, limit }), ...on.dueSleeps.all({ now, limit })];
  const due = rows.map((row) => ({ table: row.tableId, due: row.due ?? now })).sort((a, b) => a.due - b.due);
  // Each table where its first row stands: a later row of it must not move it behind the others.
  return due.filter(({ table }, at) => due.findIndex((each) => each.table === table) === at).slice(0, limit);
}

/** A newer notice replaces the pending one and takes over its seats; a result does not. */
function writeNotices(on: Statements, tableId: string, notices: readonly NewNotice[]): void {
  if (notices.length === 0) return;
  const pending = on.noticesOf.all({ tableId }).map(toNotice);
  for (const notice of notices) {
    const { kind } = notice;
    const older = kind === 'result' ? [] : pending.filter((each) => each.kind === kind);
    for (const { id } of older) on.dropNotice.run({ id });
    const seats = [...new Set([...older, notice].flatMap((each) => each.seats))];
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
  const pending = on.noticesOf.all({ tableId }).map(toNotice);
  for (const { id, seats: called } of pending.filter((each) => each.kind === kind)) {
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
  const archived = on.archive.get({ tableId });
  if (!archived) return;
  for (const line of archivedLog(archived)) on.insertLine.run(actionRow(tableId, line));
  on.clearArchive.run({ tableId });
}

function read(on: Statements, row: GameRow | undefined): TableRecord | null {
  if (!row) return null;
  const archived = isOpen(row.status) ? undefined : on.archive.get({ tableId: row.id });
  const { id: tableId } = row;
  const beside = { seats: on.seatsOf.all({ tableId }), clocks: on.clocksOf.all({ tableId }) };
  return tableRecord(row, beside, archived ? archivedMatch(archived) : null);
}

function readLog(on: Statements, unpacked: Unpacked, tableId: string, last?: number): LogLine[] {
  const archived = archivedLines(on, unpacked, tableId);
  if (archived) return archived.slice(last === undefined ? 0 : Math.max(0, archived.length - last));
  if (last === undefined) return on.linesOf.all({ tableId }).map(logLine);
  return on.newestLinesOf.all({ tableId, last }).reverse().map(logLine);
}

function readPage(on: Statements, unpacked: Unpacked, tableId: string, page: LogPage): LogLine[] {
  const archived = archivedLines(on, unpacked, tableId);
  if (archived) return pageOf(archived, page);
  const { before, after, limit, reasonsOf } = page;
  const older = before !== undefined;
  const beyond = { tableId, limit, beyond: older ? before : after };
  if (typeof reasonsOf === 'number') {
    const statement = older ? on.newestReasonsOfSeatBelow : on.oldestReasonsOfSeatAbove;
    return inOrder(statement.all({ ...beyond, seat: reasonsOf }));
  }
  const [lines, reasons] = older ? [on.newestBelow, on.newestReasonsBelow] : [on.oldestAbove, on.oldestReasonsAbove];
  return inOrder((reasonsOf === 'all' ? reasons : lines).all(beyond));
}

function readNewestLineBy(
  on: Statements,
  unpacked: Unpacked,
  { tableId, player, before }: { readonly tableId: string; readonly player: string; readonly before: number },
): LogLine | null {
  const archived = archivedLines(on, unpacked, tableId);
  if (archived) return archived.findLast((line) => line.player === player && line.revision < before) ?? null;
  const row = on.newestLineBy.get({ tableId, player, before });
  return row ? logLine(row) : null;
}

function inOrder(rows: readonly ActionRow[]): LogLine[] {
  return rows.toSorted((a, b) => a.revision - b.revision).map(logLine);
}

/** The log of a table that has ended; `null` while it is open. */
function archivedLines(on: Statements, unpacked: Unpacked, tableId: string): readonly LogLine[] | null {
  const standing = on.standing.get({ tableId });
  if (!standing || isOpen(standing.status)) return null;
  const key = `${tableId} ${String(standing.revision)}`;
  const ready = unpacked.get(key);
  if (ready) return ready;
  const archived = on.archive.get({ tableId });
  if (!archived) return null;
  const lines = archivedLog(archived);
  unpacked.set(key, lines);
  return lines;
}
