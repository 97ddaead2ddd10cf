import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startSandbox, type Sandbox } from '../src/sandbox/index.ts';

/** A bot in a process of its own, logged in to a sandbox in this one. */
export interface RunningBot {
  readonly sandbox: Sandbox;
  /** From the start of the process to the moment its commands stood. */
  readonly milliseconds: number;
  stop(): Promise<void>;
}

/** Airlock itself, on the database in that file. */
export function airlock(database: string): Promise<RunningBot> {
  return started(new URL('../src/main.ts', import.meta.url), { DATABASE_URL: database, LOG_LEVEL: 'info' });
}

/** The least a bot with an embed and buttons is. */
export function bareBot(): Promise<RunningBot> {
  return started(new URL('./bare-bot.ts', import.meta.url), {});
}

async function started(script: URL, environment: Readonly<Record<string, string>>): Promise<RunningBot> {
  const sandbox = await startSandbox({ port: 0 });
  const begun = performance.now();
  const bot = spawn(process.execPath, [fileURLToPath(script)], {
    env: { ...process.env, ...environment, DISCORD_TOKEN: sandbox.token, DISCORD_API_URL: sandbox.api },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const closed = once(bot, 'close');
  const stop = async () => {
    bot.kill('SIGTERM');
    await closed;
    await sandbox.close();
  };
  let said = '';
  for await (const text of bot.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += String(text);
    if (/\bready\b/.test(said)) {
      bot.stderr.resume();
      return { sandbox, milliseconds: performance.now() - begun, stop };
    }
  }
  await stop();
  throw new Error(`${script.pathname} did not start: ${said}`);
}
