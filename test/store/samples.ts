import type { Change, LogLine, NewNotice, TableRecord } from '../../src/store/store.ts';

export const NOON = Date.UTC(2026, 5, 1, 12);

/** A table just opened in a channel of its own. */
export function lobby(id: string, over: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    game: 'toy',
    rules: 1,
    guild: 'guild',
    channel: `channel of ${id}`,
    status: 'lobby',
    revision: 1,
    host: 'ann',
    createdAt: NOON,
    changedAt: NOON,
    options: { length: 'short', sides: [1, 2] },
    settings: { tell: 'turn' },
    seats: [
      {
        seat: 0,
        player: 'ann',
        name: 'Ann',
        joined: 'i-ann',
        conceded: false,
        ai: null,
        chosen: true,
        offered: null,
        word: null,
        keepsake: null,
      },
    ],
    secret: '5ec2e7',
    commitment: 'c0',
    seed: null,
    match: null,
    outcome: null,
    proposal: null,
    touchedAt: NOON,
    sleep: 'awake',
    sleepDue: null,
    clocks: [],
    ...over,
  };
}

/** The table one revision on, as `over` says. */
export function next(table: TableRecord, over: Partial<TableRecord> = {}): TableRecord {
  return { ...table, revision: table.revision + 1, changedAt: table.changedAt + 1000, ...over };
}

/** The table with two seats taken and a match under way. */
export function started(table: TableRecord): TableRecord {
  return next(table, {
    status: 'playing',
    seed: 'a1b2',
    seats: [
      ...table.seats,
      {
        seat: table.seats.length,
        player: 'ben',
        name: 'Ben',
        joined: 'i-ben',
        conceded: false,
        ai: null,
        chosen: false,
        offered: null,
        word: null,
        keepsake: null,
      },
    ],
    match: { seq: 0, state: '{"deck":["ace"]}', back: null, since: [1, 1] },
  });
}

/** A change to the table and its seats with nothing else to it. */
export function change(table: TableRecord, over: Partial<Change> = {}): Change {
  return {
    table,
    interaction: null,
    reseated: true,
    line: null,
    edits: [],
    checkpoint: false,
    notices: [],
    seatThatActed: null,
    alarm: null,
    clocked: false,
    resleep: false,
    autoAnswers: [],
    keepsakes: [],
    ...over,
  };
}

export function line(revision: number, over: Partial<LogLine> = {}): LogLine {
  return {
    revision,
    at: NOON + revision,
    player: 'ann',
    entry: { kind: 'answer', seat: 0, decision: 'card', actions: [{ play: 'ace' }] },
    seq: revision - 1,
    events: [{ to: 'all', event: { played: 'ace' } }],
    hash: 'f00d',
    why: null,
    ...over,
  };
}

export function notice(kind: NewNotice['kind'], revision: number, seats: readonly number[] = []): NewNotice {
  return { kind, revision, seats };
}
