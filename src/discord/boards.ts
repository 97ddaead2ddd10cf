import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Painter } from '../pictures/painter.ts';
import type { MessageRecord, Notice, Table, Tables } from '../tables/index.ts';
import { failureOf } from './failures.ts';
import { nonceOf, type Post } from './post.ts';
import { tableScreen } from './screens/board.ts';
import { messageLink } from './screens/names.ts';
import { pictured, type Screen } from './screens/screen.ts';
import { words } from './words.ts';

/** Messages of ours below the board after which it is posted anew at the bottom. */
const BURIED = 6;
/** So long nobody moves before a board is drawn, but it is drawn after that long in any case. */
const PAUSE_MS = 150;
const LONGEST_PAUSE_MS = 1500;

/** Tables whose boards are remembered to have been shown by the answer to a press. */
const MOST_PRESSED = 1000;

/** A table's board with its picture, if it has one, and the same in words alone. */
interface Screens {
  readonly revision: number;
  readonly screen: Screen;
  readonly inWords: Screen;
}

/** The one message of every table that shows its newest revision. */
export class Boards {
  readonly #tables: Tables;
  readonly #post: Post;
  readonly #painter: Painter | null;
  readonly #signal: AbortSignal;
  /** The revision each table's board was last shown at by the answer to a press on it. */
  readonly #pressed = new LRUCache<string, number>({ max: MOST_PRESSED });

  /** Without a painter boards are words alone. */
  constructor(tables: Tables, post: Post, painter: Painter | null, signal: AbortSignal) {
    this.#tables = tables;
    this.#post = post;
    this.#painter = painter;
    this.#signal = signal;
  }

  /** Whoever pressed the board is shown it at that revision; what is drawn of an older one is late. */
  pressed(table: string, revision: number): void {
    this.#pressed.set(table, revision);
  }

  /** Edits the board to the newest revision; posts it anew when it is gone, buried, or stands in another channel. */
  async show(notice: Notice, table: Table): Promise<void> {
    const { outbox } = this.#tables;
    const { id, channel, revision } = table.record;
    const screens = await this.#illustrated(table);
    // Of what a press has changed meanwhile there is a notice of its own.
    if (screens.revision < (this.#pressed.get(id) ?? 0)) return;
    const standing = await outbox.message(id, 'board');
    if (
      standing?.channel === channel &&
      standing.buried < BURIED &&
      (await inWordsIfForbidden(screens, (shown) => this.#post.edit(channel, standing.message, shown, [])))
    )
      return;
    const message = await inWordsIfForbidden(screens, (shown) => this.#post.send(channel, shown, nonceOf(notice), []));
    // The one before stays known until it is gone.
    if (standing && standing.message !== message) await this.#retire(standing, table, message);
    await outbox.saveMessage({ table: id, kind: 'board', channel, message, buried: 0, revision, seats: [] });
  }

  async #retire(old: MessageRecord, table: Table, board: string): Promise<void> {
    if (old.channel === table.record.channel) await this.#post.remove(old.channel, old.message);
    else await this.#point(old, table, board);
  }

  /** Where the board stood before, it says where it stands now; where it may not say so any more it goes. */
  async #point({ channel, message }: MessageRecord, { face, record }: Table, board: string): Promise<void> {
    const content = words.play.movedAway(face.name, messageLink(record.guild, record.channel, board));
    try {
      await this.#post.edit(channel, message, { content, embeds: [], components: [] }, []);
    } catch (error) {
      if (failureOf(error) === 'later') throw error;
      await this.#post.remove(channel, message);
    }
  }

  /**
   * The table's board with its picture, or in words alone where that cannot be. While one move follows upon the other
   * nothing is drawn: the newest board is, once its players pause, or after a while.
   */
  async #illustrated(known: Table): Promise<Screens> {
    const painter = this.#painter;
    let table = known;
    for (let paused = 0; ; paused += PAUSE_MS) {
      const inWords = tableScreen(table);
      const { revision } = table.record;
      const [picture] = inWords.pictures ?? [];
      if (!painter || !picture) return { revision, inWords, screen: inWords };
      const png = painter.known(picture.scene);
      if (png) return { revision, inWords, screen: pictured(inWords, [png]) };
      if (paused > 0) {
        const now = (await this.#tables.table(table.record.id)) ?? table;
        if (now.record.revision === revision || paused >= LONGEST_PAUSE_MS) {
          const drawn = await painter.draw(picture.scene);
          return { revision, inWords, screen: drawn ? pictured(inWords, [drawn]) : inWords };
        }
        table = now;
      }
      await setTimeout(PAUSE_MS, undefined, { signal: this.#signal });
    }
  }
}

/** Where the bot may speak but not attach files, the words go alone. */
async function inWordsIfForbidden<T>({ screen, inWords }: Screens, send: (screen: Screen) => Promise<T>): Promise<T> {
  try {
    return await send(screen);
  } catch (error) {
    if (screen.files === undefined || failureOf(error) !== 'forbidden') throw error;
    return send(inWords);
  }
}
