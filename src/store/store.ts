/**
 * What the house remembers, and the promises it makes. Everything here is plain data; no transaction, row object or
 * connection leaves the store. All functions are asynchronous, so that another database can stand behind the same
 * contract test. Each throws a StoreError when the database cannot serve, and then nothing has changed.
 */
export interface Store {
  /** Writes a new table. `occupied`: its channel has an open one. `duplicate`: that interaction has counted already. */
  create(
    table: TableRecord,
    interaction: string,
    notices: readonly NewNotice[],
  ): Promise<'done' | 'occupied' | 'duplicate'>;
  /**
   * Writes one change whole: the table as it shall be, its log line, its notices and the interaction that
   * caused it. What this returned `done` for survives any crash.
   */
  commit(change: Change): Promise<Committed>;

  table(id: string): Promise<TableRecord | null>;
  /** The table's revision alone, which is much cheaper to read than the table; `null` where there is none. */
  revision(id: string): Promise<number | null>;
  /** The table being gathered or played in a channel, else the one that ended there last. */
  tableIn(channel: string): Promise<TableRecord | null>;
  /** Open tables of a guild, the one changed last first; with `player`, only those where that person holds a seat. */
  tables(query: { readonly guild: string; readonly player?: string; readonly limit: number }): Promise<TableRecord[]>;
  /** Ids of every table being played, for tools that go over all of them. */
  playing(): Promise<string[]>;
  /** Those of them where the player of a seat has conceded. */
  playingConceded(): Promise<string[]>;
  /** The log of a table in order; with `last`, only its newest lines. */
  log(table: string, last?: number): Promise<LogLine[]>;

  /** Where a message of a table stands on Discord. */
  message(table: string, kind: MessageKind): Promise<MessageRecord | null>;
  saveMessage(message: MessageRecord): Promise<void>;
  /** So many messages more stand below it, or fewer. */
  bury(table: string, kind: MessageKind, by: number): Promise<void>;
  forgetMessage(table: string, kind: MessageKind): Promise<void>;

  /** Adds notices no change of a table has caused. */
  notify(table: string, notices: readonly NewNotice[]): Promise<void>;
  /** Notices whose time has come, oldest first. */
  dueNotices(now: number, limit: number): Promise<Notice[]>;
  /** The notice as it stands now; `null` when it is delivered, or another one has taken its place. */
  notice(id: number): Promise<Notice | null>;
  /**
   * A notice was delivered to these seats, or is not to be delivered any more. One that has taken its place meanwhile
   * stays, for the seats besides these.
   */
  settleNotice(notice: Notice): Promise<void>;
  /** A notice could not be delivered yet. */
  delayNotice(id: number, until: number): Promise<void>;

  /** The tables whose players who are no people are to be asked by now, those waiting longest first. */
  dueAlarms(now: number, limit: number): Promise<Alarm[]>;
  /** They were asked and had nothing to say. An alarm renewed since stays. */
  settleAlarm(alarm: Alarm): Promise<void>;

  /** They could not be asked yet. An alarm renewed since stays as it is. */
  delayAlarm(alarm: Alarm, until: number): Promise<void>;

  /** A small fact about the installation itself, such as which commands are registered. */
  fact(key: string): Promise<string | null>;
  saveFact(key: string, value: string): Promise<void>;
  /** Forgets interactions handled before that time: Discord delivers none so late. */
  prune(before: number): Promise<void>;
  close(): Promise<void>;
}

export type TableStatus = 'lobby' | 'playing' | 'finished' | 'cancelled';

export interface TableRecord {
  /** 10 characters of [0-9a-z]. */
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly guild: string;
  readonly channel: string;
  readonly status: TableStatus;
  /** Rises by one with every change. */
  readonly revision: number;
  readonly host: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly options: unknown;
  readonly seats: readonly SeatRecord[];
  /** Fair dice: the secret (hex), and what was shown of it when the lobby opened. Never leaves the house before the end. */
  readonly secret: string;
  readonly commitment: string;
  /** The match's seed (hex); `null` in the lobby. */
  readonly seed: string | null;
  readonly match: MatchRecord | null;
  readonly outcome: unknown;
  readonly proposal: unknown;
}

