import type { REST } from 'discord.js';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { Painter } from '../../pictures/draw/painter.ts';
import type { Notice, Table, Tables } from '../../tables/index.ts';
import { Boards, type Pause } from './boards.ts';
import { Pings, type Delivered } from './pings.ts';
import { Announcements, CALLED_NOBODY } from './people/announcements.ts';
import { Callees } from './people/callees.ts';
import { Digests } from './people/digests.ts';
import { DirectMessages } from './people/direct-messages.ts';
import { failureOf } from './failures.ts';
import { Members } from './members.ts';
import { Story } from './story.ts';
import type { Threads } from './threads.ts';
import { ChannelMessages } from './channel-messages.ts';
import type { PrivateMessages } from './private-messages.ts';
import { panelPictures } from '../screens/panel/known.ts';

/** Tables told at the same time. */
const AT_ONCE = 8;
/** How long the bot leaves a channel alone where it may not speak. */
const FORBIDDEN_MS = 10 * 60_000;
const SHORTEST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5 * 60_000;
/** The longest between two tries of what Discord refuses for a reason we do not know. */
const WRONG_WAIT_MS = 60 * 60_000;
/** How long a stop waits for what is on its way. */
const LAST_WORDS_MS = 1500;

export interface OutboxSenderOptions {
  readonly tables: Tables;
  readonly threads: Threads;
  readonly rest: REST;
  /** Without a painter boards are words alone. */
  readonly painter: Painter | null;
  readonly log: Logger;
  /** What people have open for themselves alone. */
  readonly privately: PrivateMessages;
  /** How time passes while players are waited for to pause. */
  readonly pause?: Pause;
}

/**
 * Sends the outbox to Discord: the board edited to the newest revision, players pinged, the result told.
 * Notices stay in the store until they are delivered, so a crash or an outage delays them and loses none.
 */
export class OutboxSender {
  readonly #tables: Tables;
  readonly #boards: Boards;
  readonly #pings: Pings;
  readonly #announcements: Announcements;
  readonly #digests: Digests;
  readonly #story: Story;
  readonly #members: Members;
  readonly #private: PrivateMessages;
  readonly #painter: Painter | null;
  readonly #log: Logger;
  readonly #queue = new PQueue({ concurrency: AT_ONCE });
  readonly #underWay = new Set<string>();
  /** Ends what waits for players to pause, and what is on its way. */
  readonly #waiting = new AbortController();
  readonly #stopping = new AbortController();
  /** Tables left alone after a failure: until when (ms since 1970), and how long this time. */
  readonly #resting = new Map<string, { readonly until: number; readonly wait: number }>();
  /** Notices that were delivered and could not be struck off yet, with the seats they called. */
  readonly #delivered = new Map<number, Delivered>();
  #digesting: Promise<void> | null = null;
  #stopped = false;
  #woken = false;
  #heartbeat: NodeJS.Timeout | null = null;

  constructor({ tables, threads, rest, painter, log, privately, pause }: OutboxSenderOptions) {
    this.#tables = tables;
    const messages = new ChannelMessages(rest, log, this.#stopping.signal);
    this.#boards = new Boards(tables, messages, painter, pause);
    const direct = new DirectMessages(rest, messages);
    const callees = new Callees(tables, direct);
    this.#digests = new Digests(tables, direct, messages, (error) =>
      log.error({ err: error }, 'A digest could not be sent'),
    );
    this.#pings = new Pings(tables, messages, callees);
    this.#announcements = new Announcements(tables, messages, callees, this.#pings);
    this.#story = new Story(tables, messages, threads);
    this.#members = new Members(tables, rest, log);
    this.#private = privately;
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
    this.#waiting.abort();
    const courtesies = this.#private.stop();
    const patience = setTimeout(() => this.#stopping.abort(), LAST_WORDS_MS);
    await this.#queue.onIdle();
    await this.#digesting;
    await courtesies;
    clearTimeout(patience);
  }

  /** There may be something to tell. Cheap, and never waits: the answer to a press goes first. */
  wake(): void {
    if (this.#woken || !this.#heartbeat) return;
    this.#woken = true;
    void this.#tables.scheduler.turn().then(() => {
      this.#woken = false;
      this.#collect().catch((error: unknown) => this.#log.error({ err: error }, 'The outbox could not be read'));
    });
  }

  /** The answer to a press on a table's board shows it at that revision. */
  pressed(table: string, revision: number): void {
    this.#boards.pressed(table, revision);
  }

