import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { playWithAbsences } from './absences.ts';

const PEOPLE = ['Ada', 'Bo', 'Cy'];

/** Games enough for everything to happen in one of them: a game of Breach may end in its first rounds. */
const MOST_GAMES = 5;

/** Games with standing orders, with three players where they take as many. */
const withOrders = games.flatMap((entry) =>
  entry.game.orders ? [{ entry, name: entry.face.name, people: PEOPLE.slice(0, entry.game.seats[1]) }] : [],
);

describe('A whole game with standing orders and seats left to AI players', () => {
  it.each(withOrders)(
    'of $name with $people tells nobody what is hidden, and its replay leads everybody through the same steps',
    async (play) => {
      const happened: Record<string, number> = {};
      for (let game = 1; game <= MOST_GAMES; game++) {
        const counts = await playWithAbsences({ ...play, seed: `absences ${String(game)}` });
        for (const [what, count] of Object.entries(counts)) happened[what] = (happened[what] ?? 0) + count;
        if (Object.values(happened).every((count) => count > 0)) break;
      }
      expect(Object.entries(happened).filter(([, count]) => count === 0)).toEqual([]);
      expect(Object.keys(happened)).not.toEqual([]);
    },
  );
});
