import { setTimeout } from 'node:timers/promises';
import { messageLink } from '@discordjs/formatters';
import { LRUCache } from 'lru-cache';
import type { Scene } from '#engine';
import type { Painter } from '../../pictures/draw/painter.ts';
import {
  holderOf,
  waitingFor,
  type MessageRecord,
  type Notice,
  type Pointer,
  type Table,
  type Tables,
} from '../../tables/index.ts';
import { failureOf } from './failures.ts';
import { nonceOf, type ChannelMessages } from './channel-messages.ts';
import { openBoard } from './panels.ts';
import { pictured, type Screen } from '../screens/screen.ts';
import { words } from '../words.ts';

/** Messages of ours below the board after which it is posted again at the bottom. */
const BURIED = 6;
/**
 * Debounce before drawing a board, with an upper bound, in ms. The steps of an AI player's turn follow each other faster
 * than the shorter time, so nothing is drawn until that turn is over.
 */
const PAUSES = { between: { shortest: 150, longest: 1500 }, amid: { shortest: 600, longest: 3000 } } as const;
/** How often the debounce looks for a new revision, in ms. */
const LOOK_MS = 150;

/** Number of tables whose last shown board is remembered. */
const MOST_REMEMBERED = 1000;

/** A table's board with its picture, if it has one, and the same in words alone. */
interface Screens {
  readonly screen: Screen;
  readonly inWords: Screen;
  /** Whether it has the picture it should have. */
  readonly whole: boolean;
}

