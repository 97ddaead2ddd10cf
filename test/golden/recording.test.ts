import { describe, expect, it } from 'vitest';
import { pearlsEntry } from '../write-a-game/pearls/index.ts';
import { recorded, recordedAgain } from './recording.ts';

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