/** A match as canonical JSON texts, written by the tables. */
export interface MatchRecord {
  readonly seq: number;
  readonly state: string;
  readonly back: string | null;
  /** For each seat, the revision since which it is asked what it is asked now. */
  readonly since: readonly number[];
}

export interface SeatRecord {
  readonly seat: number;
  /** The person the seat belongs to, also while a player who is no person holds it for them. */
  readonly player: string;
  /** The player's display name when they sat down. */
  readonly name: string;
  /** The interaction by which they sat down: part of the seed. */
  readonly joined: string;
  readonly conceded: boolean;
  /** How well the player plays who is no person and holds the seat; `null` while a person does. */
  readonly ai: string | null;
  /** Whether its player asked for this very seat, and keeps it when the match begins. */
  readonly chosen: boolean;
}

export interface Change {
  /** The table as it shall be; its revision is one above the one it had. */
  readonly table: TableRecord;
  /** The interaction behind it, which counts once; `null` when nobody's press caused it. */
  readonly interaction: string | null;
  readonly line: LogLine | null;
  /** What becomes of log lines written before. */
  readonly edits: readonly LogEdit[];
  readonly notices: readonly NewNotice[];
  /** A seat whose player has come and answered: no call to a turn that still waits goes there; `null` for nobody. */
  readonly hasCome: number | null;
  /** When the table's players who are no people are to be asked; `null`: not at all. */
  readonly alarm: number | null | 'as it was';
}

/**
 * `stale`: the table has changed meanwhile, or another one stands in the channel it was to come to. `duplicate`: that
 * interaction has counted already. Nothing was written.
 */
export type Committed = 'done' | 'stale' | 'duplicate';

/** One line of a table's log. */
export interface LogLine {
  /** The revision it led to. */
  readonly revision: number;
  readonly at: number;
  readonly player: string | null;
  /** The match's entry, or what happened at the table. */
  readonly entry: unknown;
  /** Number of the match's entry; `null` for what only concerns the table. */
  readonly seq: number | null;
  /** Addressed events. */
  readonly events: unknown;
  /** Hash of the state it led to; `null` for what only concerns the table. */
  readonly hash: string | null;
  /** Why a player who is no person answered so: it may tell what only that seat knows. `null` for everything else. */
  readonly why: string | null;
}

/** The match's entry of that number gets another number and hash; with `null` it goes. */
export interface LogEdit {
  readonly seq: number;
  readonly now: { readonly seq: number; readonly hash: string } | null;
}

/** The board, the newest call to those whose turn it is, and the newest to those whose word on a proposal is missing. */
export type MessageKind = 'board' | 'call' | 'proposal';

export interface MessageRecord {
  readonly table: string;
  readonly kind: MessageKind;
  readonly channel: string;
  readonly message: string;
  /** How many messages the bot has posted below it. */
  readonly buried: number;
  /** The table's revision it was posted for. */
  readonly revision: number;
  /** The seats it calls. */
  readonly seats: readonly number[];
}

/**
 * Something Discord is still to be told. A table has at most one `board` notice: a newer one takes its place. So does a
 * newer `turn`, `proposal` or `seated`, with the seats of the older one added to its own.
 */
export interface NewNotice {
  readonly kind: 'board' | 'turn' | 'proposal' | 'seated' | 'result';
  readonly revision: number;
  /** The seats called; empty for a board. */
  readonly seats: readonly number[];
}

export interface Notice extends NewNotice {
  readonly id: number;
  readonly table: string;
  readonly attempts: number;
}

export interface Alarm {
  readonly table: string;
  readonly due: number;
}

/** Why a database could not serve. */
export type StoreFailure = 'locked' | 'full' | 'read-only' | 'damaged' | 'newer' | 'unusable';

export class StoreError extends Error {
  readonly failure: StoreFailure;

  constructor(failure: StoreFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
