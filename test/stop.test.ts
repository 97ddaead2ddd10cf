import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../src/sandbox/index.ts';
import { temporaryFolder } from './store/folder.ts';
import { BotProcess } from './whole/bot-process.ts';

describe('A bot that is told to end', () => {
  it('does, and has nothing to complain of', async () => {
    const { bot, sandbox } = await running();
    onTestFinished(() => sandbox.close());
    await bot.stop();
    expect(bot.logged.join('')).not.toContain('gateway');
  });

  it('does while Discord is out of reach, which it has said once', async () => {
    const { bot, sandbox } = await running();
    await sandbox.close();
    await expect.poll(() => bot.logged.join('')).toContain('The gateway dropped the connection; reconnecting');
    await bot.stop();
    expect(bot.logged.join('').match(/dropped the connection/g)).toHaveLength(1);
  });
});

describe('A bot whose connection Discord has ended permanently', () => {
  it('ends, says why, and is not taken for one that was told to', async () => {
    const { bot, sandbox } = await running();
    onTestFinished(() => sandbox.close());
    const ended = bot.ended();
    sandbox.faults.gateway.end();
    expect(await ended).toBe(1);
    expect(bot.logged.join('')).toContain('Discord no longer accepts DISCORD_TOKEN. Copy a new token');
  });
});

describe('A bot that is told to end twice', () => {
  it('ends once, and leaves its database closed', async () => {
    const { bot, sandbox, database } = await running();
    onTestFinished(() => sandbox.close());
    // An answer on its way is waited for.
    const release = sandbox.faults.hang({
      method: 'POST',
      route: '/interactions/{interaction_id}/{interaction_token}/callback',
    });
    const sent = new Promise<void>((resolve) => {
      sandbox.onExchange((exchange) => {
        if (exchange.kind === 'dispatch' && exchange.event === 'INTERACTION_CREATE') resolve();
      });
    });
    const answered = sandbox.persona('Ada').command(sandbox.channel('table-one'), 'game list');
    await sent;
    const ended = bot.ended();
    sandbox.faults.gateway.end();
    await expect.poll(() => bot.logged.join('')).toContain('Discord no longer accepts DISCORD_TOKEN');
    bot.tell('SIGTERM');
    const early = await Promise.race([ended.then(() => 'ended'), setTimeout(300, 'waits')]);
    release();
    await Promise.all([answered, ended]);
    expect(early).toBe('waits');
    // SQLite takes its log away with the last connection that is closed.
    expect(existsSync(database)).toBe(true);
    expect(existsSync(`${database}-wal`)).toBe(false);
  });
});

describe('A bot played on this machine', () => {
  /** Starts it with a database in a new folder, and gives what it prints. */
  async function played(environment: Readonly<Record<string, string>> = {}) {
    const folder = temporaryFolder();
    const child = spawn(process.execPath, ['src/start.js'], {
      env: {
        PATH: process.env.PATH ?? '',
        SANDBOX_PORT: '0',
        DATABASE_URL: join(folder, 'airlock.db'),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const printed = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.err += text));
    await expect.poll(() => printed.out, { timeout: 20_000 }).toContain('Press Ctrl+C to stop.');
    return { child, folder, printed };
  }

  it('says at Ctrl+C that the games are saved, and has logged nothing', async () => {
    const { child, folder, printed } = await played();
    const closed = once(child, 'close');
    child.kill('SIGINT');
    await closed;
    expect(printed.out).toMatch(/\nStopped\. Your games are saved\.\n$/);
    expect(printed.err).toBe('');
    expect(existsSync(join(folder, 'airlock.log'))).toBe(false);
  });

  it('ends in order at a Ctrl+C that comes in the moment it offers one', async () => {
    // Presses it while the line is being written.
    const press =
      'const write = process.stdout.write.bind(process.stdout); process.stdout.write = (text, ...more) => ' +
      "{ if (String(text).includes('Press Ctrl+C')) process.kill(process.pid, 'SIGINT'); return write(text, ...more); };";
    const { child, printed } = await played({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(press)}`,
    });
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    expect(printed.out).toMatch(/\nStopped\. Your games are saved\.\n$/);
  });

  it('does not say that games are saved which are in memory alone', async () => {
    const { child, printed } = await played({ DATABASE_URL: ':memory:' });
    const closed = once(child, 'close');
    child.kill('SIGINT');
    await closed;
    expect(printed.out).toMatch(/\nStopped\.\n$/);
  });
});

async function running() {
  const sandbox = await startSandbox({ port: 0 });
  const database = join(temporaryFolder(), 'airlock.db');
  const bot = new BotProcess(sandbox, database);
  onTestFinished(() => bot.kill());
  await bot.start();
  return { bot, sandbox, database };
}