  async #collect(): Promise<void> {
    if (!this.#stopped) this.#sendDigests();
    const due = this.#stopped ? [] : await this.#tables.outbox.dueNotices(this.#tables.now(), 100);
    // What was kept for a time when the bot was not running comes all at once.
    for (const notice of due) if (notice.due > 0) this.#tables.catchUp.found(notice.due, this.#tables.now());
    for (const table of new Set(due.map((notice) => notice.table))) {
      const rests = (this.#resting.get(table)?.until ?? 0) > Date.now();
      if (this.#underWay.has(table) || rests) continue;
      this.#underWay.add(table);
      void this.#tell(
        table,
        due.filter((notice) => notice.table === table),
      );
    }
  }

  /** Sends the digests that are due, unless some are on their way. */
  #sendDigests(): void {
    this.#digesting ??= this.#digests
      .send()
      .catch((error: unknown) => this.#log.error({ err: error }, 'The digests could not be read'))
      .finally(() => {
        this.#digesting = null;
      });
  }

  /** Delivers what is due at a table, in order. */
  async #tell(table: string, notices: readonly Notice[]): Promise<void> {
    try {
      for (const notice of notices) await this.#deliver(notice);
      // More may have come in meanwhile. After a failure the heartbeat is soon enough.
      setImmediate(() => this.wake());
    } catch (error) {
      this.#log.error({ table, err: error }, 'A table could not be told');
    } finally {
      this.#underWay.delete(table);
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
      // What a stop has ended is left to the next start.
      if (this.#stopped) return;
      try {
        await this.#afterFailure(notice, error);
      } catch (cause) {
        this.#letRest(notice.table);
        throw cause;
      }
    }
  }

  async #deliverOnce(notice: Notice): Promise<void> {
    const { outbox, scheduler } = this.#tables;
    let delivered = this.#delivered.get(notice.id);
    if (!delivered) {
      await scheduler.turn();
      // Any number of tables may wait for their players to pause; the queue limits how many are sent at once.
      if (notice.kind === 'board') {
        // Another one may have taken its place while those before it were delivered.
        if (!(await outbox.notice(notice.id))) return;
        await this.#boards.settled(notice.table, this.#waiting.signal);
        await scheduler.turn();
      }
      delivered = await this.#queue.add(() => this.#sendNow(notice));
      this.#delivered.set(notice.id, delivered);
    }
    const { seats, later } = delivered;
    if (later) await outbox.keepNotice({ ...notice, seats }, later);
    else await outbox.settleNotice({ ...notice, seats });
    this.#delivered.delete(notice.id);
  }

  /** Leaves a table alone for a while, for longer each time: also where what went wrong cannot be written down. */
  #letRest(table: string): void {
    const wait = Math.min(LONGEST_WAIT_MS, 2 * (this.#resting.get(table)?.wait ?? SHORTEST_WAIT_MS / 2));
    this.#resting.set(table, { wait, until: Date.now() + wait });
  }

  /** Delivers a notice about the table as it stands now; the seats that were called by it. */
  async #sendNow(notice: Notice): Promise<Delivered> {
    this.#waiting.signal.throwIfAborted();
    // Resolve recipients last: a newer ping may have replaced this one, or a player have acted meanwhile.
    const current = notice.kind === 'board' ? notice : await this.#tables.outbox.notice(notice.id);
    const table = current && (await this.#tables.table(notice.table));
    if (!table) return CALLED_NOBODY;
    switch (current.kind) {
      case 'board':
        this.#private.changed(table);
        await this.#boards.show(current, table);
        await this.#pings.update(table);
        await this.#story.tell(table);
        return CALLED_NOBODY;
      case 'turn':
        return this.#callToTurn(current, table);
      case 'proposal':
        return this.#pings.toAgree(current, table);
      case 'reminder':
        return this.#pings.remind(current, table);
      case 'outcome':
        this.#private.ask(table, current.seats);
        return this.#announcements.tell(current, current.kind, table);
      default:
        return this.#announcements.tell(current, current.kind, table);
    }
  }

  /** Pings those who are called, and then offers the seats of those among them who have left the server. */
  async #callToTurn(notice: Notice, table: Table): Promise<Delivered> {
    this.#private.ask(table, notice.seats);
    this.#prepareHands(notice, table);
    const delivered = await this.#pings.toTurn(notice, table);
    const called = table.record.seats.filter(({ seat }) => delivered.seats.includes(seat));
    void this.#members.check(table, called).catch((error: unknown) => {
      this.#log.error({ table: table.record.id, err: error }, 'A seat could not be offered');
    });
    return delivered;
  }

  /** Draws what those who are called will look at next, unless there is something more urgent to draw. */
  #prepareHands({ seats }: Notice, table: Table): void {
    for (const seat of seats) {
      const [picture] = panelPictures(table, seat);
      if (picture && this.#painter?.idle) void this.#painter.draw(picture.scene);
    }
  }

  /** No failure loses a notice: it is put off, for longer each time, until it can be delivered or its channel is gone. */
  async #afterFailure(notice: Notice, error: unknown): Promise<void> {
    const { outbox, now } = this.#tables;
    const failure = failureOf(error);
    const about = { table: notice.table, notice: notice.kind, failure };
    const wait = 1000 * 2 ** Math.min(notice.attempts, 20);
    switch (failure) {
      case 'gone':
        this.#log.warn(about, 'The channel is gone; the game waits to be brought to another one');
        await outbox.forgetMessage(notice.table, 'board');
        return outbox.settleNotice({ ...notice, seats: [] });
      // A locked thread takes no message.
      case 'repost':
      case 'forbidden':
        this.#log.warn(about, 'The bot may not speak in a channel; it tries again later');
        return outbox.delayNotice(notice.id, now() + FORBIDDEN_MS);
      case 'later':
        this.#log.warn(about, 'Discord did not take a message; it is sent again');
        return outbox.delayNotice(notice.id, now() + Math.min(LONGEST_WAIT_MS, wait));
      default:
        this.#log.error({ ...about, err: error }, 'A message could not be sent; somebody must look why');
        return outbox.delayNotice(notice.id, now() + Math.min(WRONG_WAIT_MS, wait));
    }
  }
}
