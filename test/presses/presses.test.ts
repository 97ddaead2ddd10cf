import { describe, expect, it } from 'vitest';
import { seats as seatsOf } from '#engine';
import { games } from '../../src/games/index.ts';
import { playAndCount, pressesOfRounds, quantile, seedOf, tableOfPeople } from './count.ts';

/** Enough games for a median that a change of one card does not move. */
const GAMES = 4;
/** Other numbers, with two players: games whose median lies between two numbers, and long ones, of which fewer show as much. */
const OTHER_GAMES: Readonly<Record<string, number>> = { skydock: 24, starcadia: 1, 'dystopian-sky': 4 };
/** Enough for a wave of Breach that ends with a room revealed. */
const FOR_ONLY_ANSWERS: Readonly<Record<string, number>> = {
  skydock: GAMES,
  breach: 12,
  starcadia: 1,
  'dystopian-sky': 1,
};

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

it.each(games.map((entry) => [entry.face.name, entry] as const))(
  'In %s nobody presses the only answer there is, unless that ends the time for an undo',
  (_, entry) => {
    const forced = entry.game.seats.flatMap((count) =>
      seatsOf(FOR_ONLY_ANSWERS[entry.game.id] ?? GAMES).flatMap(
        (number) => playAndCount(entry, tableOfPeople(entry, count), seedOf(`only answer ${String(number)}`)).forced,
      ),
    );
    const isKnown = (kind: string) => ASKED[entry.game.id]?.includes(kind) === true;
    expect(forced.filter(({ kind, needless }) => needless && !isKnown(kind))).toEqual([]);
  },
);

describe.each(games.filter(({ game }) => game.id in MOST).map((entry) => [entry.face.name, entry] as const))(
  'In %s',
  (_, entry) => {
    const { round, tasks } = MOST[entry.game.id] ?? { round: 0, tasks: {} };
    const [fewest, most] = entry.game.seats;
    it.each(seatsOf(most + 1).slice(fewest))(
      `a round takes at most ${String(round)} presses at the median, with %i players`,
      (count) => {
        // With more players one game shows more rounds.
        const gameCount = Math.ceil((2 * (OTHER_GAMES[entry.game.id] ?? GAMES)) / count);
        const played = seatsOf(gameCount).map((number) =>
          playAndCount(entry, tableOfPeople(entry, count), seedOf(`presses ${String(count)} ${String(number)}`)),
        );
        const rounds = played.flatMap((each) => pressesOfRounds(each, true));
        for (const [, some] of Map.groupBy(rounds, ({ seat }) => (entry.game.sides ? seat : null)))
          expect(
            quantile(
              some.map(({ presses }) => presses),
              0.5,
            ),
          ).toBeLessThanOrEqual(round);
        const visits = played.flatMap((each) => each.visits);
        for (const [task, limit] of Object.entries(tasks)) {
          const some = visits.filter((visit) => visit.task === task).map(({ presses }) => presses);
          expect(some.length).toBeGreaterThan(0);
          expect(quantile(some, 0.5)).toBeLessThanOrEqual(limit);
        }
      },
    );
  },
);
