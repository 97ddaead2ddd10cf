import {
  ownedByPerson,
  type Notice,
  type PersonSettings,
  type SeatRecord,
  type Table,
  type Tables,
} from '../../../tables/index.ts';
import { mentions } from '../../screens/names.ts';
import { lines, type Screen } from '../../screens/screen.ts';
import { words } from '../../words.ts';
import { nonceOf } from '../channel-messages.ts';
import type { DirectMessages } from './direct-messages.ts';

/** Somebody who was seen to answer is not called again for this long after it, in ms. */
const JUST_HERE_MS = 10 * 60_000;
/** How long after somebody's quiet hours or vacation the calls kept for them are gathered into one, in ms. */
export const GATHERED_MS = 2 * 60_000;

type Person = Pick<SeatRecord, 'player'>;

/** Those of the called who hear of it now, and the others with when. */
export interface Sorted<P extends Person> {
  readonly now: readonly P[];
  readonly later: { readonly seats: readonly number[]; readonly due: number } | null;
}

/** Some of those called, and how. */
export interface Reached<P extends Person> {
  /** Those to be mentioned in the channel. */
  readonly mentioned: readonly P[];
  /** Those among them who wanted a direct message, which Discord refused for the first time. */
  readonly closed: readonly P[];
}

/** When each person is called, and how, as they have chosen for themselves. */
export class Callees {
  readonly #tables: Tables;
  readonly #direct: DirectMessages;

  constructor(tables: Tables, direct: DirectMessages) {
    this.#tables = tables;
    this.#direct = direct;
  }

  /** Those to be called now, and the others with when: after their quiet hours, or some time after they were seen to answer. */
  sort(table: Table, called: readonly SeatRecord[]): Promise<Sorted<SeatRecord>> {
    return this.#sorted(called, (held, at) => this.#dueOf(table, held, at));
  }

  /** Those who are there, and the others with when they are back. */
  present<P extends Person & { readonly seat: number }>(called: readonly P[]): Promise<Sorted<P>> {
    return this.#sorted(called, async ({ player }, at) => {
      const times = await this.#tables.people.activeTimes([player]);
      return times.after(player, at, 0);
    });
  }

  async #sorted<P extends Person & { readonly seat: number }>(
    called: readonly P[],
    dueOf: (one: P, at: number) => Promise<number>,
  ): Promise<Sorted<P>> {
    const at = this.#tables.now();
    const dues = await Promise.all(called.map((one) => dueOf(one, at)));
    const waiting = dues.filter((due) => due > at);
    const isLater = (index: number) => (dues[index] ?? at) > at;
    return {
      now: called.filter((_, index) => !isLater(index)),
      later:
        waiting.length === 0
          ? null
          : { seats: called.filter((_, index) => isLater(index)).map(({ seat }) => seat), due: Math.min(...waiting) },
    };
  }

  /**
   * Sends direct messages to those who want them. While the tables catch up after an outage, and right after somebody's
   * quiet hours or vacation, a person that several games wait for is called to all of them by one message.
   */
  async reach<P extends Person>(notice: Notice, called: readonly P[], screen: (one: P) => Screen): Promise<Reached<P>> {
    const mentioned: P[] = [];
    const closed: P[] = [];
    for (const one of called.filter(ownedByPerson)) {
      const { calls } = await this.#tables.people.settings(one.player);
      if (await this.#isCalledLater(one.player, calls)) continue;
      const wantsDirect = calls === 'dm' || calls === 'both';
      const isRefused = wantsDirect && !(await this.#direct.send(one.player, screen(one), nonceOf(notice)));
      if (calls === 'channel' || calls === 'both' || isRefused) mentioned.push(one);
      if (wantsDirect && (await this.#isFirst(one.player, isRefused))) closed.push(one);
    }
    return { mentioned, closed };
  }

  /** Whether one message will call this person to several games, soon after an outage or after they were away. */
  async #isCalledLater(player: string, calls: PersonSettings['calls']): Promise<boolean> {
    const { catchUp, now, people } = this.#tables;
    const times = await people.activeTimes([player]);
    const begun = now() - GATHERED_MS;
    const end =
      catchUp.endAfter(now()) ?? (times.isAway(player, begun) ? times.after(player, begun, 0) + GATHERED_MS : null);
    if (end === null || calls === 'none' || calls === 'digest') return false;
    if ((await this.#tables.waitingFor(player)).length < 2) return false;
    await people.callAt(player, end);
    return true;
  }

  /** Whether this is the first direct message that Discord refused since one arrived. */
  async #isFirst(player: string, isRefused: boolean): Promise<boolean> {
    const { outbox, now } = this.#tables;
    const before = await outbox.refusedAt(player);
    if (isRefused === (before !== null)) return false;
    await outbox.saveRefused(player, isRefused ? now() : null);
    return isRefused;
  }

  async #dueOf(table: Table, held: SeatRecord, at: number): Promise<number> {
    const times = await this.#tables.people.activeTimes([held.player]);
    const seen = await this.#tables.seenToAnswer(table, held, at - JUST_HERE_MS + 1);
    return times.after(held.player, seen === null ? at : Math.max(at, seen + JUST_HERE_MS), 0);
  }
}

/** The message in the channel, which also says once why it calls those who wanted a direct message. */
export function withClosed(screen: Screen, closed: readonly SeatRecord[]): Screen {
  const said = closed.length > 0 && words.people.closed(mentions(closed));
  return { ...screen, content: lines(screen.content, said) };
}
