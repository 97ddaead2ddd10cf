import { setTimeout } from 'node:timers/promises';
import { Routes, type RESTPostAPIChannelMessageResult } from 'discord-api-types/v10';
import type { REST } from 'discord.js';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { Seat } from '../engine/index.ts';
import type { Painter } from '../pictures/painter.ts';
import {
  calledTo,
  ownedByPerson,
  readEntry,
  stillToAgree,
  type MessageRecord,
  type Notice,
  type SeatRecord,
  type Table,
  type Tables,
} from '../tables/index.ts';
import { failureOf } from './failures.ts';
import { messageBody } from './reply.ts';
import { tableScreen } from './screens/board.ts';
import { messageLink } from './screens/names.ts';
import { handPictures } from './screens/panel.ts';
import { proposalScreen } from './screens/proposal.ts';
import { resultScreen } from './screens/result.ts';
import { pictured, type Screen } from './screens/screen.ts';
import { tasksOf, turnScreen } from './screens/turn.ts';

/** Messages of ours below the board after which it is posted anew at the bottom. */
const BURIED = 6;
/** Tables told at the same time. */
const AT_ONCE = 8;
/** How long the bot leaves a channel alone where it may not speak. */
const FORBIDDEN_MS = 10 * 60_000;
const SHORTEST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5 * 60_000;
/** The longest between two tries of what Discord refuses for a reason we do not know. */
const WRONG_WAIT_MS = 60 * 60_000;
/** So long nobody moves before a board is drawn, but it is drawn after that long in any case. */
const PAUSE_MS = 150;
const LONGEST_PAUSE_MS = 1500;
/** How long a stop waits for what is on its way. */
const LAST_WORDS_MS = 1500;

/** A board with its picture, if it has one, and the same in words alone. */
interface Screens {
  readonly screen: Screen;
  readonly words: Screen;
}

/**
 * Carries the outbox to Discord: the board edited to the newest revision, whoever must act called, the result told.
 * Notices stay in the store until they are delivered, so a crash or an outage delays them and loses none.
 */
export class Courier {
  readonly #tables: Tables;
  readonly #rest: REST;
  readonly #painter: Painter | null;
  readonly #log: Logger;
  readonly #queue = new PQueue({ concurrency: AT_ONCE });
  readonly #underWay = new Set<string>();
  readonly #stopping = new AbortController();
  /** Tables left alone after a failure: until when (ms since 1970), and how long this time. */
  readonly #resting = new Map<string, { readonly until: number; readonly wait: number }>();
  /** Notices that were delivered and could not be struck off yet, with the seats they called. */
  readonly #delivered = new Map<number, readonly Seat[]>();
  /** What each call that stands calls to; not known of those an earlier process has posted. */
  readonly #calledTo = new Map<string, string>();
  #stopped = false;
  #woken = false;
  #heartbeat: NodeJS.Timeout | null = null;

  /** Without a painter boards are words alone. */
  constructor(tables: Tables, rest: REST, painter: Painter | null, log: Logger) {
    this.#tables = tables;
    this.#rest = rest;
    this.#painter = painter;
    this.#log = log;
  }

  /** Looks for due notices now and that often from now on. */
  start(everyMs: number): void {
    this.#heartbeat = setInterval(() => this.wake(), everyMs);
    this.wake();
  }