/** Waits that many ms; rejects when the signal aborts it. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;
const aWhile: Pause = (ms, signal) => setTimeout(ms, undefined, { signal });

/** The one message of every table that shows its newest revision. */
export class Boards {
  readonly #tables: Tables;
  readonly #messages: ChannelMessages;
  readonly #painter: Painter | null;
  readonly #pause: Pause;
  /** The revision each table's board was last shown at by the answer to a press on it. */
  readonly #pressed = new LRUCache<string, number>({ max: MOST_REMEMBERED });
  /** Each table's board as it was last sent: its revision, and the seats the table waited for. */
  readonly #shown = new LRUCache<string, { readonly revision: number; readonly awaited: string }>({
    max: MOST_REMEMBERED,
  });

  /** Tables whose board stands in words while its picture is still being drawn. */
  readonly #late = new Set<string>();

  /** Without a painter boards are words alone. */
  constructor(tables: Tables, messages: ChannelMessages, painter: Painter | null, pause: Pause = aWhile) {
    this.#pause = pause;
    this.#tables = tables;
    this.#messages = messages;
    this.#painter = painter;
  }

  /** The answer to a press shows the board at that revision; drawings of older ones come too late. */
  pressed(table: string, revision: number): void {
    this.#pressed.set(table, revision);
  }

  /**
   * Resolves once a table's board is worth drawing: when its players pause, or after a while. Drawn any earlier it would
   * be out of date before it is shown. What was shown already, and what has no picture, waits for nothing.
   * Rejects when the signal ends it.
   */
  async settled(id: string, signal: AbortSignal): Promise<void> {
    let table = await this.#tables.table(id);
    let still = 0;
    for (let waited = 0; table && this.#isToBeDrawn(table); waited += LOOK_MS) {
      const { shortest, longest } = PAUSES[this.#isAmidTurn(table) ? 'amid' : 'between'];
      if (still >= shortest || waited >= longest) return;
      await this.#pause(LOOK_MS, signal);
      if ((await this.#tables.revision(id)) === table.record.revision) still += LOOK_MS;
      else {
        still = 0;
        table = await this.#tables.table(id);
      }
    }
  }

  #isToBeDrawn({ record: { id, status, revision } }: Table): boolean {
    const known = Math.max(this.#pressed.get(id) ?? 0, this.#shown.get(id)?.revision ?? 0);
    return this.#painter !== null && status === 'playing' && revision > known;
  }

  /** Whether the table waits for AI players only, and for the same seats as when the board was last sent. */
  #isAmidTurn(table: Table): boolean {
    const seats = waitingFor(table);
    const people = seats.some((seat) => holderOf(table, seat)?.ai === null);
    return seats.length > 0 && !people && this.#shown.get(table.record.id)?.awaited === seats.join();
  }

  /** Edits the board to the newest revision; posts it again when it is gone, buried, or in another channel. */
  async show(notice: Notice, table: Table): Promise<void> {
    const { id, revision } = table.record;
    // What happened while the last board waited to be drawn was shown with it, and has a notice all the same.
    if (notice.revision > 0 && notice.revision <= (this.#shown.get(id)?.revision ?? 0)) return;
    const screens = await this.#illustrated(table);
    await this.#tables.scheduler.turn();
    // What a press has changed meanwhile has a notice of its own.
    if (revision < (this.#pressed.get(id) ?? 0)) return;
    await this.#put(notice, table, screens);
    this.#shown.set(id, { revision: screens.whole ? revision : 0, awaited: waitingFor(table).join() });
  }

  async #put(notice: Notice, table: Table, screens: Screens): Promise<void> {
    const { outbox } = this.#tables;
    const { id, channel, revision } = table.record;
    const posted = await outbox.message(id, 'board');
    if (
      posted?.channel === channel &&
      posted.buried < BURIED &&
      (await inWordsIfForbidden(screens, (shown) => this.#messages.edit(channel, posted.message, shown, [])))
    )
      return;
    const message = await inWordsIfForbidden(screens, (shown) =>
      this.#messages.send(channel, shown, nonceOf(notice), []),
    );
    // The one before stays known until it is gone.
    if (posted && posted.message !== message) await this.#retire(posted, table, message);
    await outbox.saveMessage({ table: id, kind: 'board', channel, message, buried: 0, revision, seats: [] });
  }

  /** The board before goes, or in another channel becomes a pointer; all pointers lead to the new board. */
  async #retire(old: MessageRecord, table: Table, board: string): Promise<void> {
    const { outbox } = this.#tables;
    const { id, channel } = table.record;
    if (old.channel === channel) await this.#messages.remove(channel, old.message);
    else await outbox.savePointer(old);
    for (const pointer of await outbox.pointers(id)) {
      // A pointer in the table's own channel is true no longer.
      const isNeeded = pointer.channel !== channel;
      if (isNeeded && (await this.#point(pointer, table, board))) continue;
      if (!isNeeded) await this.#messages.remove(channel, pointer.message);
      await outbox.forgetPointer(pointer);
    }
  }

  /** Makes a message say where the board stands now; `false` where it is gone, or may not say so any more and goes. */
  async #point({ channel, message }: Pointer, { face, record }: Table, board: string): Promise<boolean> {
    const content = words.play.movedAway(face.name, messageLink(record.channel, board, record.guild));
    try {
      return await this.#messages.edit(channel, message, { content, embeds: [], components: [] }, []);
    } catch (error) {
      if (failureOf(error) === 'later') throw error;
      await this.#messages.remove(channel, message);
      return false;
    }
  }

  /** The table's board with its picture, or in words alone where that cannot be. */
  async #illustrated(table: Table): Promise<Screens> {
    const inWords = await openBoard(this.#tables, table);
    const [picture] = inWords.pictures ?? [];
    if (!picture || !this.#painter) return { inWords, screen: inWords, whole: true };
    // One picture of a table is drawn at a time.
    const { id, revision } = table.record;
    const png = this.#late.has(id) ? this.#painter.known(picture.scene) : await this.#painter.draw(picture.scene);
    if (!png && !this.#late.has(id)) void this.#showOnceDrawn(id, revision, picture.scene);
    return { inWords, screen: png ? pictured(inWords, [png]) : inWords, whole: png !== null };
  }

  /** Has a board that went out in words shown again with its picture. What fails here waits for the next change. */
  async #showOnceDrawn(id: string, revision: number, scene: Scene): Promise<void> {
    this.#late.add(id);
    const png = this.#painter && (await this.#painter.late(scene));
    this.#late.delete(id);
    await (png ? this.#tables.refresh(id) : this.#tables.refreshSince(id, revision)).catch(() => undefined);
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
