import { boardOf, ROOM_LIMIT } from '../board/board.ts';
import { roomsForAi } from '../board/breaches.ts';
import { AI_DESIGN_IDS, AI_DESIGNS, type AiDesign, type AiDesignId } from '../content/ai-units.ts';
import type { RoomId, State } from '../state/state.ts';
import { CAPACITOR_LIMIT, inactiveGenerators, SET_UP_COST } from './energy.ts';

/** Suggested units cost no more energy to use than this, so that the Capacitor pays for two of them. */
const MOST_ENERGY = 2;

type Known = Pick<State, 'layout' | 'captured' | 'reactor' | 'capacitor' | 'generators'> & {
  readonly ai: readonly { readonly room: RoomId; readonly design: AiDesignId | null }[];
};

/** What the Ship is advised to set up, in this order. */
interface Defence {
  /** Generators to activate. */
  readonly generators: number;
  /** Units to place on the Bridge. */
  readonly units: readonly AiDesignId[];
}

/**
 * The Set-Up suggested to a Ship that does not want to choose (B27). First the generators without which the Capacitor could
 * not pay for a single use in wave 1, with energy left for a unit; then traps and turrets in turn on the Bridge, as many as
 * fit and can be paid for; then generators until the Capacitor will be full. The numbers follow from what everybody sees.
 */
export function suggestedDefence(state: Known): Defence {
  const { reactor } = state;
  const first = generatorsUntil(MOST_ENERGY, { ...state, reactor: reactor - SET_UP_COST });
  const units = missingUnits(state, reactor - SET_UP_COST * first);
  const left = reactor - SET_UP_COST * units.length;
  return { generators: generatorsUntil(CAPACITOR_LIMIT, { ...state, reactor: left }), units };
}

/** How many generators the Capacitor needs to hold that much energy in wave 1, as far as the Reactor can pay for them. */
function generatorsUntil(energy: number, state: Known): number {
  const missing = energy - state.capacitor - state.generators;
  return Math.max(0, Math.min(missing, inactiveGenerators(state)));
}

function missingUnits(state: Known, reactor: number): AiDesignId[] {
  const { bridge } = boardOf(state.layout);
  if (!roomsForAi(state).includes(bridge)) return [];
  const types = state.ai
    .filter(({ room }) => room === bridge)
    .map(({ design }) => (design === null ? null : AI_DESIGNS[design].type));
  const placed: AiDesignId[] = [];
  const count = Math.min(Math.floor(reactor / SET_UP_COST), ROOM_LIMIT - types.length);
  for (let n = 0; n < count; n++) {
    const isMore = types.filter((type) => type === 'trap').length > types.filter((type) => type === 'turret').length;
    const type = isMore ? 'turret' : 'trap';
    types.push(type);
    placed.push(strongest(type));
  }
  return placed;
}

/** The design of that type that does most damage for at most `MOST_ENERGY`. */
function strongest(type: AiDesign['type']): AiDesignId {
  return AI_DESIGN_IDS.filter((id) => AI_DESIGNS[id].type === type && AI_DESIGNS[id].cost <= MOST_ENERGY).reduce(
    (best, id) => (AI_DESIGNS[id].damage > AI_DESIGNS[best].damage ? id : best),
  );
}
