import { capitalized, counted, joined, sameJson, type OptionFace } from '#engine';
import type { Action } from '../../state/actions.ts';
import { boardOf } from '../../board/board.ts';
import { AI_DESIGNS, type AiDesignId } from '../../content/ai-units.ts';
import { CREWS, type CrewId } from '../../content/crews.ts';
import { PIRATE_DESIGNS, type PirateDesignId } from '../../content/pirates.ts';
import type { RoomId } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { roomsForPirates } from '../../board/breaches.ts';
import { crewFor, spaceIn } from '../../turn-order/crews.ts';
import { CAPACITOR_LIMIT } from '../../turn-order/energy.ts';
import { WAVES } from '../../turn-order/length.ts';
import { suggestedDefence } from '../../turn-order/suggested-defence.ts';
import { crewList, crewNames, damageOf, grouped, pirateStats, roomName } from '../words.ts';
import { doorsAway, front } from '../front.ts';
import { choice, nameAlone, occupants, whoIsIn } from './common.ts';

/** The waves of a round. */
const EACH_WAVE = Array.from({ length: WAVES }, (_, n) => n + 1);

export function generators(view: View, count: number): OptionFace {
  const label = count === 1 ? 'Activate Generator' : `Activate ${count} Generators`;
  const held = EACH_WAVE.map((wave) => Math.min(CAPACITOR_LIMIT, view.capacitor + wave * (view.generators + count)));
  const isFull = held[0] === CAPACITOR_LIMIT;
  const then = isFull
    ? `lost at ${CAPACITOR_LIMIT} of ${CAPACITOR_LIMIT}, so it helps once you strike`
    : `if you spend none, the Capacitor holds ${joined(held.map(String))} of ${CAPACITOR_LIMIT}`;
  return choice(label, `+${count} energy as each wave of this round starts (${then})`);
}

/** A room for an A.I. unit, and whether it matters now: the Bridge, or on one of the Pirates' shortest ways to it. */
export function room(view: View, id: RoomId): OptionFace {
  const { bridge } = boardOf(view.layout);
  const matters =
    id === bridge
      ? 'The Pirates want this room'
      : front(view).rooms.includes(id) && 'On the Pirates’ shortest way to the Bridge';
  const hints = [
    ...(matters === false ? [] : [matters]),
    whoIsIn(view, id, nameAlone),
    ...(id === bridge ? [] : [doorsAway(view, id)]),
  ];
  return choice(`Place in ${roomName(view.layout, id)}`, hints.join(' · '));
}

/** "1 generator; on the Bridge: Fresh Air (trap); each use: 2 energy". */
export function defend(view: View): OptionFace {
  const { generators, units } = suggestedDefence(view);
  const parts = [
    ...(generators > 0 ? [counted(generators, 'generator')] : []),
    ...(units.length > 0 ? [`on the Bridge: ${unitNames(units)}`] : []),
  ];
  return { label: 'Use Suggested Set-Up', hint: capitalized(parts.join('; ')), tone: 'main' };
}

/** "2 × Fresh Air (trap) and Final Reminder (turret); each use: 2 energy". */
function unitNames(units: readonly AiDesignId[]): string {
  const names = joined(grouped(units.map((id) => `${AI_DESIGNS[id].name} (${AI_DESIGNS[id].type})`)));
  return `${names}; each use: ${Math.max(...units.map((id) => AI_DESIGNS[id].cost))} energy`;
}

export function hire(id: PirateDesignId): OptionFace {
  const { name, cost } = PIRATE_DESIGNS[id];
  return choice(`Place ${name} (${cost})`, `${counted(cost, 'ration')} · ${pirateStats(id)}`);
}

/** A crew where there is most space: its price, what its members do and bear together, and who they are. */
export function hireCrew(view: View, crew: CrewId): OptionFace {
  const designs = largestCrew(view, crew);
  const cost = costOf(designs);
  const left = view.rations - cost;
  const next = left > 0 ? ` · leaves ${counted(left, 'ration')}` : '';
  return {
    label: `${CREWS[crew].name} (${cost})`,
    hint: `${crewStats(designs)} · ${crewList(designs)}${next}`,
    tone: 'main',
  };
}

/** The crew in the breach with most space. */
function largestCrew(view: View, crew: CrewId): readonly PirateDesignId[] {
  const [room] = roomsForPirates(view).toSorted((a, b) => spaceIn(view, b) - spaceIn(view, a));
  return room === undefined ? [] : crewFor(view, crew, room);
}

/** "8 damage to turrets, 9 to traps · Health 9", all members taken together. */
function crewStats(designs: readonly PirateDesignId[]): string {
  const sum = (of: 'endurance' | 'security' | 'health') =>
    designs.reduce((total, id) => total + PIRATE_DESIGNS[id][of], 0);
  const damage = damageOf({ endurance: sum('endurance'), security: sum('security') });
  return `${damage} · Health ${sum('health')}`;
}

/** How many are placed and where; equal numbers share a menu. Short labels: the question says what is placed. */
export function breach(view: View, { room, count }: Extract<Action, { do: 'breach' }>): OptionFace {
  const frame = view.stack.at(-1);
  const far = doorsAway(view, room);
  const inside = occupants(view, room);
  const there = inside === null ? [] : [`${inside} in ${room}`];
  if (frame?.kind !== 'breach') return choice(`Place in ${room}`, [far, ...there].join(' · '));
  if ('crew' in frame) {
    const designs = crewFor(view, frame.crew, room);
    // What counts most comes first, as the end may be cut: who they are, where they are not those of the question.
    const hints = sameJson(designs, largestCrew(view, frame.crew))
      ? [far, ...there]
      : [
          `${crewNames(designs)} (${counted(costOf(designs), 'ration')})`,
          far,
          `${designs.length > 1 ? 'together ' : ''}${crewStats(designs)}`,
        ];
    return choice(`Place ${designs.length} in ${room}`, hints.join(' · '));
  }
  const { name, cost } = PIRATE_DESIGNS[frame.design];
  const hint = [far, ...there, `costs ${counted(cost * count, 'ration')}`].join(' · ');
  const placing = choice(`Place ${count} in ${room}`, hint);
  return roomsForPirates(view).length > 1 ? { ...placing, group: `Place ${count} × ${name} in …` } : placing;
}

function costOf(designs: readonly PirateDesignId[]): number {
  return designs.reduce((sum, id) => sum + PIRATE_DESIGNS[id].cost, 0);
}
