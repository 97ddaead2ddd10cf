import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashOf } from '#engine';
import { turnFile } from '../../src/discord/in/replay-file.ts';
import { games } from '../../src/games/index.ts';
import { commands, exportOf, isFaulty, Tables, waitingFor, type GameFile, type Table } from '../../src/tables/index.ts';
import { GameFiles } from '../../src/tables/log/game-files.ts';
import { openStore } from '../../src/store/open.ts';
import { answer, done, house, TOY, type House } from './house.ts';

const goldenFile = (path: string) => readFileSync(new URL(`../golden/${path}.json`, import.meta.url));

async function readGame(files: GameFiles, bytes: Uint8Array): Promise<GameFile> {
  const file = await files.read(bytes);
  if (isFaulty(file)) throw new Error(`The file has a fault: ${JSON.stringify(file.fault)}`);
  return file;
}

/** A whole game of the toy with one step taken back, and its file. */
async function exported(at: House): Promise<{ table: Table; bytes: Buffer }> {
  let table = await at.game('ada', 'bo');
  table = await answer(at, table, 'ada', { do: 'swap', slot: 1 });
  table = await answer(at, table, 'bo');
  table = await answer(at, table, 'bo');
  table = done(await at.tables.do(table.record.id, at.press('bo'), commands.undo(null)));
  while (table.record.status === 'playing')
    table = await answer(at, table, ['ada', 'bo'][waitingFor(table)[0] ?? 0] ?? '');
  return { table, bytes: Buffer.from(JSON.stringify(exportOf(table, await at.tables.log(table.record.id)))) };
}

describe('The game of a file', () => {
  it('has the steps that the replay of its table has, without what was undone', async () => {
    const at = await house();
    const { table, bytes } = await exported(at);
    const file = await readGame(new GameFiles([TOY]), bytes);
    const ofTable = await at.tables.steps.shownTo(table, 'everything');
    expect(file.shown.map(({ seq, opens }) => ({ seq, opens }))).toEqual(
      ofTable.map(({ seq, opens }) => ({ seq, opens })),
    );
    expect(file.steps.length).toBeLessThan(file.exported.log.length);
    expect(hashOf(file.end)).toBe(hashOf(table.play?.match.state));
  });

  it.each(['skydock/eight', 'breach/ring'])(
    'of %s can be stepped through from its first step to its last',
    async (path) => {
      const store = await openStore(':memory:');
      const tables = new Tables({ store, games });
      const { name, shown } = await readGame(tables.gameFiles, goldenFile(path));
      expect(shown.length).toBeGreaterThan(50);
      for (const [at, { seq }] of [{ seq: 0 }, ...shown].entries()) {
        const { embeds, pictures } = turnFile(tables, name, { revision: seq, go: at === 0 ? 'first' : 'back' });
        const number = Math.max(0, at - 1);
        expect(embeds[0]?.description).toContain(number === 0 ? 'Start · ' : `Step ${String(number)} of `);
        expect(pictures).toHaveLength(1);
      }
      await store.close();
    },
  );

  it('is read once while it is kept, and forgotten for newer ones', async () => {
    const [ring, hourglass] = await Promise.all(
      ['breach/ring', 'breach/hourglass'].map((path) => readGame(new GameFiles(games), goldenFile(path))),
    );
    const sizeOf = (file: GameFile | undefined) => (file?.steps.length ?? 0) + 1;
    const files = new GameFiles(games, sizeOf(ring) + sizeOf(hourglass));
    const first = await readGame(files, goldenFile('breach/ring'));
    expect(await files.read(goldenFile('breach/ring'))).toBe(first);
    const second = await readGame(files, goldenFile('breach/hourglass'));
    expect(files.kept(first.name)).toBe(first);
    // There is no room for a third.
    await readGame(files, Buffer.from(JSON.stringify({ ...first.exported, ending: 'another file' })));
    expect([first, second].filter(({ name }) => files.kept(name))).toHaveLength(1);
  });
});
