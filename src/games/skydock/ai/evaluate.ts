import { at, idsOf, type Seat } from '#engine';
import type { State } from '../state/state.ts';
import { backing } from './backing.ts';
import { chanceOf, lockdownRisk } from './lockdown.ts';

/**
 * What a lead over the strongest rival adds to the logarithm of the odds of winning: so much at any time, and so much
 * more (or less) the nearer the launch is, divided by the rounds left and one. A logistic regression over every round of
 * 600 games among the rules of thumb.
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

/** What it counts for to have no token on an objective when the ship launches, in points. */
const EMPTY_HANDED = 8;

/**
 * What an end nobody wins is worth, of an even share of a victory: nobody is ahead of anybody then. Less, and those who
 * fall behind keep the alert low for whoever leads; at a whole share two equal players would as soon have it as not.
 */
const SHARED_DEFEAT = 0.75;

/** How good a seat's position is, 0 … 1: how likely it wins from here, and something for a defeat of everybody. */
export function evaluate(state: State, seat: Seat): number {
  const { pirates, ending, launch } = state.table;
  const shared = SHARED_DEFEAT / pirates.length;
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
