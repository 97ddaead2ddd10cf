import { expect, it } from 'vitest';
import { seats as seatsOf } from '#engine';
import { games } from '../../src/games/index.ts';
import { playedPresses } from './count.ts';

/** Questions with one answer that nothing else can take the place of, and why. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  // The asker may wait for help instead; the marker to skip with is chosen next.
  skydock: ['offer', 'turn'],
};

it.each(games.map((entry) => [entry.face.name, entry] as const))(
  'In %s nobody presses the only answer there is, unless that ends the time for an undo',
  (_, entry) => {
    const [fewest, most] = entry.game.seats;
    const all = seatsOf(most + 1)
      .slice(fewest)
      .flatMap((count) => playedPresses(entry, count, 1));
    const isKnown = (kind: string) => ASKED[entry.game.id]?.includes(kind) === true;
    expect(all.flatMap(({ forced }) => forced).filter(({ kind, needless }) => needless && !isKnown(kind))).toEqual([]);
  },
);
