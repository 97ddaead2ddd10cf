import { z } from 'zod';
import { at, openQuestions, resolve, seats, stepOf, type Game, type Rng } from '#engine';
import { attack } from './combat/attack.ts';
import { throwing } from './combat/explosives.ts';
import { reactions } from './combat/reactions.ts';
import { mapFor, MAP_IDS } from './content/maps.ts';
import { outcomeOf } from './end/outcome.ts';
import { resample } from './hidden/resample.ts';
import { view, type View } from './hidden/view.ts';
import { move } from './movement/move.ts';
import { orders } from './orders.ts';
import { crews } from './keepsake.ts';
import { lentTo, muster } from './muster/muster.ts';
import { emptyMuster, NAMES } from './muster/plan.ts';
import type { Kept } from './roster/kept.ts';
import { deployment, match, zones } from './setup/set-up.ts';
import type { Action } from './state/actions.ts';
import { begin, type Rules } from './state/draft.ts';
import type { Event } from './state/events.ts';
import type { Options, State } from './state/state.ts';
import { arc } from './status/arc.ts';
import { phase } from './turn/phase.ts';
import { isTurnOf, turn } from './turn/turn.ts';

const [FIRST_MAP, ...OTHER_MAPS] = MAP_IDS;
if (FIRST_MAP === undefined) throw new Error('Dystopian Sky needs a map.');

const LENGTHS = ['8', '12'] as const;
const REACTIONS = ['asked', 'ordered'] as const;
const OVERSHOOT = ['off', 'on'] as const;
const GROWTH = ['dice', 'level'] as const;

const OptionsSchema = z.strictObject({
  map: z.enum(MAP_IDS).default(FIRST_MAP),
  length: z.enum(LENGTHS).default('8'),
  reactions: z.enum(REACTIONS).default('asked'),
  overshoot: z.enum(OVERSHOOT).default('off'),
  growth: z.enum(GROWTH).default('dice'),
});

/** Dystopian Sky: a skirmish in inches of two to four crews that go on from match to match. */
export const dystopianSky: Game<State, Action, View, Event, Options, Kept> = {
  id: 'dystopian-sky',
  rules: 8,
  seats: [2, 4],
  sides: null,
  dice: true,
  choices: [
    { key: 'map', values: [FIRST_MAP, ...OTHER_MAPS] },
    { key: 'length', values: LENGTHS },
    { key: 'reactions', values: REACTIONS },
    { key: 'overshoot', values: OVERSHOOT },
    { key: 'growth', values: GROWTH },
  ],
  privateOptions: {
    muster: 'A crew is mustered in secret until all are ready: what it can buy depends on its credits.',
  },
  readOptions: (raw) => OptionsSchema.safeParse(raw).data ?? null,
  orders,
  keepsake: crews,
  setup,
  decisions: (state) => openQuestions(RULES, state, state.table),
  apply(state, answer, rng) {
    const draft = begin(state, rng);
    resolve(RULES, draft, draft.table, answer);
    draft.endsTurn = isTurnOf(state.table, answer.seat) && !isTurnOf(draft.table, answer.seat);
    return stepOf(draft, { table: draft.table, hidden: draft.hidden });
  },
  outcome: ({ table }) => outcomeOf(table),
  view,
  resample,
};

export const RULES: Rules = {
  match,
  muster,
  zones,
  deployment,
  turn,
  phase,
  move,
  attack,
  throw: throwing,
  reactions,
  arc,
};

/** A map that is not made for that many crews gives way to one that is: it is chosen before everybody has come. */
function setup(count: number, options: Options, rng: Rng, brought: readonly (Kept | null)[] = []): State {
  const rosters = seats(count).map((seat) => brought[seat]?.roster ?? null);
  const lent = lentTo(rosters);
  return {
    table: {
      options: { ...options, map: mapFor(options.map, count) },
      crews: rosters.map((roster, seat) => ({
        brought: roster,
        lent: at(lent, seat),
        isReady: false,
        roster: null,
        change: null,
        conceded: false,
        zone: null,
        units: [],
      })),
      order: [],
      round: 0,
      recent: null,
      stack: [
        { kind: 'match', no: 1, stage: 'zones' },
        { kind: 'muster', no: 2 },
      ],
      begun: 2,
      ending: null,
    },
    hidden: { musters: seats(count).map(() => emptyMuster(rng.int(NAMES))) },
  };
}
