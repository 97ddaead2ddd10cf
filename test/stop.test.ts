import { join } from 'node:path';
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
    await expect.poll(() => bot.logged.join('')).toContain('The gateway dropped the connection; it is tried');
    await bot.stop();
    expect(bot.logged.join('').match(/dropped the connection/g)).toHaveLength(1);
  });
});

describe('A bot whose connection Discord has ended for good', () => {
  it('ends, says why, and is not taken for one that was told to', async () => {
    const { bot, sandbox } = await running();
    onTestFinished(() => sandbox.close());
    const ended = bot.ended();
    sandbox.faults.endGateway();
    expect(await ended).toBe(1);
    expect(bot.logged.join('')).toContain('Discord does not know DISCORD_TOKEN any more. Copy it anew');
  });
});

async function running() {
  const sandbox = await startSandbox({ port: 0 });
  const bot = new BotProcess(sandbox, join(temporaryFolder(), 'airlock.db'));
  onTestFinished(() => bot.kill());
  await bot.start();
  return { bot, sandbox };
}
