import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { exportShape } from '../../src/tables/log/export.ts';
import { verify } from '../../src/tables/log/verify.ts';
import { pearlsEntry } from '../write-a-game/pearls/index.ts';
import { recorded, recordedAgain } from './recording.ts';

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

describe('A golden game recorded again', () => {
  const old = recorded(pearlsEntry.game, 'again', 3, {});

  it('keeps its players and is the same while the rules are', () => {
    expect(old.seats).toHaveLength(3);
    expect(recordedAgain(pearlsEntry.game, old)).toEqual(old);
  });

  it('names the rules of today', () => {
    expect(recordedAgain({ ...pearlsEntry.game, rules: 2 }, old).rules).toBe(2);
  });
});
