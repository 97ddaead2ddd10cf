import { draw, type Rng, type Viewer } from '#engine';
import { oncePer } from '#engine';
import type { AiDesignId } from '../content/ai-units.ts';
import { AI_DESIGN_IDS } from '../battle/designs.ts';
import { AI, type AiUnit, type Frame, type State } from './state.ts';

/** What one viewer may know. Spectators know what the Pirates know. */
export interface View extends Omit<State, 'ai' | 'frames'> {
  readonly viewer: Viewer;
  readonly frames: readonly FrameView[];
  readonly ai: readonly AiUnitView[];
}

/** An A.I. unit as seen: `design` is `null` where its details are hidden. */
export interface AiUnitView extends Omit<AiUnit, 'design'> {
  readonly design: AiDesignId | null;
}

export type FrameView =
  Exclude<Frame, { choosing: 'room' }> | { readonly choosing: 'room'; readonly design: AiDesignId | null };

/** The view, built by allow-list. The Pirates hide nothing, so their units are passed on as they are. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    layout: state.layout,
    round: state.round,
    phase: state.phase,
    wave: state.wave,
    frames: state.frames.map((frame) =>
      frame.choosing === 'room' && viewer !== AI ? { choosing: 'room', design: null } : frame,
    ),
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

/** The units as whoever shares no secret of the A.I. sees them; the same ones are the same list, whatever else changed. */
const veiled = oncePer((units: readonly AiUnit[]) => units.map((unit) => seen(unit, unit.seen)));
const unveiled = oncePer((units: readonly AiUnit[]) => units.map((unit) => seen(unit, true)));

function seen({ id, design, room, seen, endurance, security }: AiUnit, known: boolean): AiUnitView {
  return { id, design: known ? design : null, room, seen, endurance, security };
}

/**
 * The state with other designs for the units nobody but the A.I. has seen, the one about to be placed included. Every
 * design costs the Reactor the same and an unseen unit was never used, so any is as possible as any other.
 */
export function resample(state: State, viewer: Viewer, rng: Rng): State {
  if (viewer === AI) return state;
  return {
    ...state,
    ai: state.ai.map((unit) => (unit.seen ? unit : { ...unit, design: draw(rng, AI_DESIGN_IDS) })),
    frames: state.frames.map((frame) =>
      frame.choosing === 'room' ? { ...frame, design: draw(rng, AI_DESIGN_IDS) } : frame,
    ),
  };
}
