import type { Seat } from '#engine';
import {
  EVERYONE,
  type LogLine,
  type Notice,
  type SeatRecord,
  type Table,
  type Tables,
} from '../../../tables/index.ts';
import { idleScreen } from '../../screens/clock/idle.ts';
import { offeredSeats, offerScreen } from '../../screens/pings/offer.ts';
import { reservedScreen, stillReserved } from '../../screens/pings/invitation.ts';
import { movedScreen } from '../../screens/pings/moved.ts';
import { outcomeScreen, seatedScreen } from '../../screens/proposal.ts';
import type { Screen } from '../../screens/screen.ts';
import { chapterScreen } from '../../screens/story/chapter.ts';
import { resultScreen } from '../../screens/story/result.ts';
import { nonceOf, type ChannelMessages } from '../channel-messages.ts';
import type { Delivered, Pings } from '../pings.ts';
import type { Callees } from './callees.ts';

/** What is announced in a table's channel: everything but its board, and calls to those it waits for. */
export type Announced = Exclude<Notice['kind'], 'board' | 'turn' | 'proposal' | 'reminder'>;

/** Of a notice that calls nobody, or nobody any more. */
export const CALLED_NOBODY: Delivered = { seats: [], later: null };

/** The messages that tell of a table in its channel. */
export class Announcements {
  readonly #tables: Tables;
  readonly #messages: ChannelMessages;
  readonly #callees: Callees;
  readonly #pings: Pings;

  constructor(tables: Tables, messages: ChannelMessages, callees: Callees, pings: Pings) {
    this.#tables = tables;
    this.#messages = messages;
    this.#callees = callees;
    this.#pings = pings;
  }

  /** Delivers a notice about the table as it stands now. */
  async tell(notice: Notice, kind: Announced, table: Table): Promise<Delivered> {
    switch (kind) {
      case 'seated': {
        const inLobby = table.record.status === 'lobby';
        const named = table.record.seats.filter(({ seat }) => notice.seats.includes(seat));
        const seated = inLobby ? stillReserved(named) : named;
        if (seated.length === 0) return CALLED_NOBODY;
        const screen = (held: readonly SeatRecord[]) => (inLobby ? reservedScreen : seatedScreen)(table, held);
        return (await this.#announce(notice, table, screen, seated)).delivered;
      }
      case 'outcome': {
        const asked = table.record.seats.filter(({ seat }) => notice.seats.includes(seat));
        const line = await this.#lineOf(notice);
        return (await this.#announce(notice, table, (held) => outcomeScreen(table, held, line), asked)).delivered;
      }
      case 'offered': {
        const offered = offeredSeats(table).filter(({ seat }) => notice.seats.includes(seat));
        if (offered.length === 0) return CALLED_NOBODY;
        const takers = offered.flatMap(({ seat, offered: player }) =>
          player && player !== EVERYONE ? [{ seat, player }] : [],
        );
        const isIn = (seats: readonly { readonly seat: Seat }[], seat: Seat) =>
          seats.some((each) => each.seat === seat);
        const screen = (to: readonly (typeof takers)[number][]) =>
          offerScreen(
            table,
            offered.filter(({ seat }) => isIn(to, seat) || !isIn(takers, seat)),
          );
        const when = takers.length < offered.length ? 'at-once' : 'with-somebody';
        return (await this.#announce(notice, table, screen, takers, when)).delivered;
      }
      case 'idle': {
        const { status, sleep } = table.record;
        const isOpen = status === 'lobby' || status === 'playing';
        const players = table.record.seats.filter(({ seat }) => notice.seats.includes(seat));
        // Somebody may have come meanwhile.
        if (!isOpen || sleep !== 'warned') return CALLED_NOBODY;
        return (await this.#announce(notice, table, (held) => idleScreen(table, held), players, 'at-once')).delivered;
      }
      case 'moved': {
        const others = table.record.seats.filter(({ seat }) => notice.seats.includes(seat));
        return this.#announceMove(notice, table, others);
      }
      case 'chapter': {
        const screen = chapterScreen(table);
        if (screen) await this.#announce(notice, table, () => screen, []);
        return CALLED_NOBODY;
      }
      case 'result': {
        const screen = resultScreen(table, await this.#tables.publicSteps(table));
        // Nothing waits for those who are away: they find it in the channel.
        const { now } = await this.#callees.present(table.record.seats);
        const { mentioned } = await this.#callees.reach(notice, now, () => screen);
        await this.#messages.send(table.record.channel, screen, nonceOf(notice), mentioned);
        await this.#pings.remove(table);
        return CALLED_NOBODY;
      }
    }
  }

  /**
   * Posts a message below the board that pings those who are there; those who are away hear of it in another one when they
   * are back. Where nobody is there, it waits with them unless it is to come at once, without a ping.
   */
  async #announce<P extends Pick<SeatRecord, 'seat' | 'player'>>(
    notice: Notice,
    { record }: Table,
    screenFor: (called: readonly P[]) => Screen,
    called: readonly P[],
    when: 'at-once' | 'with-somebody' = 'with-somebody',
  ): Promise<{ readonly delivered: Delivered; readonly message: string | null }> {
    const { now, later } = await this.#callees.present(called);
    const delivered = { seats: now.map(({ seat }) => seat), later };
    if (now.length === 0 && called.length > 0 && when === 'with-somebody') return { delivered, message: null };
    const screen = screenFor(now.length > 0 ? now : called);
    const { mentioned } = await this.#callees.reach(notice, now, () => screen);
    const nonce = nonceOf({ id: notice.id, seats: delivered.seats });
    const message = await this.#messages.send(record.channel, screen, nonce, mentioned);
    await this.#tables.outbox.bury(record.id, 'board', 1);
    return { delivered, message };
  }

  /** Tells that the table has moved here; what told so of the move before goes, as it is true no longer. */
  async #announceMove(notice: Notice, table: Table, others: readonly SeatRecord[]): Promise<Delivered> {
    const { outbox } = this.#tables;
    const { id, channel, revision } = table.record;
    const line = await this.#lineOf(notice);
    const screen = movedScreen(table, others, line);
    if (!screen) return CALLED_NOBODY;
    const screenFor = (held: readonly SeatRecord[]) => movedScreen(table, held, line) ?? screen;
    const { delivered, message } = await this.#announce(notice, table, screenFor, others, 'at-once');
    const before = await outbox.message(id, 'moved');
    if (before && before.message !== message) await this.#messages.remove(before.channel, before.message);
    if (message !== null)
      await outbox.saveMessage({ table: id, kind: 'moved', channel, message, buried: 0, revision, seats: [] });
    return delivered;
  }

  /** What happened at the change that the notice tells of; `null` where it left no line in the log. */
  async #lineOf({ table, revision }: Notice): Promise<LogLine | null> {
    const [line] = await this.#tables.logPage(table, { after: revision - 1, limit: 1 });
    return line?.revision === revision ? line : null;
  }
}
