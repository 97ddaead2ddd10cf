import { z } from 'zod';
import {
  openQuestions,
  resolve,
  seats,
  stepOf,
  type Answer,
  type Decision,
  type Game,
  type Rng,
  type Step,
} from '#engine';
import { attack } from './attack/attack.ts';
import { event } from './event-deck/event.ts';
import { place } from './event-deck/place.ts';
import { receive } from './exploration/receive.ts';
import { spoils } from './exploration/spoils.ts';
import { resample } from './hidden/resample.ts';
import { view, type View } from './hidden/view.ts';
import { guards } from './monsters/guards.ts';
import { monster, strike } from './monsters/monster.ts';
import { payback } from './monsters/payback.ts';
import { spawn } from './monsters/spawn.ts';
import { shove } from './movement/shove.ts';
import { orders } from './orders.ts';
import { walk } from './movement/walk.ts';
import { claim } from './setup/claim.ts';
import { distribute, excess } from './setup/distribute.ts';
import { handDraft } from './setup/hand-draft.ts';
import { choosingOrder, emptyCrew, heroes } from './setup/heroes.ts';
import { outcomeOf } from './setup/outcome.ts';
import { game } from './setup/stages.ts';
import type { Action } from './state/actions.ts';
import { begin, type Rules } from './state/draft.ts';
import type { Event } from './state/events.ts';
import type { Options, State } from './state/state.ts';
import { activation, boosts, hoverboard } from './turn/activation.ts';
import { rest, resurrect } from './turn/rest.ts';
import { scenario } from './turn/scenario.ts';
import { turn } from './turn/turn.ts';
import { nextScenario } from './upgrade-phase/next-scenario.ts';
import { upgradeDraft } from './upgrade-phase/upgrade-draft.ts';

const PLAYS = ['campaign', '1', '2a', '2b', '3a', '3b', '3c', '4'] as const;
const WAYS = ['pairs', 'draft'] as const;
const STEERED_BY = ['players', 'program'] as const;

const OptionsSchema = z.strictObject({
  play: z.enum(PLAYS).default('campaign'),
  heroes: z.enum(WAYS).default('pairs'),
  monsters: z.enum(STEERED_BY).default('players'),
});

/** Starcadia: two to four crews of two heroes, a campaign of four scenarios or one of seven. */
export const starcadia: Game<State, Action, View, Event, Options> = {
  id: 'starcadia',
  rules: 5,
  seats: [2, 4],
  sides: null,
  dice: true,
  choices: [
    { key: 'play', values: PLAYS },
    { key: 'heroes', values: WAYS },
    { key: 'monsters', values: STEERED_BY },
  ],
  privateOptions: { 'hand-draft': 'A hand of the draft is seen by its seat alone (rules: Drafting).' },
  orders,
  readOptions: (raw) => OptionsSchema.safeParse(raw).data ?? null,
  setup,
  decisions: (state): readonly Decision<Action>[] => openQuestions(RULES, state, state.table),
  apply,
  outcome: ({ table }) => outcomeOf(table),
  chapter: ({ table }) => table.sheet.length + (table.ending === null ? 1 : 0) || 1,
  view,
  resample,
};

const RULES: Rules = {
  game,
  heroes,
  distribute,
  excess,
  'hand-draft': handDraft,
  claim,
  scenario,
  turn,
  activation,
  hoverboard,
  walk,
  guards,
  monster,
  strike,
  payback,
  boosts,
  attack,
  shove,
  spoils,
  receive,
  rest,
  resurrect,
  event,
  spawn,
  place,
  'upgrade-draft': upgradeDraft,
  'next-scenario': nextScenario,
};

function setup(count: number, options: Options, rng: Rng): State {
  const order = choosingOrder(options, count, rng);
  const game = { kind: 'game', no: 1, stage: 'heroes' } as const;
  const choosing = { kind: 'heroes', no: 2, order } as const;
  return {
    table: {
      options,
      crews: seats(count).map(emptyCrew),
      first: order[0] ?? 0,
      scenario: null,
      sheet: [],
      stack: [game, choosing],
      begun: 2,
      ending: null,
    },
    hidden: { events: [], hands: [], picked: [] },
  };
}

function apply(state: State, answer: Answer<Action>, rng: Rng): Step<State, Event> {
  const draft = begin(state, rng);
  resolve(RULES, draft, draft.table, answer);
  return stepOf(draft, { table: draft.table, hidden: draft.hidden });
}
