import { dirname, join } from 'node:path';
import dotenv from 'dotenv';
import type { Logger } from 'pino';
import { Workers } from './background/workers.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { startBot } from './discord/gateway/bot.ts';
import { StartError } from './discord/gateway/start-error.ts';
import { games } from './games/index.ts';
import { createLog } from './log.ts';
import { createPainter } from './pictures/draw/painter.ts';
import { fileOf } from './store/connection.ts';
import { openStore } from './store/open.ts';
import { StoreError } from './store/store.ts';
import { AiPlayers } from './ai/ai-players.ts';
import { AiDriver, ClockDriver, OrderDriver, Tables } from './tables/index.ts';

/** How often, in ms, old handled interactions are deleted, which Discord no longer repeats. */
const PRUNE_EVERY_MS = 6 * 60 * 60 * 1000;

/** Resources of a start, released newest first. */
type Undo = () => Promise<void> | void;

/** Starts the bot, on Discord with a token and in the sandbox without one, and stops it on SIGINT and SIGTERM. */
export async function run(): Promise<void> {
  dotenv.config({ quiet: true });
  const held: Undo[] = [];
  const stop = async () => {
    for (const undo of held.splice(0).reverse()) await undo();
  };
  // While Discord is unreachable its client retries for ever, even after it was told to stop.
  let ending: Promise<void> | undefined;
  const end = (farewell: string | null = null) => {
    ending ??= stop().then(() => {
      if (farewell !== null) console.log(farewell);
      process.exit();
    });
  };
  try {
    const config = readConfig();
    const isPlayed = config.token === null;
    const log = createLog(
      config.logLevel ?? (isPlayed ? 'warn' : 'info'),
      isPlayed ? beside(config, 'airlock.log') : null,
    );
    const page = await start(config, log, held, (why) => {
      if (ending) return;
      console.error(why);
      process.exitCode = 1;
      end();
    });
    // The terminal has just written ^C.
    const stopped = beside(config, '') === null ? '\nStopped.' : '\nStopped. Your games are saved.';
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(isPlayed ? stopped : null));
    // Only now, since Ctrl+C may follow at once.
    log.info({ games: games.map(({ game }) => game.id) }, 'Airlock is ready');
    if (page !== null)
      console.log(`Airlock is running on this machine. Open ${page} in a browser. Press Ctrl+C to stop.`);
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    await stop();
  }
}

/**
 * Starts everything, and gives the address of the page to play on, if there is one. Calls `onEnded` with one line of reason if
 * the bot cannot continue.
 */
async function start(
  config: Config,
  log: Logger,
  held: Undo[],
  onEnded: (why: string) => void,
): Promise<string | null> {
  const store = await openStore(config.database);
  held.push(() => store.close());

  const home = config.token === null ? await openSandbox(config, held) : { api: config.api, token: config.token };
  let wake = (): void => undefined;
  const workers = new Workers();
  held.push(() => workers.close());
  const tables = new Tables({
    store,
    games,
    onChange: () => wake(),
    verifier: (game, onProgress) => workers.verify(game, onProgress),
  });
  const painter = createPainter({ log, render: (scene) => workers.draw(scene) });
  held.push(() => painter.close());
  const { token, api } = home;
  const bot = await startBot({ tables, token, api, guild: config.guild, painter, log, onEnded });
  wake = () => bot.wake();
  held.push(() => bot.stop());

  await tables.resume((error) => log.error({ err: error }, 'A table cannot be read'));
  await tables.prune();
  const pruning = setInterval(() => {
    tables.prune().catch((error: unknown) => log.error({ err: error }, 'Old interactions could not be forgotten'));
  }, PRUNE_EVERY_MS);
  held.push(() => {
    clearInterval(pruning);
  });

  const onTrouble = (error: unknown) => log.error({ err: error }, 'An AI player stumbled');
  const aiPlayers = new AiPlayers({ games, ask: (question, time) => workers.think(question, time), onTrouble });
  const driver = new AiDriver({
    tables,
    ask: async (request, time) => {
      const began = performance.now();
      const reply = await aiPlayers.think(request, time);
      const ms = Number((performance.now() - began).toFixed(3));
      log.debug({ game: request.game, strength: request.strength, ms }, 'An AI player has thought');
      return reply;
    },
    ready: () => workers.ready(),
    onTrouble,
  });
  driver.start();
  held.push(() => driver.stop());
  const clock = new ClockDriver({ tables, onTrouble: (error) => log.error({ err: error }, 'A clock could not go on') });
  clock.start();
  held.push(() => clock.stop());

  const orders = new OrderDriver(tables, (error) => log.error({ err: error }, 'A standing order stumbled'));
  orders.start();
  held.push(() => orders.stop());

  return 'page' in home ? home.page : null;
}

/** The sandbox, which keeps its channels in a file beside the database. */
async function openSandbox(config: Config, held: Undo[]) {
  // On Discord nothing of it is loaded.
  const [{ PortTakenError, SandboxError, startSandbox }, { welcomeTo }] = await Promise.all([
    import('./sandbox/index.ts'),
    import('./welcome.ts'),
  ]);
  const file = beside(config, 'sandbox.json');
  const sandbox = await startSandbox({
    port: config.sandboxPort,
    welcome: welcomeTo(games),
    ...(file === null ? {} : { file }),
  }).catch((error: unknown) => {
    if (error instanceof PortTakenError)
      throw new ConfigError(error.bySandbox ? running(error.url) : taken(config, error.url));
    throw error instanceof SandboxError ? new ConfigError(error.message) : error;
  });
  held.push(() => sandbox.close());
  return { api: sandbox.api, token: sandbox.token, page: sandbox.url };
}

/** A file beside the database; null while that is in memory. */
function beside({ database }: Config, name: string): string | null {
  const file = fileOf(database);
  return file === ':memory:' ? null : join(dirname(file), name);
}

/** Two bots must not share a database. */
function running(url: string): string {
  return (
    `Airlock is already running. Open ${url} in a browser. To start another one with games of its own: ` +
    'SANDBOX_PORT=0 DATABASE_URL=data/another/airlock.db npm start'
  );
}

function taken({ sandboxPort }: Config, url: string): string {
  return (
    `Port ${sandboxPort} is taken. If Airlock is already running, open ${url} in a browser. ` +
    'To start it on another port: SANDBOX_PORT=0 npm start'
  );
}

/** Errors the operator can fix; each says how in one line. */
function isExpected(error: unknown): error is Error {
  return [ConfigError, StoreError, StartError].some((kind) => error instanceof kind);
}
