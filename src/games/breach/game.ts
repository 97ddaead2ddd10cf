import { z } from 'zod';
import {
  draftOf,
  openQuestions,
  resolve,
  stepOf,
  type Answer,
  type Decision,
  type Game,
  type Rng,
  type Rules,
  type Step,
} from '#engine';
import type { Action, Event } from './state/actions.ts';
import { LAYOUT_IDS } from './board/board.ts';
import { outcome } from './board/bridge.ts';
import type { LayoutId } from './content/layouts.ts';
import type { Draft } from './state/draft.ts';
import { orders } from './orders.ts';
import type { Frames, State } from './state/state.ts';
import { resample, view, type View } from './state/view.ts';
import { firstRound, rounds } from './turn-order/rounds.ts';
import { aiSetUp, room } from './turn-order/set-up-ai.ts';
import { breach as breachToEnter, hire, pirateSetUp } from './turn-order/set-up-pirates.ts';
import { aiWave, target } from './turn-order/wave-ai.ts';
import { order, orderRoom, pirateWave } from './turn-order/wave-pirates.ts';

export interface Options {
  readonly layout: LayoutId;
}

const [DEFAULT_LAYOUT, ...OTHER_LAYOUTS] = LAYOUT_IDS;
if (DEFAULT_LAYOUT === undefined) throw new Error('Breach needs a layout.');

const OptionsSchema = z.strictObject({ layout: z.enum(LAYOUT_IDS).default(DEFAULT_LAYOUT) });

/** Breach: the ship's A.I. (seat 0) against the Pirates (seat 1). */
export const breach: Game<State, Action, View, Event, Options> = {
  id: 'breach',
  rules: 7,
  seats: [2, 2],
  sides: ['ai', 'pirates'],
  dice: false,
  choices: [{ key: 'layout', values: [DEFAULT_LAYOUT, ...OTHER_LAYOUTS] }],
  privateOptions: {},
  orders,
  readOptions: (raw) => OptionsSchema.safeParse(raw).data ?? null,
  setup: (_seats, options) => firstRound(options.layout),
  decisions,
  apply,
  outcome,
  view,
  resample,
};

const RULES: Rules<Frames, Draft, State, Action> = {
  rounds,
  'ai-set-up': aiSetUp,
  room,
  'pirate-set-up': pirateSetUp,
  hire,
  breach: breachToEnter,
  'pirate-wave': pirateWave,
  order,
  'order-room': orderRoom,
  'ai-wave': aiWave,
  target,
};

function decisions(state: State): readonly Decision<Action>[] {
  return openQuestions(RULES, state, state);
}

function apply(state: State, answer: Answer<Action>, rng: Rng): Step<State, Event> {
  const draft: Draft = draftOf({ state: { ...state } }, rng);
  resolve(RULES, draft, draft.state, answer);
  return stepOf(draft, draft.state);
}
