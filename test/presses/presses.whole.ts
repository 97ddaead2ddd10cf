import { describe, expect, it } from 'vitest';
import { seats as seatsOf } from '#engine';
import { games } from '../../src/games/index.ts';
import { playedPresses, pressesOfRounds, quantile } from './count.ts';

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

describe.each(games.filter(({ game }) => game.id in MOST).map((entry) => [entry.face.name, entry] as const))(
  'In %s',
  (_, entry) => {
    const { round, tasks } = MOST[entry.game.id] ?? { round: 0, tasks: {} };
    const [fewest, most] = entry.game.seats;
    it.each(seatsOf(most + 1).slice(fewest))(
      `a round takes at most ${String(round)} presses at the median, with %i players`,
      (count) => {
        const number = Math.ceil((2 * (GAMES[entry.game.id] ?? 4)) / count);
        const all = playedPresses(entry, count, number);
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
