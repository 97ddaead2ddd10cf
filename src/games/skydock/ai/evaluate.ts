import { at, idsOf, type Seat } from '#engine';
import type { State } from '../state/state.ts';
import { backing } from './backing.ts';
import { chanceOf, lockdownRisk } from './lockdown.ts';

/**
 * What a lead over the strongest rival adds to the log-odds of winning: a constant, plus a term divided by (rounds left
 * + 1). From a logistic regression over every round of 600 games between heuristic players.
 */
const WEIGHTS = {
  score: { always: 0.024, late: 0.76 },
  schemes: { always: 0.125, late: -0.41 },
  loot: { always: 0.066, late: -0.355 },
  levels: { always: 0.07, late: -0.064 },
  hurt: { always: 0.058, late: -0.167 },
  tracks: { always: 0.056, late: 0.848 },
} as const;
const EVEN = -0.43;

/** The penalty for having no token on an objective at launch, in points. */
const EMPTY_HANDED = 8;

/**
 * How much less a defeat of everybody is worth than an even chance to win. With 0, two equal players would not mind
 * LOCKDOWN; with more, players who are behind keep the alert low for the leader. A difference and not a part: of four
 * players three are behind, and at 3/4 of an even chance they ended in LOCKDOWN in 40 % of games.
 */
const SHARED_DEFEAT = 0.125;

/** The value of a seat's position, 0 … 1: the chance to win, plus part of the chance that everybody loses. */
export function evaluate(state: State, seat: Seat): number {
  const { pirates, ending, launch } = state.table;
  const shared = 1 / pirates.length - SHARED_DEFEAT;
  if (ending) return ending.winners.includes(seat) ? 1 : ending.winners.length === 0 ? shared : 0;
  const own = signs(state, seat);
  const rivals = [...pirates.keys()].filter((other) => other !== seat).map((other) => signs(state, other));
  const rival = rivals.reduce((a, b) => (b.score > a.score ? b : a));
  const nearness = 1 / (1 + launch);
  const odds = idsOf(WEIGHTS).reduce((sum, sign) => {
    const { always, late } = WEIGHTS[sign];
    return sum + (always + late * nearness) * (own[sign] - rival[sign]);
  }, EVEN);
  const risk = lockdownRisk(state.table);
  return chanceOf(odds) * (1 - risk) + shared * risk;
}

function signs({ table, hidden }: State, seat: Seat): Record<keyof typeof WEIGHTS, number> {
  const pirate = at(table.pirates, seat);
  const hand = at(hidden.hands, seat);
  const { backer } = hand;
  const backed = backer === null ? 0 : backing(table, seat, hand, backer);
  const eligible = table.objectives.some(({ done }) => done.includes(seat));
  const slots = pirate.board.filter((slot) => slot !== null);
  return {
    score:
      sum(hand.support, (value) => value) + pirate.glory + backed - (eligible ? 0 : EMPTY_HANDED / (1 + table.launch)),
    schemes: hand.scheme.length,
    loot: hand.loot.length,
    levels: sum(slots, ({ level }) => level),
    hurt: slots.filter(({ neutralized }) => neutralized !== 'no').length,
    tracks: sum(table.objectives, ({ done, track }) => (done.includes(seat) ? 0 : at(track, seat))),
  };
}

function sum<T>(items: readonly T[], worth: (item: T) => number): number {
  return items.reduce((total, item) => total + worth(item), 0);
}
