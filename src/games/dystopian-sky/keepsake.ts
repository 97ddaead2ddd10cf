import type { Keepsake } from '#engine';
import { READY_MADE } from './content/ready-made.ts';
import { takeHome } from './end/take-home.ts';
import { readyMadeFounding, readyMadePurchases } from './muster/plan.ts';
import { mustered } from './roster/change.ts';
import { readKept, type Kept } from './roster/kept.ts';
import { problemOf } from './roster/problem.ts';
import type { State } from './state/state.ts';

/** The crew that a player takes from match to match. */
export const crews: Keepsake<State, Kept> = {
  noun: { one: 'crew', many: 'crews' },
  read: readKept,
  names: ({ roster }) => [roster.name, ...roster.members.map(({ name }) => name)],
  renamed: ({ roster, last }, [name, ...others]) => ({
    roster: {
      name: name ?? roster.name,
      members: roster.members.map((member, slot) => ({ ...member, name: others[slot] ?? member.name })),
    },
    last,
  }),
  problem: problemOf,
  handOut: takeHome,
  readyMade: READY_MADE.map(({ hint }, crew) => {
    const change = { founding: readyMadeFounding(crew), lent: 0, bought: readyMadePurchases(crew), grown: [] };
    return { hint, kept: { roster: mustered(null, change).roster, last: { ...change, results: null } } };
  }),
};
