import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const README = readFileSync(join(import.meta.dirname, '../../../src/games/starcadia/README.md'), 'utf8');

/** The rows of the table of rulings: number, file, and how the test's name begins. */
const ROWS = [...README.matchAll(/^\| (Q\d+) +\| `([^`]+)` +\| (.+?) +\|$/gm)].map(([, ruling, file, name]) => ({
  ruling,
  file: file ?? '',
  name: name ?? '',
}));

describe('The README of Starcadia', () => {
  it('names a test for each of the 45 rulings, and it exists', () => {
    expect(ROWS.map(({ ruling }) => ruling)).toEqual(Array.from({ length: 45 }, (_, n) => `Q${String(n + 1)}`));
    const missing = ROWS.filter(
      ({ file, name }) => !readFileSync(join(import.meta.dirname, file), 'utf8').includes(`it('${name}`),
    );
    expect(missing).toEqual([]);
  });
});
