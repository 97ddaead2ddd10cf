import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startSandbox, type Sandbox } from '../../src/sandbox/index.ts';
import { endsWithThis } from './ends-with-this.ts';

/** A bot in a process of its own, logged in to a sandbox in this one. */
export interface RunningBot {
  readonly sandbox: Sandbox;
  /** From the start of the process to the moment its commands stood. */
  readonly milliseconds: number;
  /** The time of each game answer inside the process so far, in ms, from its log. */
  readonly spent: readonly number[];
  /** The time of each AI answer so far, in ms, including the queue. */
  readonly thoughts: readonly number[];
  /** The memory of its process now, in MB, without child processes. */
  memory(): number;
  /** Pauses the process, so that it uses no processor until it is resumed. */
  hold(): void;
  goOn(): void;
  stop(): Promise<void>;
}

/** Runs Airlock, as `npm start` does, on a database file and, beside it, a bot of bare discord.js, for the duration of `work`. */
export async function withBots<T>(
  database: string,
  work: (airlock: RunningBot, bare: Sandbox) => Promise<T>,
): Promise<T> {
  const bots = [await airlock(database), await bareBot()] as const;
  try {
    return await work(bots[0], bots[1].sandbox);
  } finally {
    for (const bot of bots) await bot.stop();
  }
}

/** Runs Airlock on each of two databases, for the duration of `work`. */
export async function withTwo<T>(
  one: string,
  other: string,
  work: (one: RunningBot, other: RunningBot) => Promise<T>,
): Promise<T> {
  const bots = [await airlock(one), await airlock(other)] as const;
  try {
    return await work(...bots);
  } finally {
    for (const bot of bots) await bot.stop();
  }
}

/** What one start took until commands were answered, in ms, and the memory of its process some time later, in MB. */
export interface Start {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** What a process does right after its start is over by then, in ms. */
const SETTLED_MS = 3_000;

export function startOfAirlock(database: string): Promise<Start> {
  return measured(airlock(database));
}

/** The same for a bot of bare discord.js. */
export function startOfBareBot(): Promise<Start> {
  return measured(bareBot());
}

async function measured(starting: Promise<RunningBot>): Promise<Start> {
  const bot = await starting;
  await setTimeout(SETTLED_MS);
  const megabytes = bot.memory();
  await bot.stop();
  return { milliseconds: bot.milliseconds, megabytes };
}

function airlock(database: string): Promise<RunningBot> {
  return started(new URL('../../src/start.js', import.meta.url), { DATABASE_URL: database, LOG_LEVEL: 'debug' });
}

function bareBot(): Promise<RunningBot> {
  return started(new URL('./bare-bot.ts', import.meta.url), {});
}

async function started(script: URL, environment: Readonly<Record<string, string>>): Promise<RunningBot> {
  const sandbox = await startSandbox({ port: 0 });
  const begun = performance.now();
  const bot = spawn(process.execPath, [fileURLToPath(script)], {
    env: { ...process.env, ...environment, DISCORD_TOKEN: sandbox.token, DISCORD_API_URL: sandbox.api },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endsWithThis(bot);
  const closed = once(bot, 'close');
  const stop = async () => {
    // A paused process cannot receive the signal to end.
    bot.kill('SIGCONT');
    bot.kill('SIGTERM');
    await closed;
    await sandbox.close();
  };
  let said = '';
  for await (const text of bot.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += String(text);
    if (/\bready\b/.test(said)) {
      const milliseconds = performance.now() - begun;
      const spent: number[] = [];
      const thoughts: number[] = [];
      createInterface(bot.stderr).on('line', (line) => {
        spent.push(...timeOf(ANSWER, line));
        thoughts.push(...timeOf(THOUGHT, line));
      });
      return {
        sandbox,
        milliseconds,
        spent,
        thoughts,
        memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(bot.pid)], { encoding: 'utf8' })) / 1024,
        hold: () => void bot.kill('SIGSTOP'),
        goOn: () => void bot.kill('SIGCONT'),
        stop,
      };
    }
  }
  await stop();
  throw new Error(`${script.pathname} did not start: ${said}`);
}

/** Lines of Airlock's log that tell how long an answer to the game, or a thought of an AI player, took. */
const ANSWER = /"verb":"(?:do|pick|pass)".*"ms":([\d.]+)/;
const THOUGHT = /"ms":([\d.]+).*"An AI player has thought"/;

/** The milliseconds of such a line, or nothing. */
function timeOf(kind: RegExp, line: string): number[] {
  const [, ms] = kind.exec(line) ?? [];
  return ms === undefined ? [] : [Number(ms)];
}
