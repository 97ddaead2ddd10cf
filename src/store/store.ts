import type { KeepsakeChange, KeepsakeStore, SeatKeepsake } from './keepsakes/keepsake-store.ts';

/**
 * The bot's storage. Everything is plain data; no transaction, row object or connection leaves the store. All functions
 * are asynchronous, so that another database can pass the same contract test. Each throws a StoreError when the database
 * fails; then nothing has changed.
 */
export interface Store extends KeepsakeStore {
  /** Writes a new table. `occupied`: its channel has an open table. `duplicate`: the interaction was already handled. */
  create(
    table: TableRecord,
    interaction: string,
    notices: readonly NewNotice[],
  ): Promise<'done' | 'occupied' | 'duplicate'>;
  /**
   * Writes one change in one transaction: the new table, its log line, its notices and the interaction that caused it.
   * Once this returned `done`, the change survives any crash.
   */
  commit(change: Change): Promise<Committed>;

  table(id: string): Promise<TableRecord | null>;
  /** The table's revision, much cheaper to read than the table; `null` when there is no table. */
  revision(id: string): Promise<number | null>;
  /** A channel's open table, else the one that ended there last. */
  tableIn(channel: string): Promise<TableRecord | null>;
  /** Open tables of a guild, latest change first; with `player`, only those where that user owns a seat. */
  tables(query: { readonly guild: string; readonly player?: string; readonly limit: number }): Promise<TableRecord[]>;
  /** Ids of all tables being played, for tools. */
  playing(): Promise<string[]>;
  /** Those of them where the player of a seat has conceded. */
  playingConceded(): Promise<string[]>;
  /** A table's log in order; with `last`, only the newest lines. */
  log(table: string, last?: number): Promise<LogLine[]>;
  /** What is kept of a table that has ended, packed; `null` for any other. */
  archive(table: string): Promise<Archive | null>;
  /** A part of the log of a table, in order. */
  logPage(table: string, page: LogPage): Promise<LogLine[]>;
  /** The newest line that this person caused, below that revision where one is given. */
  newestLineBy(table: string, player: string, before?: number): Promise<LogLine | null>;
  /** The revision of the table at which this player last looked at what changed; 0 for none. */
  look(table: string, player: string): Promise<number>;
  saveLook(table: string, player: string, revision: number): Promise<void>;
  /** The newest checkpoint at this entry of the match or before it. */
  checkpoint(table: string, seq: number): Promise<Checkpoint | null>;
  /** The steps of a table's match that were stored last. */
  steps(table: string): Promise<StepIndex | null>;
  /** Stores the steps of a match, unless those stored already reach further. */
  saveSteps(index: StepIndex): Promise<void>;

  /** A table's message of this kind on Discord. */
  message(table: string, kind: MessageKind): Promise<MessageRecord | null>;
  saveMessage(message: MessageRecord): Promise<void>;
  /** Adds to the number of messages below it; may be negative. */
  bury(table: string, kind: MessageKind, by: number): Promise<void>;
  forgetMessage(table: string, kind: MessageKind): Promise<void>;
  /** The messages in other channels that say where the table is now. */
  pointers(table: string): Promise<Pointer[]>;
  /** Keeps a pointer in place of an older one in its channel. */
  savePointer(pointer: Pointer): Promise<void>;
  forgetPointer(pointer: Pointer): Promise<void>;

  /** Adds notices without a change of the table. */
  notify(table: string, notices: readonly NewNotice[]): Promise<void>;
  /** Due notices, oldest first. */
  dueNotices(now: number, limit: number): Promise<Notice[]>;
  /** The notice as stored now; `null` when it was delivered or replaced. */
  notice(id: number): Promise<Notice | null>;
  /**
   * Removes a notice that was delivered to these seats, or no longer has to be. A newer notice that replaced it stays,
   * without these seats.
   */
  settleNotice(notice: Notice): Promise<void>;
  /**
   * As `settleNotice`, for a notice that was delivered to some of its seats: it stays for the others, due at that time.
   * One that was replaced meanwhile stays as it is for them.
   */
  keepNotice(notice: Notice, others: { readonly seats: readonly number[]; readonly due: number }): Promise<void>;
  /** Postpones a notice that could not be delivered yet. */
  delayNotice(id: number, until: number): Promise<void>;

