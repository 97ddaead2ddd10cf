import { pino } from 'pino';
import { onTestFinished, vi } from 'vitest';
import type { GameEntry } from '#engine';
import { startBot } from '../../src/discord/gateway/bot.ts';
import type { Painter } from '../../src/pictures/draw/painter.ts';
import { systemClock } from '../../src/sandbox/clock.ts';
import { startSandbox, type Sandbox } from '../../src/sandbox/index.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { think } from '../../src/ai/think.ts';
import { AiDriver, Tables } from '../../src/tables/index.ts';
import { TOY } from '../tables/house.ts';

type Persona = ReturnType<Sandbox['persona']>;
export type Shown = Awaited<ReturnType<Persona['press']>>;
export type Seen = NonNullable<ReturnType<Persona['message']>>;

/** The bot at work on a server, a real client of discord.js between them, and the people on it. */
export interface Club {
  readonly sandbox: Sandbox;
  readonly store: Store;
  readonly tables: Tables;
  /** Everything the bot has logged. */
  readonly logged: string[];
  readonly channel: string;
  readonly ada: Persona;
  readonly bo: Persona;
  readonly cy: Persona;
  /** The table's message that everybody sees. */
  readonly board: () => Seen;
  /** Waits until what is to be told has been told, and gives the board as it stands then. */
  readonly told: () => Promise<Seen>;
  /** A table of the first game opened by Ada. */
  readonly open: () => Promise<Seen>;
  /** A game between Ada and Bo, begun. */
  readonly begin: () => Promise<Seen>;
  /** Puts the clock of the tables forward, in ms. */
  readonly pass: (ms: number) => void;
  readonly stop: () => Promise<void>;
}

interface ClubOptions {
  readonly games?: readonly GameEntry[];
  readonly store?: (store: Store) => Store;
  readonly painter?: Painter;
  /** Whether time that passes at the tables passes on the server too: open private messages are then left behind. */
  readonly clock?: 'shared' | 'apart';
}

export async function club({ games = [TOY], store: given, painter, clock = 'apart' }: ClubOptions = {}): Promise<Club> {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const sandbox = await startSandbox({ port: 0, ...(clock === 'shared' && { clock: { ...systemClock, now } }) });
  const opened = await openStore(':memory:');
  const store = given ? given(opened) : opened;
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  let wake = (): void => undefined;
  const tables = new Tables({ store, games, now, onChange: () => wake() });
  const bot = await startBot({
    tables,
    token: sandbox.token,
    api: sandbox.api,
    guild: null,
    log,
    ...(painter ? { painter } : {}),
    heartbeatMs: 25,
  });
  wake = () => bot.wake();
  const driver = new AiDriver({
    tables,
    ask: (request) => Promise.resolve(think(games.find(({ game }) => game.id === request.game) ?? TOY, request)),
  });
  driver.start();
  const pass = (ms: number) => {
    ahead += ms;
  };
  let running = true;
  const stop = async () => {
    if (!running) return;
    running = false;
    await driver.stop();
    await bot.stop();
    await opened.close();
    await sandbox.close();
  };
  onTestFinished(stop);

  const channel = sandbox.channel('table-one');
  const [ada, bo, cy] = [sandbox.persona('Ada'), sandbox.persona('Bo'), sandbox.persona('Cy')];
  const board = () => {
    const boards = cy
      .messages(channel)
      .filter((message) => message.author.bot && message.embeds.length > 0 && !message.ephemeral);
    // The end of a chapter is told in a message of its own, with a way to hand a seat over.
    const isChapter = (message: Seen) => JSON.stringify(message.components).includes('|hand-over|');
    const last = boards.findLast((message) => message.mentions.length === 0 && !isChapter(message));
    if (!last) throw new Error('There is no board.');
    return last;
  };
  const told = async () => {
    await vi.waitFor(
      async () => {
        if ((await opened.dueNotices(now() + 5 * 60_000, 1)).length > 0)
          throw new Error('Something is still to be told.');
      },
      { interval: 5 },
    );
    return board();
  };
  const open = async () => {
    await ada.command(channel, 'game new', { game: games[0]?.game.id ?? '' });
    return told();
  };
  const begin = async () => {
    const lobby = await open();
    const joins = bo.pressable(lobby).filter((each) => each.kind === 'button' && /^(Join|Play)/.test(each.label));
    await bo.press(lobby, { customId: joins.at(-1)?.customId ?? '' });
    const started = await ada.press(lobby, 'Start Game');
    // Tests open the panels they look at.
    ada.dismiss(started.message ?? '');
    return told();
  };
  return { sandbox, store, tables, logged, channel, ada, bo, cy, board, told, open, begin, pass, stop };
}

/** All the words of a message, embeds included. */
export function text(message: Seen | null | undefined): string {
  if (!message) return '';
  const embeds = message.embeds.flatMap(({ title, description, fields, footer }) => [
    title,
    description,
    footer?.text,
    ...(fields ?? []).flatMap(({ name, value }) => [name, value]),
  ]);
  return [message.content, ...embeds].filter((part) => part !== undefined).join('\n');
}

/** What only the presser was told. */
export function whispered(shown: Shown): string {
  if (shown.message?.ephemeral !== true) throw new Error(`No private answer but ${JSON.stringify(shown)}`);
  return text(shown.message);
}
