import { describe, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { playWithAbsences } from './absences.ts';

const PEOPLE = ['Ada', 'Bo', 'Cy'];

/** Games with standing orders, with three players where they take as many. */
const withOrders = games.flatMap((entry) =>
  entry.game.orders ? [{ entry, name: entry.face.name, people: PEOPLE.slice(0, entry.game.seats[1]) }] : [],
);

describe('A whole game with standing orders and seats left to AI players', () => {
  it.each(withOrders)(
    'of $name with $people tells nobody what is hidden, and its replay leads everybody through the same steps',
    async (play) => {
      await playWithAbsences({ ...play, seed: 'absences' });
    },
  );
});