  /** The tables whose AI players are due, longest wait first. */
  dueAlarms(now: number, limit: number): Promise<Alarm[]>;
  /** Removes an alarm whose AI players had nothing to say. An alarm renewed since then stays. */
  settleAlarm(alarm: Alarm): Promise<void>;

  /** Postpones an alarm. An alarm renewed since then stays as it is. */
  delayAlarm(alarm: Alarm, until: number): Promise<void>;

  /** The tables with a clock or a sleep that is due by that time, each once, longest due first. */
  dueTables(now: number, limit: number): Promise<DueTable[]>;

  /** The tables where the clock of a seat of this person runs. */
  clockedTables(player: string): Promise<string[]>;
  /** What the players of a table have chosen to be answered in their place. */
  orders(table: string): Promise<OrdersRecord[]>;
  /** Saves one player's choice, and when questions open now may be answered by it. */
  saveOrders(orders: OrdersRecord, answers: readonly AutoAnswer[]): Promise<void>;
  /** Questions whose automatic answer is due, longest wait first. */
  dueAutoAnswers(now: number, limit: number): Promise<AutoAnswer[]>;
  /** Removes a question that was answered, or need not be. One renewed since then stays. */
  settleAutoAnswer(answer: AutoAnswer): Promise<void>;
  /** Postpones an automatic answer. One renewed since then stays as it is. */
  delayAutoAnswer(answer: AutoAnswer, until: number): Promise<void>;

  /** A fact about the installation, such as the registered commands. */
  fact(key: string): Promise<string | null>;
  saveFact(key: string, value: string): Promise<void>;
  /** Which tips a person has read; `null` where nothing is known of them. */
  tips(player: string): Promise<unknown>;
  saveTips(player: string, tips: unknown): Promise<void>;
  /** What a person has chosen for themselves; `null` where nothing is known. */
  person(player: string): Promise<unknown>;
  /** `digestDue`: when their next digest is due, in ms since 1970; `null` for never. */
  savePerson(player: string, settings: unknown, digestDue: number | null): Promise<void>;
  /** When Discord last refused a direct message to them (ms since 1970); `null` where it took the last one. */
  refusedAt(player: string): Promise<number | null>;
  saveRefused(player: string, at: number | null): Promise<void>;
  /** The people whose digest is due, longest due first. */
  dueDigests(now: number, limit: number): Promise<string[]>;
  /** Tables of all guilds being played where that user owns a seat, latest change first. */
  tablesOf(player: string, limit: number): Promise<TableRecord[]>;
  /** Deletes interactions handled before that time (ms since 1970): Discord does not repeat them so late. */
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
  /** Grows by one with every change. */
  readonly revision: number;
  readonly host: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly options: unknown;
  /** The bot's own options of the table. */
  readonly settings: unknown;
  readonly seats: readonly SeatRecord[];
  /** Fair dice: the secret (hex) and its commitment, shown when the lobby opened. The secret stays private until the end. */
  readonly secret: string;
  readonly commitment: string;
  /** The match's seed (hex); `null` in the lobby. */
  readonly seed: string | null;
  readonly match: MatchRecord | null;
  readonly outcome: unknown;
  readonly proposal: unknown;
  /** When somebody last pressed anything that counted, in ms since 1970. */
  readonly touchedAt: number;
  /** Whether the table was put away, or its players were told that it will be. */
  readonly sleep: 'awake' | 'warned' | 'asleep';
  /** When to look whether anybody has touched it, in ms since 1970; `null` once it sleeps or has ended. */
  readonly sleepDue: number | null;
  /** The clocks of its seats; empty where it plays without one. */
  readonly clocks: readonly ClockRecord[];
}

