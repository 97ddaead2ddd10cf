import { describe, it } from 'vitest';
import { entryOf } from './entry-of.ts';
import { BREACH_NAMES, SKYDOCK_NAMES } from './hidden-names.ts';
import { playWholeGame } from './whole-game.ts';

describe('A game whose bot is killed twice and whose first player gives up soon', () => {
  it.each([
    { game: 'breach', names: BREACH_NAMES, presses: 400 },
    { game: 'skydock', names: SKYDOCK_NAMES, presses: 150 },
  ])('of $game loses and doubles no press and tells nobody what is hidden', async ({ game, names, presses }) => {
    const people = ['Ada', 'Bo'];
    await playWholeGame({ entry: entryOf(game), people, deaths: 2, seed: 'short game', names, presses });
  });
});
