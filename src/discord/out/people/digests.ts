import { messageLink } from '@discordjs/formatters';
import { nextDigest, seatOf, type Table, type Tables } from '../../../tables/index.ts';
import { lines } from '../../screens/screen.ts';
import { tasksOf } from '../../screens/turn.ts';
import { words } from '../../words.ts';
import type { DirectMessages } from './direct-messages.ts';

/** Digests sent at once. */
const AT_ONCE = 20;
/** Tables that a digest names. */
const MOST_TABLES = 20;

/** Sends each person who wants it one direct message a day that lists every game that waits for them. */
export class Digests {
  readonly #tables: Tables;
  readonly #direct: DirectMessages;

  constructor(tables: Tables, direct: DirectMessages) {
    this.#tables = tables;
    this.#direct = direct;
  }

  /** Sends what is due. The next one is written down first: after a crash, one is missed rather than sent twice. */
  async send(): Promise<void> {
    const { outbox, people, now } = this.#tables;
    for (const player of await outbox.dueDigests(now(), AT_ONCE)) {
      const settings = await people.settings(player);
      await people.save(player, settings);
      const waiting = await this.#tables.waitingFor(player);
      if (waiting.length === 0) continue;
      const shown = await Promise.all(waiting.slice(0, MOST_TABLES).map((table) => this.#line(table, player)));
      const content = lines(words.people.digest(waiting.length), ...shown);
      await this.#direct.send(
        player,
        { content, embeds: [], components: [] },
        `d${String(nextDigest(settings, now()))}`,
      );
    }
  }

  async #line(table: Table, player: string): Promise<string> {
    const { id, guild, channel } = table.record;
    const board = await this.#tables.outbox.message(id, 'board');
    const url = board
      ? messageLink(board.channel, board.message, guild)
      : `https://discord.com/channels/${guild}/${channel}`;
    const seat = seatOf(table, player);
    return words.people.waits(table.face.name, seat ? tasksOf(table, [seat]) : '', url);
  }
}
