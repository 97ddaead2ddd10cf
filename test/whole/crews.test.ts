import { describe, expect, it } from 'vitest';
import { playChain, playSealedMuster } from './crews.ts';

/** A match of people who hurry is over by time, after some hundred presses. */
const HURRY = { first: ['Crew Ready', 'End Phase'] };

describe('The crews of Dystopian Sky', () => {
  it('are read by nobody else before all are ready', async () => {
    await playSealedMuster(['Ada', 'Bo'], 60, 1);
  });

  it('go from match to match, as a replay of the matches has them', async () => {
    const played = await playChain({
      ...{ people: ['Ada', 'Bo'], matches: 2, deaths: 0, untilDeath: 60, habits: HURRY, seed: 'short chain' },
    });
    expect(played).toHaveLength(2);
  });
});
