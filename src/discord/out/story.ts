import { clipped } from '#engine';
import { settingsOf, type LogLine, type MessageRecord, type Table, type Tables } from '../../tables/index.ts';
import type { ChannelMessages } from './channel-messages.ts';
import { failureOf } from './failures.ts';
import type { Threads } from './threads.ts';
import { storyParts } from '../screens/story/parts.ts';
import { sentence } from './panels.ts';
import { words } from '../words.ts';

/** The most characters of a message. */
const LONGEST_MESSAGE = 2000;
/** Lines of the log read at once. */
const LINES_AT_ONCE = 200;
/** Stands for the thread of a table whose story has none. */
const NOWHERE = '';

/** Adds a line to the game's thread for each turn or round that is over, at tables that want it. */
export class Story {
  readonly #tables: Tables;
  readonly #messages: ChannelMessages;
  readonly #threads: Threads;

  constructor(tables: Tables, messages: ChannelMessages, threads: Threads) {
    this.#tables = tables;
    this.#messages = messages;
    this.#threads = threads;
  }

  /** Tells the turns or rounds that have ended since the last line. Where the bot may not speak, the story waits. */
  async tell(table: Table): Promise<void> {
    const { id, status } = table.record;
    const { tell } = settingsOf(table.record);
    if (tell === 'board' || status === 'lobby' || status === 'cancelled') return;
    const told = await this.#tables.outbox.message(id, 'story');
    if (told?.channel === NOWHERE) return;
    const log = await this.#since(id, told?.revision ?? 0);
    const { parts, revision } = storyParts(table, log, tell, told !== null);
    if (parts.length === 0 || revision === told?.revision) return;
    const channel = (await this.#channelOf(table, told)) ?? NOWHERE;
    const save = (message: string) =>
      this.#tables.outbox.saveMessage({ table: id, kind: 'story', channel, message, buried: 0, revision, seats: [] });
    if (channel === NOWHERE) return save('');
    try {
      for (const [at, text] of messagesOf(parts).entries())
        await this.#messages.send(channel, sentence(text), `s${id}-${String(at)}-${String(revision)}`, []);
      await save('');
      if (channel === table.record.channel) await this.#tables.outbox.bury(id, 'board', 1);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'gone') await this.#tables.outbox.saveMessage({ ...NOBODY, table: id, channel: NOWHERE });
      else if (failure === 'later') throw error;
    }
  }

  /** The log from that revision on, its line included: the turn or round that is told next began in it. */
  async #since(id: string, revision: number): Promise<LogLine[]> {
    const all: LogLine[] = [];
    for (let from = revision - 1; ; from = all.at(-1)?.revision ?? from) {
      const lines = await this.#tables.logPage(id, { after: from, limit: LINES_AT_ONCE });
      all.push(...lines);
      if (lines.length < LINES_AT_ONCE) return all;
    }
  }

  /** The game's thread: its own, or one that is opened for the story; where none can be, the channel is told why, once. */
  async #channelOf(table: Table, told: MessageRecord | null): Promise<string | null> {
    const { channel } = table.record;
    if (settingsOf(table.record).thread === 'own') return channel;
    if (told) return told.channel;
    const thread = await this.#threads.open(channel, words.thread.story(table.face.name));
    if (thread === null) await this.#messages.send(channel, sentence(words.thread.noStory), `s${table.record.id}`, []);
    return thread;
  }
}

const NOBODY = { kind: 'story', message: '', buried: 0, revision: 0, seats: [] } as const;

/** The parts in as few messages as hold them. */
function messagesOf(parts: readonly string[]): string[] {
  const messages: string[] = [];
  for (const part of parts.map((text) => clipped(text, LONGEST_MESSAGE))) {
    const last = messages.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= LONGEST_MESSAGE)
      messages[messages.length - 1] = `${last}\n${part}`;
    else messages.push(part);
  }
  return messages;
}
