import { z } from 'zod';
import { only, type Answer, type Decision, type Game, type Step } from '#engine';
import type { Action, Event } from './state/actions.ts';
import { LAYOUT_IDS } from './board/board.ts';
import { outcome } from './board/bridge.ts';
import type { LayoutId } from './content/layouts.ts';
import { pop, type Draft } from './state/draft.ts';
import { endSection, firstRound } from './turn-order/rounds.ts';
import { activateGenerator, askAiSetUp, askRoom, choosePlacement, placeAiUnit } from './turn-order/set-up-ai.ts';
import { askBreach, askHire, askPirateSetUp, chooseHire, placePirate } from './turn-order/set-up-pirates.ts';
import type { Kind } from './state/question.ts';
import type { State } from './state/state.ts';
import { resample, view, type View } from './state/view.ts';
import { askAiWave, askTarget, chooseTurret, fireTurret, springTrap } from './turn-order/wave-ai.ts';
import { askOrderRoom, chooseRoom } from './turn-order/order-room.ts';
import {
  askOrder,
  askPirateWave,
  attack,
  capture,
  chooseRecruits,
  chooseUnit,
  move,
} from './turn-order/wave-pirates.ts';

export interface Options {
  readonly layout: LayoutId;
}

const [DEFAULT_LAYOUT, ...OTHER_LAYOUTS] = LAYOUT_IDS;
if (DEFAULT_LAYOUT === undefined) throw new Error('Breach needs a layout.');

const OptionsSchema = z.strictObject({ layout: z.enum(LAYOUT_IDS).default(DEFAULT_LAYOUT) });

/** Breach: the ship's A.I. (seat 0) against the Pirates (seat 1) boarding it. */
export const breach: Game<State, Action, View, Event, Options> = {
  id: 'breach',
  rules: 1,
  seats: [2, 2],
  sides: ['ai', 'pirates'],
  dice: false,
  choices: [{ key: 'layout', values: [DEFAULT_LAYOUT, ...OTHER_LAYOUTS] }],
  privateOptions: {},
  readOptions: (raw) => OptionsSchema.safeParse(raw).data ?? null,
  setup: (_seats, options) => firstRound(options.layout),
  decisions,
  apply,
  outcome,
  view,
  resample,
};

const ASK = {
  'ai-set-up': askAiSetUp,
  room: askRoom,
  'pirate-set-up': askPirateSetUp,
  hire: askHire,
  breach: askBreach,
  'pirate-wave': askPirateWave,
  order: askOrder,
  'order-room': askOrderRoom,
  'ai-wave': askAiWave,
  target: askTarget,
} as const satisfies Record<Kind, (state: State) => Decision<Action>>;

/** There is always exactly one open question: the innermost choice begun, or else the section at hand. */
function decisions(state: State): readonly Decision<Action>[] {
  if (state.ending !== null) return [];
  return [ASK[state.frames.at(-1)?.choosing ?? state.phase](state)];
}

function apply(state: State, answer: Answer<Action>): Step<State, Event> {
  const draft: Draft = { state, events: [], reveals: false };
  perform(draft, only(answer));
  const step = { state: draft.state, events: draft.events };
  return draft.reveals ? { ...step, reveals: true } : step;
}

function perform(draft: Draft, action: Action): void {
  switch (action.do) {
    case 'generator':
      activateGenerator(draft);
      break;
    case 'place':
      choosePlacement(draft, action.design);
      break;
    case 'room':
      placeAiUnit(draft, action.room);
      break;
    case 'recruit':
      chooseRecruits(draft);
      break;
    case 'hire':
      chooseHire(draft, action.design);
      break;
    case 'breach':
      placePirate(draft, action.room);
      break;
    case 'order':
      chooseUnit(draft, action.unit);
      break;
    case 'order-room':
      chooseRoom(draft, action.room);
      break;
    case 'move':
      move(draft, action.room);
      break;
    case 'attack':
      attack(draft, action.unit);
      break;
    case 'capture':
      capture(draft);
      break;
    case 'fire':
      chooseTurret(draft, action.unit);
      break;
    case 'target':
      fireTurret(draft, action.unit);
      break;
    case 'spring':
      springTrap(draft, action.unit);
      break;
    case 'back':
      pop(draft);
      break;
    case 'end':
      endSection(draft);
      break;
  }
}
