import { describe, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { playWholeGame } from './whole-game.ts';

/** Enough for something hidden to be read by those who may know it. */
const PRESSES = 100;

describe('A game whose bot is killed twice and whose first player gives up soon', () => {
  it.each(games)('of $game.id loses and doubles no press and tells nobody what is hidden', async (entry) => {
    await playWholeGame({ entry, people: ['Ada', 'Bo'], deaths: 2, seed: 'short game', presses: PRESSES });
  });
});
