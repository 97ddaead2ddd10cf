import { describe, expect, it } from 'vitest';
import { seats as seatsOf, type GameEntry } from '#engine';
import { games } from '../../src/games/index.ts';
import { playAndCount, pressesOfRounds, quantile, seedOf, tableOfPeople, type Played } from './count.ts';

/**
 * How many games with two players are enough for a median that a change of one card does not move. With more players fewer games
 * show as many rounds.
 */
const GAMES: Readonly<Record<string, number>> = { skydock: 24, breach: 12, starcadia: 1, 'dystopian-sky': 4 };

/** The most presses at the median, with the panel left open: it refreshes itself. */
const MOST: Readonly<Record<string, { readonly round: number; readonly tasks: Readonly<Record<string, number>> }>> = {
  skydock: { round: 16, tasks: { 'plan the round': 7, 'take your turn': 4 } },
  breach: { round: 12, tasks: {} },
  // A round is one turn of a crew.
  starcadia: {
    round: 9,
    tasks: { 'take your turn': 9, 'steer a monster': 4, 'pick an upgrade': 9, 'choose heroes': 6 },
  },
  // A round is one Turn of up to four units; a visit ends where another crew reacts. A unit is attacked twice in a Phase, and
  // a dash is Take Turn, Dash and the place.
  'dystopian-sky': {
    round: 26,
    tasks: { 'take your Turn': 6, 'react to an attack': 6, 'deploy units': 9 },
  },
};

/** Questions with one answer that nothing else can take the place of, and why. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  // The asker may wait for help instead; the marker to skip with is chosen next.
  skydock: ['offer', 'turn'],
};

/** Whole games between people, by their game and their number of players: once for all tests. */
const played = new Map<string, readonly Played[]>();

function playedWith(entry: GameEntry, count: number): readonly Played[] {
  const key = `${entry.game.id} ${String(count)}`;
  const known = played.get(key);
  if (known) return known;
  const number = Math.ceil((2 * (GAMES[entry.game.id] ?? 4)) / count);
  const found = seatsOf(number).map((each) =>
    playAndCount(entry, tableOfPeople(entry, count), seedOf(`presses ${String(count)} ${String(each)}`)),
  );
  played.set(key, found);
  return found;
}

describe.each(games.filter(({ game }) => game.id in MOST).map((entry) => [entry.face.name, entry] as const))(
  'In %s',
  (_, entry) => {
    const { round, tasks } = MOST[entry.game.id] ?? { round: 0, tasks: {} };
    const [fewest, most] = entry.game.seats;
    it.each(seatsOf(most + 1).slice(fewest))(
      `a round takes at most ${String(round)} presses at the median, with %i players`,
      (count) => {
        const all = playedWith(entry, count);
        const rounds = all.flatMap((each) => pressesOfRounds(each, true));
        for (const [, some] of Map.groupBy(rounds, ({ seat }) => (entry.game.sides ? seat : null)))
          expect(
            quantile(
              some.map(({ presses }) => presses),
              0.5,
            ),
          ).toBeLessThanOrEqual(round);
        const visits = all.flatMap((each) => each.visits);
        for (const [task, limit] of Object.entries(tasks)) {
          const some = visits.filter((visit) => visit.task === task).map(({ presses }) => presses);
          expect(some.length).toBeGreaterThan(0);
          expect(quantile(some, 0.5)).toBeLessThanOrEqual(limit);
        }
      },
    );
  },
);

it.each(games.map((entry) => [entry.face.name, entry] as const))(
  'In %s nobody presses the only answer there is, unless that ends the time for an undo',
  (_, entry) => {
    const [fewest, most] = entry.game.seats;
    const all = seatsOf(most + 1)
      .slice(fewest)
      .flatMap((count) => playedWith(entry, count));
    const isKnown = (kind: string) => ASKED[entry.game.id]?.includes(kind) === true;
    expect(all.flatMap(({ forced }) => forced).filter(({ kind, needless }) => needless && !isKnown(kind))).toEqual([]);
  },
);