/** The clock of a seat: the time its player has for a decision, which passes while they are not away. */
export interface ClockRecord {
  readonly seat: number;
  /** What is left of the bank before this decision, in ms. */
  readonly bank: number;
  /** Time used on this decision before the clock last began to run, in ms. */
  readonly spent: number;
  /** Since when the clock runs, in ms since 1970; `null` while it stands. */
  readonly since: number | null;
  /**
   * What is due next: the reminder at half the time, the one near its end, the time-out. Then: the table's answers are
   * being given (`acting`), the others vote (`vote`), or nothing more happens by itself (`done`).
   */
  readonly stage: 'half' | 'late' | 'out' | 'acting' | 'vote' | 'done';
  /** When it is due, in ms since 1970; `null` while the clock stands or nothing is due. */
  readonly due: number | null;
  /** When the time runs out, in ms since 1970; `null` while the clock stands or has run out. */
  readonly out: number | null;
}

/** A match as canonical JSON texts, written by the tables. */
export interface MatchRecord {
  readonly seq: number;
  readonly state: string;
  /** What can be undone. */
  readonly back: string | null;
  /** For each seat, the revision since which its open decisions are the same. */
  readonly since: readonly number[];
}

/** A match as it stood after a revision of its table. */
export interface Checkpoint extends Omit<MatchRecord, 'since'> {
  readonly revision: number;
}

/** The steps of a match up to an entry, packed by the tables. */
export interface StepIndex {
  readonly table: string;
  /** The version of the rules of the bot that stored them. */
  readonly rules: number;
  readonly entries: number;
  /** The revision of the table after that entry. */
  readonly revision: number;
  /** JSON: the people who made them. */
  readonly players: string;
  readonly steps: Uint8Array;
}

/** The match and the log of an ended table, each as deflated JSON. */
export interface Archive {
  readonly match: Uint8Array;
  readonly log: Uint8Array;
}

/** A table writes a checkpoint at every multiple of this many entries, or once its newest one is this many behind. */
export const CHECKPOINT_EVERY = 50;

/** Lines below a revision, the newest of them, or above one, the oldest. */
export type LogPage = (
  { readonly before: number; readonly after?: never } | { readonly after: number; readonly before?: never }
) & {
  /** The most lines to return. */
  readonly limit: number;
  /** Only lines that give a reason: of this seat's entries, or of all. */
  readonly reasonsOf?: number | 'all';
};

/** The `offered` of a seat that everybody may take. */
export const EVERYONE = 'everyone';

export interface SeatRecord {
  readonly seat: number;
  /** The Discord id of the seat's owner, also while an AI player plays for them. */
  readonly player: string;
  /** The display name at the time of joining. */
  readonly name: string;
  /** The interaction that joined, or started the game: part of the seed. Empty while the seat is only reserved. */
  readonly joined: string;
  readonly conceded: boolean;
  /** The strength of the AI player that plays the seat; `null` while a human does. */
  readonly ai: string | null;
  /** Whether its player chose this seat, and so keeps it when the match starts. */
  readonly chosen: boolean;
  /** Who may take the seat over at one press: a person by their Discord id, or `EVERYONE`; `null` for nobody. */
  readonly offered: string | null;
  /** The word of their own that its player adds to the seed; `null` for none. Nobody else sees it before the end. */
  readonly word: string | null;
  /** The keepsake that its player brings, or takes home where they brought none; `null` for neither. */
  readonly keepsake: SeatKeepsake | null;
}

export interface Change {
  /** The new table; its revision is one higher than before. */
  readonly table: TableRecord;
  /** The interaction that caused it, handled once; `null` when no press caused it. */
  readonly interaction: string | null;
  /** Whether its seats differ from those before. */
  readonly reseated: boolean;
  readonly line: LogLine | null;
  /** Changes of earlier log lines. */
  readonly edits: readonly LogEdit[];
  /** Whether a checkpoint is written in any case, because no replay goes on from before this change. */
  readonly checkpoint: boolean;
  readonly notices: readonly NewNotice[];
  /** The seat whose player acted: pending turn notices no longer go there; `null` for none. */
  readonly seatThatActed: number | null;
  /** When the table's AI players are due (ms since 1970); `null` for never. */
  readonly alarm: number | null | 'as it was';
  /** Whether the clocks of its seats differ from those before. */
  readonly clocked: boolean;
  /** Whether its `sleepDue` differs from before. */
  readonly resleep: boolean;
  /** Questions that may be answered in their player's place. One that waits already keeps its time. */
  readonly autoAnswers: readonly AutoAnswer[];
  readonly keepsakes: readonly KeepsakeChange[];
}

