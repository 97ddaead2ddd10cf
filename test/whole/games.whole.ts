import { describe, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { playWholeGame } from './whole-game.ts';

const PEOPLE = ['Ada', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay'];
const DEATHS = 10;

/** Every game with the fewest and the most players; the bot is killed in the smallest of each. */
const plays = games.flatMap((entry) => {
  const [fewest, most] = entry.game.seats;
  return [...new Set([Math.max(fewest, 2), most])].map((count) => ({
    entry,
    name: entry.face.name,
    people: PEOPLE.slice(0, count),
    deaths: count === fewest ? DEATHS : 0,
  }));
});

describe('A whole game', () => {
  it.each(plays)(
    'of $name with $people, its bot killed $deaths times, loses and doubles no press, replays to the same end and tells nobody what is hidden',
    async ({ entry, people, deaths }) => {
      await playWholeGame({ entry, people, deaths, seed: `whole game ${String(people.length)}` });
    },
  );
});
