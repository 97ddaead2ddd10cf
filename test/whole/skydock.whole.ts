import { describe, it } from 'vitest';
import { entryOf } from './entry-of.ts';
import { SKYDOCK_NAMES } from './hidden-names.ts';
import { playWholeGame } from './whole-game.ts';

describe('A whole game of Skydock', () => {
  it.each([
    { people: ['Ada', 'Bo'], deaths: 5 },
    { people: ['Ada', 'Bo', 'Cy'], deaths: 0 },
    { people: ['Ada', 'Bo', 'Cy', 'Dee'], deaths: 0 },
  ])(
    'with $people, its bot killed $deaths times, loses and doubles no press and tells nobody what is hidden',
    async ({ people, deaths }) => {
      const seed = `whole heist ${String(people.length)}`;
      await playWholeGame({ entry: entryOf('skydock'), people, deaths, seed, names: SKYDOCK_NAMES });
    },
  );
});
