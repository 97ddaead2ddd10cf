import { messageLink, userMention } from '@discordjs/formatters';
import { nextDigest, seatOf, type PersonSettings, type Table, type Tables } from '../../../tables/index.ts';
import { deadlineText } from '../../screens/clock/deadlines.ts';
import { lines, type Screen } from '../../screens/screen.ts';
import { tasksOf } from '../../screens/turn.ts';
import { words } from '../../words.ts';
import type { ChannelMessages } from '../channel-messages.ts';
import { GATHERED_MS } from './callees.ts';
import type { DirectMessages } from './direct-messages.ts';

/** Digests sent at once. */
const AT_ONCE = 20;
/** Tables that a digest names. */
const MOST_TABLES = 20;
/** When a digest that Discord did not take is sent again, in ms. */
const RETRY_MS = 10 * 60_000;

/**
 * One message to a person about every game that waits for them: once a day to those who want it; and after an outage, or
 * when they are back from quiet hours or a vacation, to those who would otherwise be called to several games at once.
 */
export class Digests {
  readonly #tables: Tables;
  readonly #direct: DirectMessages;
  readonly #messages: ChannelMessages;
  readonly #onTrouble: (error: unknown) => void;

  constructor(tables: Tables, direct: DirectMessages, messages: ChannelMessages, onTrouble: (error: unknown) => void) {
    this.#tables = tables;
    this.#direct = direct;
    this.#messages = messages;
    this.#onTrouble = onTrouble;
  }

  /**
   * Sends what is due. The next one is written down first: after a crash, one is missed rather than sent twice. What
   * Discord did not take is sent again later, and nobody else waits for it.
   */
  async send(): Promise<void> {
    const { outbox, people, now } = this.#tables;
    for (const player of await outbox.dueDigests(now(), AT_ONCE)) {
      const settings = await people.settings(player);
      await people.save(player, settings);
      try {
        await this.#sendTo(player, settings);
      } catch (error) {
        this.#onTrouble(error);
        await people.callAt(player, now() + RETRY_MS);
      }
    }
  }

  async #sendTo(player: string, settings: PersonSettings): Promise<void> {
    const { calls } = settings;
    const waiting = await this.#tables.waitingFor(player);
    if (waiting.length === 0) return;
    const nonce = `d${String(nextDigest(settings, this.#tables.now()) ?? Math.floor(this.#tables.now() / RETRY_MS))}`;
    const isDirect = calls !== 'channel' && calls !== 'none';
    const isRefused = isDirect && !(await this.#direct.send(player, await this.#listed(waiting, player), nonce));
    if (calls === 'channel' || calls === 'both' || (isRefused && calls !== 'digest'))
      await this.#mention(waiting, player, nonce);
  }

  /** Calls somebody in one channel of each server. It names no other game there: others may not know of it. */
  async #mention(waiting: readonly Table[], player: string, nonce: string): Promise<void> {
    const { now, people } = this.#tables;
    const wasAway = (await people.activeTimes([player])).isAway(player, now() - 5 * GATHERED_MS);
    for (const tables of Map.groupBy(waiting, ({ record }) => record.guild).values()) {
      const [first] = tables;
      if (!first) continue;
      const content = words.people.waiting(userMention(player), tables.length, wasAway ? 'away' : 'outage');
      await this.#messages.send(first.record.channel, message(content), nonce, [{ player }]);
      await this.#tables.outbox.bury(first.record.id, 'board', 1);
    }
  }

  async #listed(waiting: readonly Table[], player: string): Promise<Screen> {
    const shown = await Promise.all(waiting.slice(0, MOST_TABLES).map((table) => this.#line(table, player)));
    return message(lines(words.people.digest(waiting.length), ...shown));
  }

  async #line(table: Table, player: string): Promise<string> {
    const { id, guild, channel } = table.record;
    const board = await this.#tables.outbox.message(id, 'board');
    const url = board
      ? messageLink(board.channel, board.message, guild)
      : `https://discord.com/channels/${guild}/${channel}`;
    const seat = seatOf(table, player);
    const seats = seat ? [seat] : [];
    return words.people.waits(table.face.name, tasksOf(table, seats), deadlineText(table, seats), url);
  }
}

function message(content: string): Screen {
  return { content, embeds: [], components: [] };
}
