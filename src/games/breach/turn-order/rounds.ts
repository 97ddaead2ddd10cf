import { automatic, push, emit } from '#engine';
import { endGame } from '../board/bridge.ts';
import type { Draft, Rule } from '../state/draft.ts';
import { ROUNDS, WAVES } from './length.ts';
import { CAPACITOR_LIMIT, CAPACITOR_START, REACTOR_PER_ROUND, REACTOR_START } from './energy.ts';
import { hasAiSetUp } from './set-up-ai.ts';
import { canHire, rationsFor } from './set-up-pirates.ts';
import type { LayoutId } from '../content/layouts.ts';
import type { Phase, State } from '../state/state.ts';
import { hasAiWave, isPowerless, tellHeldBack } from './wave-ai.ts';
import { hasPirateWave, tellPassed } from './wave-pirates.ts';

/** Round 1, Set-Up of the A.I., with an empty board. */
export function firstRound(layout: LayoutId): State {
  const state: State = {
    layout,
    round: 1,
    phase: 'ai-set-up',
    wave: 0,
    stack: [
      { kind: 'rounds', no: 1 },
      { kind: 'ai-set-up', no: 2 },
    ],
    begun: 2,
    reactor: REACTOR_START,
    capacitor: CAPACITOR_START,
    generators: 0,
    rations: 0,
    captured: [],
    ai: [],
    pirates: [],
    placed: 0,
    ending: null,
  };
  return { ...state, rations: rationsFor(state) };
}

/**
 * Starts the next section and skips sections that could only be ended (B22). Only its own seat ends a section that has
 * begun, so its last step can still be undone.
 */
export const rounds: Rule<'rounds'> = automatic((draft) => {
  nextSection(draft);
  const { state } = draft;
  if (state.ending === null && HAS_CHOICE[state.phase](state)) push(state, { kind: state.phase });
});

/** Whether a section has anything to do besides ending it. Follows from open information, so asking reveals nothing. */
const HAS_CHOICE = {
  'ai-set-up': hasAiSetUp,
  'pirate-set-up': canHire,
  'pirate-wave': hasPirateWave,
  'ai-wave': hasAiWave,
} as const satisfies Record<Phase, (state: State) => boolean>;

function nextSection(draft: Draft): void {
  const { phase, wave, round, ai } = draft.state;
  switch (phase) {
    case 'ai-set-up':
      emit(draft, { kind: 'prepared', units: ai.length, unseen: ai.filter(({ seen }) => !seen).length });
      draft.state.phase = 'pirate-set-up';
      break;
    case 'pirate-set-up':
      startWave(draft, 1);
      break;
    case 'pirate-wave':
      tellPassed(draft);
      draft.state.phase = 'ai-wave';
      if (isPowerless(draft.state)) tellHeldBack(draft);
      break;
    case 'ai-wave':
      if (hasAiWave(draft.state)) tellHeldBack(draft);
      if (wave < WAVES) startWave(draft, wave + 1);
      else if (round < ROUNDS) startRound(draft, round + 1);
      else holdBridge(draft);
  }
}

/** The last round is over and the Bridge was not captured: the ship wins (rules: Bridge; B10). */
function holdBridge(draft: Draft): void {
  endGame(draft, 'bridge-held');
}

/** Adds Reactor energy, switches the generators off, resets the rations (rules: Set-Up). */
function startRound(draft: Draft, round: number): void {
  const { state } = draft;
  state.round = round;
  state.wave = 0;
  state.phase = 'ai-set-up';
  state.reactor += REACTOR_PER_ROUND;
  state.generators = 0;
  state.rations = rationsFor(state);
  emit(draft, { kind: 'round', round, reactor: state.reactor, rations: state.rations });
}

/** Each active generator adds 1 energy up to the limit (B2); every pirate can act again. */
function startWave(draft: Draft, wave: number): void {
  const { state } = draft;
  const before = state.capacitor;
  const capacitor = Math.min(CAPACITOR_LIMIT, before + state.generators);
  state.wave = wave;
  state.phase = 'pirate-wave';
  state.capacitor = capacitor;
  state.pirates = state.pirates.map((unit) => (unit.acted ? { ...unit, acted: false } : unit));
  emit(draft, { kind: 'wave', wave, supplied: capacitor - before, capacitor });
}
