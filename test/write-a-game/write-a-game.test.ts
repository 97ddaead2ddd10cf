import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeGame } from '../conformance/describe-game.ts';
import { pearlsEntry } from './pearls/index.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const GUIDE = read('../../docs/write-a-game.md');

describe('The game of docs/write-a-game.md', () => {
  it.each(readdirSync(new URL('pearls', import.meta.url)))('has %s as it is printed there', (file) => {
    const [, section = ''] = GUIDE.split(`\`src/games/pearls/${file}\`\n`);
    const [, code] = /```ts\n(.*?)```/s.exec(section) ?? [];
    expect(code).toBe(read(`pearls/${file}`));
  });
});

describeGame({ ...pearlsEntry, ...pearlsEntry.proof }, { games: 60, seed: 1 });
