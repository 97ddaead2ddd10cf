import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { exportShape } from '../../src/proof/exported-game.ts';
import { verify } from '../../src/proof/verify.ts';

const FOLDER = import.meta.dirname;

function goldenGames(game: string): string[] {
  return readdirSync(join(FOLDER, game)).filter((name) => name.endsWith('.json'));
}

describe.each(games.map(({ game }) => game.id))('Golden games of %s', (game) => {
  it.each(goldenGames(game))('%s replays to every position it had when it was written', (name) => {
    expect(verify(readFileSync(join(FOLDER, game, name), 'utf8'), games, () => undefined)).toMatchObject({ ok: true });
  });

  it('end in every way a game can end', () => {
    const endings = goldenGames(game).map(
      (name) => exportShape.parse(JSON.parse(readFileSync(join(FOLDER, game, name), 'utf8'))).ending,
    );
    const reasons = new Set(endings.map((ending) => JSON.stringify(ending)));
    expect(reasons.size).toBeGreaterThan(1);
  });
});