/**
 * `stale`: the table or a keepsake has changed in between, or the channel it moves to is occupied. `duplicate`: the interaction was
 * already handled. In both cases nothing was written.
 */
export type Committed = 'done' | 'stale' | 'duplicate';

/** One line of a table's log. */
export interface LogLine {
  /** The revision it led to. */
  readonly revision: number;
  readonly at: number;
  readonly player: string | null;
  /** The match's entry, or an event of the table. */
  readonly entry: unknown;
  /** Number of the match's entry; `null` for an event of the table. */
  readonly seq: number | null;
  /** Addressed events. */
  readonly events: unknown;
  /** Hash of the state it led to; `null` for an event of the table. */
  readonly hash: string | null;
  /** An AI player's reason, which may hold secrets of its seat; `null` for all other lines. */
  readonly why: string | null;
}

/** Renumbers the match's entry and replaces its hash; `null` removes it. */
export interface LogEdit {
  readonly seq: number;
  readonly now: { readonly seq: number; readonly hash: string } | null;
}

/**
 * The board, the newest turn ping, reminder and ping for a proposal, and the newest line in the game's thread; the line's
 * revision is that of the table up to which the story has been told. After a move, the message that tells of it.
 */
export type MessageKind = 'board' | 'call' | 'reminder' | 'proposal' | 'story' | 'moved';

export interface MessageRecord {
  readonly table: string;
  readonly kind: MessageKind;
  readonly channel: string;
  readonly message: string;
  /** How many messages the bot has posted below it. */
  readonly buried: number;
  /** The table's revision it was posted for. */
  readonly revision: number;
  /** The seats it pings. */
  readonly seats: readonly number[];
}

/**
 * Something to send to Discord. A table has at most one `board` notice: a newer one replaces it. A newer `turn`,
 * `proposal`, `seated`, `outcome`, `moved`, `reminder` or `idle` notice replaces the older one and takes over its seats.
 */
export interface NewNotice {
  readonly kind:
    | 'board'
    | 'turn'
    | 'proposal'
    | 'seated'
    | 'outcome'
    | 'moved'
    | 'offered'
    | 'chapter'
    | 'result'
    | 'reminder'
    | 'idle';
  readonly revision: number;
  /** The seats to ping; empty for a board. */
  readonly seats: readonly number[];
}

export interface Notice extends NewNotice {
  readonly id: number;
  readonly table: string;
  readonly attempts: number;
  /** When it is to be delivered, in ms since 1970; 0 where that is as soon as possible. */
  readonly due: number;
}

/** A table where something is due by the clock, and since when. */
export interface DueTable {
  readonly table: string;
  readonly due: number;
}

export interface Alarm {
  readonly table: string;
  readonly due: number;
}

/** A message that stands where a table was before. */
export type Pointer = Pick<MessageRecord, 'table' | 'channel' | 'message'>;

/** The standing orders of the player of a seat: the value of each by its key. */
export interface OrdersRecord {
  readonly table: string;
  readonly seat: number;
  readonly player: string;
  readonly chosen: unknown;
}

/** A question that may be answered in its player's place. */
export interface AutoAnswer {
  readonly table: string;
  readonly seat: number;
  /** The decision's id. */
  readonly decision: string;
  /** In ms since 1970. */
  readonly due: number;
}

/** Why the database failed. */
export type StoreFailure = 'locked' | 'full' | 'read-only' | 'damaged' | 'newer' | 'unusable';

export class StoreError extends Error {
  readonly failure: StoreFailure;

  constructor(failure: StoreFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
