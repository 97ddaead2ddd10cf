import { messageLink } from '@discordjs/formatters';
import type { Seat } from '#engine';
import {
  calledTo,
  stillToAgree,
  tellsOfAction,
  waitingFor,
  type MessageRecord,
  type Notice,
  type SeatRecord,
  type Table,
  type Tables,
} from '../../tables/index.ts';
import { nonceOf, type ChannelMessages } from './channel-messages.ts';
import { withClosed, type Callees } from './people/callees.ts';
import { proposalScreen } from '../screens/proposal.ts';
import type { Screen } from '../screens/screen.ts';
import { deadlineText } from '../screens/clock/deadlines.ts';
import { reminderScreen } from '../screens/clock/reminder.ts';
import { tasksOf, turnScreen } from '../screens/turn.ts';

/** The seats that a notice has called, and those it is kept for, with when. */
export interface Delivered {
  readonly seats: readonly Seat[];
  readonly later: { readonly seats: readonly Seat[]; readonly due: number } | null;
}

/** A ping that goes when it calls nobody any more. */
type Removed = 'call' | 'reminder' | 'proposal';

/** The messages that ping players of a table. At most one ping for a turn stands at a time, as long as it calls somebody. */
export class Pings {
  readonly #tables: Tables;
  readonly #messages: ChannelMessages;
  readonly #callees: Callees;
  /** The players and tasks that each open ping names; unknown for pings that an earlier process posted. */
  readonly #wordings = new Map<string, string>();

  constructor(tables: Tables, messages: ChannelMessages, callees: Callees) {
    this.#tables = tables;
    this.#callees = callees;
    this.#messages = messages;
  }

