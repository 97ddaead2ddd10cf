import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../src/sandbox/index.ts';
import { temporaryFolder } from './store/folder.ts';
import { BotProcess } from './whole/bot-process.ts';

it('A bot that is told to end does, also while Discord is out of reach', async () => {
  const sandbox = await startSandbox({ port: 0 });
  const bot = new BotProcess(sandbox, join(temporaryFolder(), 'airlock.db'));
  onTestFinished(() => bot.kill());
  await bot.start();
  await sandbox.close();
  await expect.poll(() => bot.logged.join('')).toContain('The gateway dropped the connection; it is tried');
  await bot.stop();
  expect(bot.logged.join('').match(/dropped the connection/g)).toHaveLength(1);
});
