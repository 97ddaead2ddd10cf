import { draw, memoizeLatest, type Rng, type Viewer } from '#engine';
import { AI_DESIGN_IDS, type AiDesignId } from '../content/ai-units.ts';
import { AI, type AiUnit, type Frame, type State } from './state.ts';

/** What one viewer may know. Spectators know what the Pirates know (B25). */
export interface View extends Omit<State, 'ai' | 'stack'> {
  readonly viewer: Viewer;
  readonly stack: readonly FrameView[];
  readonly ai: readonly AiUnitView[];
}

/** An A.I. unit as seen: `design` is `null` where its details are hidden. */
export interface AiUnitView extends Omit<AiUnit, 'design'> {
  readonly design: AiDesignId | null;
}

/** An A.I. unit whose details are known, as are those of every unit that shares a room with a pirate. */
export type KnownAiUnit = AiUnitView & { readonly design: AiDesignId };

export function isKnown(unit: AiUnitView): unit is KnownAiUnit {
  return unit.design !== null;
}

export type FrameView =
  Exclude<Frame, { kind: 'room' }> | { readonly kind: 'room'; readonly no: number; readonly design: AiDesignId | null };

/** The view, built by allow-list. Units of the Pirates are never hidden. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    layout: state.layout,
    round: state.round,
    phase: state.phase,
    wave: state.wave,
    stack: state.stack.map((frame) => (frame.kind === 'room' && viewer !== AI ? { ...frame, design: null } : frame)),
    begun: state.begun,
    reactor: state.reactor,
    capacitor: state.capacitor,
    generators: state.generators,
    rations: state.rations,
    captured: state.captured,
    ai: viewer === AI ? unveiled(state.ai) : veiled(state.ai),
    pirates: state.pirates,
    placed: state.placed,
    ending: state.ending,
  };
}

/** The units as viewers other than the A.I. see them. Memoized, so unchanged units stay the same array. */
const veiled = memoizeLatest((units: readonly AiUnit[]) => units.map((unit) => seen(unit, unit.seen)));
const unveiled = memoizeLatest((units: readonly AiUnit[]) => units.map((unit) => seen(unit, true)));

function seen({ id, design, room, seen, endurance, security }: AiUnit, known: boolean): AiUnitView {
  return { id, design: known ? design : null, room, seen, endurance, security };
}

/**
 * Draws new designs for all units that the viewer has not seen, including one about to be placed. Every design costs the
 * same energy to place and an unseen unit was never used, so all designs are equally possible.
 */
export function resample(state: State, viewer: Viewer, rng: Rng): State {
  if (viewer === AI) return state;
  return {
    ...state,
    ai: state.ai.map((unit) => (unit.seen ? unit : { ...unit, design: draw(rng, AI_DESIGN_IDS) })),
    stack: state.stack.map((frame) => (frame.kind === 'room' ? { ...frame, design: draw(rng, AI_DESIGN_IDS) } : frame)),
  };
}
