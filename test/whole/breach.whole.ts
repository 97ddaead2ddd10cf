import { describe, it } from 'vitest';
import { entryOf } from './entry-of.ts';
import { BREACH_NAMES } from './hidden-names.ts';
import { playWholeGame } from './whole-game.ts';

describe('A whole game of Breach, its bot killed ten times', () => {
  it('loses no press, counts none twice, replays to the same end and tells nobody what is hidden', () =>
    playWholeGame({
      entry: entryOf('breach'),
      people: ['Ada', 'Bo'],
      deaths: 10,
      seed: 'whole game 1',
      names: BREACH_NAMES,
    }));
});
