import { describe, expect, it } from 'vitest';
import { playChain, playSealedMuster } from './crews.ts';

describe('The crews of Dystopian Sky', () => {
  it('of four players are read by nobody else before all are ready, and the match goes on to its end', async () => {
    await playSealedMuster(['Ada', 'Bo', 'Cy', 'Dee'], Infinity, 3);
  });

  it('go through three matches of two with a bot killed six times, as a replay of the matches has them', async () => {
    const played = await playChain({
      ...{ people: ['Ada', 'Bo'], matches: 3, deaths: 6, untilDeath: 120, seed: 'chain of two' },
    });
    expect(played).toHaveLength(3);
  });

  it('go through two matches of three, as a replay of the matches has them', async () => {
    const played = await playChain({
      ...{ people: ['Ada', 'Bo', 'Cy'], matches: 2, deaths: 0, untilDeath: 25, seed: 'chain of three' },
    });
    expect(played).toHaveLength(2);
  });
});
