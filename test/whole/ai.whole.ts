import Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freeRng } from '#engine';
import { games } from '../../src/games/index.ts';
import { startSandbox } from '../../src/sandbox/index.ts';
import { exportShape } from '../../src/proof/exported-game.ts';
import { verify } from '../../src/proof/verify.ts';
import { temporaryFolder } from '../store/folder.ts';
import { BotProcess } from './bot-process.ts';
import { RandomPlayer } from './player.ts';

/** Answers of the AI player between two deaths of the bot. */
const BETWEEN = 6;
const DEATHS = 3;

/** How often AI players have answered, as it is on the disk. */
function answersOnDisk(file: string): number {
  return counted(file, 'select count(*) from actions where why is not null');
}

/** Whether one of them is to be asked. */
function isAlarmed(file: string): boolean {
  return counted(file, 'select count(*) from alarms') > 0;
}

function counted(file: string, query: string): number {
  const database = new Database(file, { readonly: true });
  const count: unknown = database.prepare(query).pluck().get();
  database.close();
  return Number(count);
}

describe('A bot that is killed between two answers of an AI player', () => {
  it('lets it go on, and nothing is answered twice', async () => {
    const sandbox = await startSandbox({ port: 0 });
    const file = join(temporaryFolder(), 'airlock.db');
    const bot = new BotProcess(sandbox, file);
    onTestFinished(async () => {
      await bot.kill();
      await sandbox.close();
    });
    await bot.start();
    const channel = sandbox.channel('table-one');
    const ada = sandbox.persona('Ada');
    await ada.command(channel, 'game new', { game: 'breach', ai: '1', strength: 'heuristic' });
    await ada.command(channel, 'game start');
    const player = new RandomPlayer(ada, channel, freeRng('an AI and its deaths'));

    for (let death = 0; death < DEATHS; death++) {
      const before = answersOnDisk(file);
      await expect
        .poll(
          async () => {
            if (!isAlarmed(file)) await player.press();
            return isAlarmed(file) ? answersOnDisk(file) - before : 0;
          },
          { timeout: 60_000, interval: 20 },
        )
        .toBeGreaterThanOrEqual(BETWEEN);
      await bot.kill();
      const stood = answersOnDisk(file);
      const waits = isAlarmed(file);
      await bot.start();
      // The AI player that was due is asked without anybody pressing anything.
      if (waits) await expect.poll(() => answersOnDisk(file), { timeout: 20_000 }).toBeGreaterThan(stood);
    }

    await ada.press((await ada.command(channel, 'game end')).message ?? '', 'End Game');
    const { message } = await ada.command(channel, 'game log');
    const response = await fetch(message?.attachments[0]?.url ?? '');
    const exported = exportShape.parse(await response.json());
    expect(exported.ending).toEqual({ kind: 'agreed' });
    expect(verify(JSON.stringify(exported), games, () => undefined)).toMatchObject({ ok: true });
  }, 240_000);
});
