import { idsOf } from '#engine';
import { CREWS, type CrewId } from '../content/crews.ts';
import { PIRATE_DESIGN_IDS, PIRATE_DESIGNS, type PirateDesignId } from '../content/pirates.ts';
import { crowds, ROOM_LIMIT } from '../board/board.ts';
import type { RoomId, State } from '../state/state.ts';

export const CREW_IDS = idsOf(CREWS);

const CHEAPEST = Math.min(...PIRATE_DESIGN_IDS.map((id) => PIRATE_DESIGNS[id].cost));

/**
 * The pirates of a crew hired into this breach: as many as have space and can be paid for. Each is the most expensive of
 * its kind within an equal share of the rations left.
 */
export function crewFor(state: Pick<State, 'pirates' | 'rations'>, crew: CrewId, room: RoomId): PirateDesignId[] {
  const { kinds } = CREWS[crew];
  const hired: PirateDesignId[] = [];
  let { rations } = state;
  for (let space = spaceIn(state, room); space > 0 && rations >= CHEAPEST; space--) {
    const kind = kinds[hired.length % kinds.length] ?? 'endurance';
    const share = Math.ceil(rations / space);
    const [best] = PIRATE_DESIGN_IDS.filter((id) => specialtyOf(id) === kind && PIRATE_DESIGNS[id].cost <= share).sort(
      (a, b) => PIRATE_DESIGNS[b].cost - PIRATE_DESIGNS[a].cost,
    );
    if (best === undefined) break;
    hired.push(best);
    rations -= PIRATE_DESIGNS[best].cost;
  }
  return hired;
}

export function spaceIn({ pirates }: Pick<State, 'pirates'>, room: RoomId): number {
  return ROOM_LIMIT - (crowds(pirates).get(room) ?? 0);
}

function specialtyOf(id: PirateDesignId): 'endurance' | 'security' {
  const { endurance, security } = PIRATE_DESIGNS[id];
  return endurance > security ? 'endurance' : 'security';
}
