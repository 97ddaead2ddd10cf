import { describe, it } from 'vitest';
import { playSealedMuster } from './crews.ts';

describe('The crews of Dystopian Sky', () => {
  it('are read by nobody else before all are ready', async () => {
    await playSealedMuster(['Ada', 'Bo'], 60, 1);
  });
});
