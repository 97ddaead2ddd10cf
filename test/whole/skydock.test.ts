import { describe, it } from 'vitest';
import { BACKER_TABLE } from '../../src/games/skydock/content/backers.ts';
import { LOOT_TABLE } from '../../src/games/skydock/content/loot.ts';
import { SCHEME_TABLE } from '../../src/games/skydock/content/schemes.ts';
import { entryOf } from './entry-of.ts';
import { playWholeGame } from './whole-game.ts';

const names = new Map(
  [SCHEME_TABLE, LOOT_TABLE, BACKER_TABLE].flatMap((table: Readonly<Record<string, { readonly name: string }>>) =>
    Object.entries(table).map(([id, { name }]) => [id, name] as const),
  ),
);

describe('A whole game of Skydock', () => {
  it.each([
    { people: ['Ada', 'Bo'], deaths: 5 },
    { people: ['Ada', 'Bo', 'Cy'], deaths: 0 },
    { people: ['Ada', 'Bo', 'Cy', 'Dee'], deaths: 0 },
  ])(
    'with $people, its bot killed $deaths times, loses and doubles no press and tells nobody what is hidden',
    async ({ people, deaths }) => {
      const seed = `whole heist ${String(people.length)}`;
      await playWholeGame({ entry: entryOf('skydock'), people, deaths, seed, names });
    },
    240_000,
  );
});
