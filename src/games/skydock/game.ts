import { z } from 'zod';
import {
  idsOf,
  openQuestions,
  resolve,
  sameJson,
  stepOf,
  type Answer,
  type Decision,
  type Game,
  type Rng,
  type Step,
} from '#engine';
import type { Action } from './state/actions.ts';
import { attack } from './action-phase/attack.ts';
import { challenge } from './challenges/challenges.ts';
import { ability, backer, character, row } from './setup/choices.ts';
import { NEWEST } from './content/newest.ts';
import { begin } from './state/draft.ts';
import { caught } from './action-phase/scheme-and-loot.ts';
import { effects } from './effects/index.ts';
import { encounter } from './action-phase/encounters.ts';
import { outcome } from './end-of-game/end-of-game.ts';
import type { Event } from './state/events.ts';
import type { Rules } from './state/rule.ts';
import { heal } from './action-phase/heal.ts';
import { interact } from './action-phase/interact.ts';
import { move } from './action-phase/move.ts';
import { displacing, neutralizing } from './neutralization/neutralization.ts';
import { attempt } from './objectives/objectives.ts';
import { offer } from './objectives/offer.ts';
import { orders } from './orders.ts';
import { patrolling } from './upkeep/patrol.ts';
import { pay } from './objectives/paying.ts';
import { planning } from './planning/planning.ts';
import { privateOptions } from './hidden/private-options.ts';
import { resample } from './hidden/resample.ts';
import { setUp } from './setup/lay-out.ts';
import type { Options, State, Table } from './state/state.ts';
import { pass, turn } from './action-phase/turn.ts';
import { upkeep } from './upkeep/upkeep.ts';
import { view, type View } from './state/view.ts';

const OptionsSchema = z.strictObject({
  patrolReinforce: z.enum(['icon', 'token']).default('icon'),
  stats: z.enum(['on', 'off']).default('on'),
  printing: z.int().min(1).max(NEWEST).default(NEWEST),
});

/** Skydock: two to four pirates, three objectives, and a ship that leaves without them. */
export const skydock: Game<State, Action, View, Event, Options> = {
  id: 'skydock',
  rules: 19,
  seats: [2, 4],
  sides: null,
  dice: true,
  choices: [
    { key: 'patrolReinforce', values: ['icon', 'token'] },
    { key: 'stats', values: ['on', 'off'] },
  ],
  privateOptions,
  orders,
  readOptions: (raw) => OptionsSchema.safeParse(raw).data ?? null,
  setup: setUp,
  decisions,
  apply,
  outcome,
  view,
  resample,
};

const RULES: Rules = {
  character,
  backer,
  ability,
  row,
  planning,
  turn,
  pass,
  move,
  encounter,
  caught,
  interact,
  offer,
  attempt,
  pay,
  attack,
  heal,
  effects,
  challenge,
  displace: displacing,
  neutralize: neutralizing,
  upkeep,
  patrol: patrolling,
};

function decisions(state: State): readonly Decision<Action>[] {
  return openQuestions(RULES, state, state.table);
}

function apply(state: State, answer: Answer<Action>, rng: Rng): Step<State, Event> {
  const draft = begin(state, rng);
  resolve(RULES, draft, draft.table, answer);
  // Only `shuffledIn` could differ, so compare only if it is not empty.
  const table = state.table.shuffledIn.length > 0 && isUntouched(state.table, draft.table) ? state.table : draft.table;
  return stepOf(draft, { table, hidden: draft.hidden });
}

/**
 * Whether a step changed nothing public. Then the cards of an earlier reshuffle stay visible: a player who picks up a
 * card or changes markers in secret has not changed the table.
 */
function isUntouched(before: Table, after: Table): boolean {
  return idsOf(after).every((key) => key === 'shuffledIn' || sameJson(after[key], before[key]));
}