  /** Lets what is on its way arrive, for a moment; the rest stays in the outbox for the next start. */
  async stop(): Promise<void> {
    if (this.#heartbeat) clearInterval(this.#heartbeat);
    this.#heartbeat = null;
    this.#stopped = true;
    this.#queue.clear();
    const patience = globalThis.setTimeout(() => this.#stopping.abort(), LAST_WORDS_MS);
    await this.#queue.onIdle();
    clearTimeout(patience);
  }

  /** There may be something to tell. Cheap, and never waits: the answer to a press goes first. */
  wake(): void {
    if (this.#woken || !this.#heartbeat) return;
    this.#woken = true;
    setImmediate(() => {
      this.#woken = false;
      this.#collect().catch((error: unknown) => this.#log.error({ err: error }, 'The outbox could not be read'));
    });
  }

  async #collect(): Promise<void> {
    const due = this.#stopped ? [] : await this.#tables.outbox.due(100);
    for (const table of new Set(due.map((notice) => notice.table))) {
      const rests = (this.#resting.get(table)?.until ?? 0) > Date.now();
      if (this.#underWay.has(table) || rests) continue;
      this.#underWay.add(table);
      void this.#queue.add(async () => {
        // A stop that came meanwhile leaves it to the next start.
        if (this.#stopped) return;
        try {
          for (const notice of due.filter((n) => n.table === table)) await this.#deliver(notice);
          // More may have come in meanwhile. After a failure the heartbeat is soon enough.
          setImmediate(() => this.wake());
        } catch (error) {
          this.#log.error({ table, err: error }, 'A table could not be told');
        } finally {
          this.#underWay.delete(table);
        }
      });
    }
  }

  /**
   * Delivers one notice and strikes it off, or puts it off; nothing that happens here reaches another notice. Where
   * neither can be written down, what was delivered is remembered, and the table is left alone for a while.
   */
  async #deliver(notice: Notice): Promise<void> {
    try {
      await this.#deliverOnce(notice);
      this.#resting.delete(notice.table);
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      try {
        await this.#afterFailure(notice, error);
      } catch (cause) {
        this.#letRest(notice.table);
        throw cause;
      }
    }
  }

  async #deliverOnce(notice: Notice): Promise<void> {
    const { outbox } = this.#tables;
    let seats = this.#delivered.get(notice.id);
    if (!seats) {
      // Another one may have taken its place while those before it were delivered.
      if (!(await outbox.stands(notice))) return;
      const table = await this.#tables.table(notice.table);
      seats = table ? await this.#send(notice, table) : [];
      this.#delivered.set(notice.id, seats);
    }
    await outbox.settle({ ...notice, seats });
    this.#delivered.delete(notice.id);
  }

  /** Leaves a table alone for a while, for longer each time: also where what went wrong cannot be written down. */
  #letRest(table: string): void {
    const wait = Math.min(LONGEST_WAIT_MS, 2 * (this.#resting.get(table)?.wait ?? SHORTEST_WAIT_MS / 2));
    this.#resting.set(table, { wait, until: Date.now() + wait });
  }

  /** Delivers a notice; the seats that were called by it. */
  async #send(notice: Notice, table: Table): Promise<readonly Seat[]> {
    switch (notice.kind) {
      case 'board':
        await this.#showBoard(notice, table);
        await this.#tendCall(table);
        return [];
      case 'turn':
        this.#prepareHands(notice, table);
        return this.#callToTurn(notice, table);
      case 'proposal':
        return (await this.#call(notice, table, stillToAgree(table), proposalScreen)).seats;
      case 'result': {
        await this.#post(table, resultScreen(table), notice, table.record.seats);
        await this.#removeCall(table);
        return [];
      }
    }
  }

  /** Calls whoever is asked to the table. Whoever the call before still calls is named once more, but not pinged, so that it can go. */
  async #callToTurn(notice: Notice, table: Table): Promise<readonly Seat[]> {
    const { outbox } = this.#tables;
    const { id, channel, revision } = table.record;
    const before = await outbox.message(id, 'call');
    const late = before ? await this.#unanswered(before, table) : [];
    const { message, seats } = await this.#call(notice, table, calledTo(table), (_, called, link) => {
      const named = table.record.seats.filter((held) => called.includes(held) || late.includes(held.seat));
      return turnScreen(table, named, link);
    });
    if (message === null) return seats;
    await this.#removeCall(table, message);
    const named = [...new Set([...seats, ...late])];
    this.#calledTo.set(
      message,
      tasksOf(
        table,
        table.record.seats.filter(({ seat }) => named.includes(seat)),
      ),
    );
    await outbox.saveMessage({ table: id, kind: 'call', channel, message, buried: 0, revision, seats: named });
    return seats;
  }

  /** The seats of a call that are still called and have answered nothing since. */
  async #unanswered(call: MessageRecord, table: Table): Promise<readonly Seat[]> {
    const waiting = calledTo(table).filter((seat) => call.seats.includes(seat));
    const { id, revision } = table.record;
    if (waiting.length === 0 || revision === call.revision) return waiting;
    const since = (await this.#tables.log(id, revision - call.revision)).flatMap((line) => readEntry(line) ?? []);
    return waiting.filter((seat) => !since.some((entry) => entry.kind !== 'rewind' && entry.seat === seat));
  }

  /** Takes the call away once nobody it names is called any more, and words it anew once it calls them to something else. */
  async #tendCall(table: Table): Promise<void> {
    const { outbox } = this.#tables;
    const call = await outbox.message(table.record.id, 'call');
    if (!call) return;
    const called = calledTo(table);
    const still = table.record.seats.filter(({ seat }) => call.seats.includes(seat) && called.includes(seat));
    if (still.length === 0) return this.#removeCall(table);
    const known = this.#calledTo.get(call.message);
    if (known === undefined || known === tasksOf(table, still)) return;
    const board = await outbox.message(table.record.id, 'board');
    const link = board && messageLink(table.record.guild, board.channel, board.message);
    await this.#edit(call.message, table, turnScreen(table, still, link), still);
    this.#calledTo.set(call.message, tasksOf(table, still));
  }

  /** Takes the newest call away, unless it is this one. */
  async #removeCall({ record: { id } }: Table, unless?: string): Promise<void> {
    const { outbox } = this.#tables;
    const call = await outbox.message(id, 'call');
    if (!call || call.message === unless) return;
    this.#calledTo.delete(call.message);
    await this.#remove(call.channel, call.message);
    await outbox.forgetMessage(id, 'call');
    const board = await outbox.message(id, 'board');
    const stoodBelow = board?.channel === call.channel && BigInt(call.message) > BigInt(board.message);
    if (stoodBelow) await outbox.bury(id, -1);
  }

  /** Edits the board to the newest revision; posts it anew when it is gone, buried, or stands in another channel. */
  async #showBoard(notice: Notice, table: Table): Promise<void> {
    const { outbox } = this.#tables;
    const { id, channel, revision } = table.record;
    const screens = await this.#illustrated(table);
    const standing = await outbox.message(id, 'board');
    if (
      standing?.channel === channel &&
      standing.buried < BURIED &&
      (await this.#inWordsIfForbidden(screens, (shown) => this.#edit(standing.message, table, shown)))
    )
      return;
    const posted = await this.#inWordsIfForbidden(screens, (shown) => this.#post(table, shown, notice, []));
    await outbox.saveMessage({ table: id, kind: 'board', channel, message: posted.id, buried: 0, revision, seats: [] });
    if (standing && standing.message !== posted.id) await this.#remove(standing.channel, standing.message);
  }

  /**
   * The table's board with its picture, or in words alone where that cannot be. While one move follows upon the other
   * nothing is drawn: the newest board is, once its players pause, or after a while.
   */
  async #illustrated(known: Table): Promise<Screens> {
    const painter = this.#painter;
    let table = known;
    for (let paused = 0; ; paused += PAUSE_MS) {
      const words = tableScreen(table);
      const [picture] = words.pictures ?? [];
      if (!painter || !picture) return { words, screen: words };
      const png = painter.known(picture.scene);
      if (png) return { words, screen: pictured(words, [png]) };
      if (paused > 0) {
        const now = (await this.#tables.table(table.record.id)) ?? table;
        if (now.record.revision === table.record.revision || paused >= LONGEST_PAUSE_MS) {
          const drawn = await painter.draw(picture.scene);
          return { words, screen: drawn ? pictured(words, [drawn]) : words };
        }
        table = now;
      }
      await setTimeout(PAUSE_MS, undefined, { signal: this.#stopping.signal });
    }
  }

  /** Draws what those who are called will look at next, unless there is something more urgent to draw. */
  #prepareHands({ seats }: Notice, table: Table): void {
    for (const seat of seats) {
      const [picture] = handPictures(table, seat);
      if (picture && this.#painter?.idle) void this.#painter.draw(picture.scene);
    }
  }

  /** Where the bot may speak but not attach files, the words go alone. */
  async #inWordsIfForbidden<T>({ screen, words }: Screens, send: (screen: Screen) => Promise<T>): Promise<T> {
    try {
      return await send(screen);
    } catch (error) {
      if (screen.files === undefined || failureOf(error) !== 'forbidden') throw error;
      return send(words);
    }
  }

  /** Whether the message could be edited; `false` when it is gone. Whom it mentions is not pinged by an edit. */
  async #edit(message: string, table: Table, screen: Screen, mentioned: readonly SeatRecord[] = []): Promise<boolean> {
    const { body, ...request } = requestOf(screen, this.#stopping.signal);
    try {
      await this.#rest.patch(Routes.channelMessage(table.record.channel, message), {
        ...request,
        body: { ...body, allowed_mentions: allowedMentions(mentioned) },
      });
      return true;
    } catch (error) {
      if (failureOf(error) === 'repost') return false;
      throw error;
    }
  }

  /** Removes an older message of ours. That it may be gone already, or not ours to remove any more, matters to nobody. */
  async #remove(channel: string, message: string): Promise<void> {
    try {
      await this.#rest.delete(Routes.channelMessage(channel, message), { signal: this.#stopping.signal });
    } catch (error) {
      this.#log.debug({ channel, failure: failureOf(error) }, 'An old message stays');
    }
  }

  /** Calls those of the notice's seats that are still wanted, if any; who has acted meanwhile is left in peace. */
  async #call(
    notice: Notice,
    table: Table,
    wanted: readonly Seat[],
    screen: (table: Table, called: readonly SeatRecord[], link: string | null) => Screen,
  ): Promise<{ readonly message: string | null; readonly seats: readonly Seat[] }> {
    const { outbox } = this.#tables;
    const called = table.record.seats.filter(({ seat }) => notice.seats.includes(seat) && wanted.includes(seat));
    if (called.length === 0) return { message: null, seats: [] };
    const board = await outbox.message(table.record.id, 'board');
    const link = board && messageLink(table.record.guild, board.channel, board.message);
    const posted = await this.#post(table, screen(table, called, link), notice, called);
    await outbox.bury(table.record.id, 1);
    return { message: posted.id, seats: called.map(({ seat }) => seat) };
  }

  /** Posts once, and calls the people among these: sent again after a crash with the same nonce, Discord answers with the message it has. */
  async #post(
    table: Table,
    screen: Screen,
    notice: Notice,
    mentioned: readonly SeatRecord[],
  ): Promise<RESTPostAPIChannelMessageResult> {
    const { body, ...request } = requestOf(screen, this.#stopping.signal);
    const answer = await this.#rest.post(Routes.channelMessages(table.record.channel), {
      ...request,
      body: {
        ...body,
        allowed_mentions: allowedMentions(mentioned),
        nonce: `n${String(notice.id)}`,
        enforce_nonce: true,
      },
    });
    if (!isMessage(answer)) throw new Error('Discord answered a new message with something else.');
    return answer;
  }

  /** No failure loses a notice: it is put off, for longer each time, until it can be delivered or its channel is gone. */
  async #afterFailure(notice: Notice, error: unknown): Promise<void> {
    const { outbox } = this.#tables;
    const failure = failureOf(error);
    const about = { table: notice.table, notice: notice.kind, failure };
    const wait = 1000 * 2 ** Math.min(notice.attempts, 20);
    switch (failure) {
      case 'gone':
        this.#log.warn(about, 'The channel is gone; the game waits to be brought to another one');
        await outbox.forgetMessage(notice.table, 'board');
        return outbox.settle({ ...notice, seats: [] });
      case 'forbidden':
        this.#log.warn(about, 'The bot may not speak in a channel; it tries again later');
        return outbox.delay(notice, FORBIDDEN_MS);
      case 'later':
        this.#log.warn(about, 'Discord did not take a message; it is sent again');
        return outbox.delay(notice, Math.min(LONGEST_WAIT_MS, wait));
      default:
        this.#log.error({ ...about, err: error }, 'A message could not be sent; somebody must look why');
        return outbox.delay(notice, Math.min(WRONG_WAIT_MS, wait));
    }
  }
}

/** The people among these. */
function allowedMentions(mentioned: readonly SeatRecord[]): { readonly users: readonly string[] } {
  return { users: [...new Set(mentioned.filter(ownedByPerson).map(({ player }) => player))] };
}

/** A screen as a request to Discord, its files included. */
function requestOf(screen: Screen, signal: AbortSignal) {
  const files = (screen.files ?? []).map(({ name, data, contentType }) => ({ name, data, contentType }));
  return { body: messageBody(screen), files, signal };
}

function isMessage(answer: unknown): answer is RESTPostAPIChannelMessageResult {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';
}
