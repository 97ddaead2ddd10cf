import { describe, it } from 'vitest';
import { AI_DESIGNS } from '../../src/games/breach/content/ai-units.ts';
import { AI_DESIGN_IDS } from '../../src/games/breach/battle/designs.ts';
import { entryOf } from './entry-of.ts';
import { playWholeGame } from './whole-game.ts';

describe('A whole game of Breach, its bot killed ten times', () => {
  it('loses no press, counts none twice, replays to the same end and tells nobody what is hidden', async () => {
    const names = new Map(AI_DESIGN_IDS.map((design) => [design, AI_DESIGNS[design].name]));
    await playWholeGame({ entry: entryOf('breach'), people: ['Ada', 'Bo'], deaths: 10, seed: 'whole game 1', names });
  }, 240_000);
});