  /**
   * Pings the players a turn waits for. Players whose earlier ping is still open are named again but
   * not pinged, so that the earlier ping can be removed.
   */
  async toTurn(notice: Notice, table: Table): Promise<Delivered> {
    const { outbox } = this.#tables;
    const before = await outbox.message(table.record.id, 'call');
    const late = before ? await this.#unanswered(before, table) : [];
    const spared = await this.#tables.orders.sparedFromPings(table);
    const wanted = calledTo(table).filter((seat) => !spared.includes(seat));
    const { message, mentioned, ...delivered } = await this.#ping(notice, table, wanted, turnScreen, late);
    if (message === null) return delivered;
    const named = [...new Set([...mentioned, ...late])];
    this.#wordings.set(
      message,
      wording(
        table,
        table.record.seats.filter(({ seat }) => named.includes(seat)),
      ),
    );
    await this.#save(table, 'call', message, named);
    return delivered;
  }

  /** Reminds players whose time runs out. Who has answered meanwhile, or is away, is not reminded. */
  async remind(notice: Notice, table: Table): Promise<Delivered> {
    const { people, now } = this.#tables;
    const times = await people.activeTimes(table.record.seats.map(({ player }) => player));
    const awaited = runningOut(table).filter((seat) => {
      const held = table.record.seats.find((each) => each.seat === seat);
      return held !== undefined && !times.isAway(held.player, now());
    });
    const { message, mentioned, ...delivered } = await this.#ping(notice, table, awaited, reminderScreen);
    if (message !== null) await this.#save(table, 'reminder', message, mentioned);
    return delivered;
  }

  /** Pings the players who have not yet agreed to what is proposed. */
  async toAgree(notice: Notice, table: Table): Promise<Delivered> {
    const { message, mentioned, ...delivered } = await this.#ping(notice, table, stillToAgree(table), proposalScreen);
    if (message !== null) await this.#save(table, 'proposal', message, mentioned);
    return delivered;
  }

  /**
   * Removes a ping once it names nobody the table waits for; rewrites it when it names fewer players or another task.
   * Removes the ping of a proposal that is no longer open, and a reminder of time that no longer runs out.
   */
  async update(table: Table): Promise<void> {
    const { outbox } = this.#tables;
    for (const [kind, seats] of [
      ['proposal', stillToAgree(table)],
      ['reminder', runningOut(table)],
    ] as const) {
      const asked = await outbox.message(table.record.id, kind);
      if (asked && !seats.some((seat) => asked.seats.includes(seat))) await this.#removeOne(table, kind);
    }
    const call = await outbox.message(table.record.id, 'call');
    if (!call) return;
    const called = calledTo(table);
    const still = table.record.seats.filter(({ seat }) => call.seats.includes(seat) && called.includes(seat));
    if (still.length === 0) return this.#removeOne(table, 'call');
    const known = this.#wordings.get(call.message);
    if (known === undefined || known === wording(table, still)) return;
    const screen = turnScreen(table, still, await this.#linkToBoard(table));
    await this.#messages.edit(call.channel, call.message, screen, still);
    this.#wordings.set(call.message, wording(table, still));
  }

  /** Removes every ping of the table. */
  async remove(table: Table): Promise<void> {
    for (const kind of ['call', 'reminder', 'proposal'] as const) await this.#removeOne(table, kind);
  }

  /** Remembers the newest ping of that kind, and removes the one before it. */
  async #save(table: Table, kind: Removed, message: string, seats: readonly Seat[]): Promise<void> {
    const { id, channel, revision } = table.record;
    await this.#removeOne(table, kind, message);
    await this.#tables.outbox.saveMessage({ table: id, kind, channel, message, buried: 0, revision, seats });
  }

  /** Removes the newest message of that kind, unless it is this one. */
  async #removeOne({ record: { id } }: Table, kind: Removed, unless?: string): Promise<void> {
    const { outbox } = this.#tables;
    const call = await outbox.message(id, kind);
    if (!call || call.message === unless) return;
    this.#wordings.delete(call.message);
    await this.#messages.remove(call.channel, call.message);
    await outbox.forgetMessage(id, kind);
    const board = await outbox.message(id, 'board');
    const stoodBelow = board?.channel === call.channel && BigInt(call.message) > BigInt(board.message);
    if (stoodBelow) await outbox.bury(id, 'board', -1);
  }

  /** The seats of a ping that the table still waits for and that have publicly done nothing since. */
  async #unanswered(call: MessageRecord, table: Table): Promise<readonly Seat[]> {
    const waiting = calledTo(table).filter((seat) => call.seats.includes(seat));
    const { id, revision } = table.record;
    if (waiting.length === 0 || revision === call.revision) return waiting;
    const log = await this.#tables.log(id, revision - call.revision);
    const since = log.filter((line) => line.revision > call.revision);
    return waiting.filter((seat) => !since.some((line) => tellsOfAction(table, line, seat)));
  }

  /**
   * Calls those of the notice's seats that are still wanted, each as they have chosen; players who have acted meanwhile
   * are left in peace. A message in the channel also names the `late` ones.
   */
  async #ping(
    notice: Notice,
    table: Table,
    wanted: readonly Seat[],
    screen: (table: Table, called: readonly SeatRecord[], link: string | null) => Screen,
    late: readonly Seat[] = [],
  ): Promise<Delivered & { readonly message: string | null; readonly mentioned: readonly Seat[] }> {
    const { id, channel, seats } = table.record;
    const called = seats.filter(({ seat }) => notice.seats.includes(seat) && wanted.includes(seat));
    const { now, later } = await this.#callees.sort(table, called);
    const delivered = { seats: now.map(({ seat }) => seat), later };
    const link = await this.#linkToBoard(table);
    const { mentioned, closed } = await this.#callees.reach(notice, now, (one) => screen(table, [one], link));
    if (mentioned.length === 0) return { ...delivered, message: null, mentioned: [] };
    const named = seats.filter((held) => mentioned.includes(held) || late.includes(held.seat));
    const body = withClosed(screen(table, named, link), closed);
    const message = await this.#messages.send(channel, body, nonceOf(notice), mentioned);
    await this.#tables.outbox.bury(id, 'board', 1);
    return { ...delivered, message, mentioned: mentioned.map(({ seat }) => seat) };
  }

  async #linkToBoard({ record: { id, guild } }: Table): Promise<string | null> {
    const board = await this.#tables.outbox.message(id, 'board');
    return board && messageLink(board.channel, board.message, guild);
  }
}

/** The seats that the table waits for and whose time runs out. */
function runningOut(table: Table): readonly Seat[] {
  const { clocks } = table.record;
  return waitingFor(table).filter((seat) => clocks.some((clock) => clock.seat === seat && clock.out !== null));
}

/** The players and the task that a ping names. */
function wording(table: Table, called: readonly SeatRecord[]): string {
  return [...called.map(({ player }) => player), tasksOf(table, called), deadlineText(table, called)].join();
}
