import { counted, joined, type OptionFace } from '#engine';
import type { Action } from '../../state/actions.ts';
import { boardOf } from '../../board/board.ts';
import { AI_DESIGNS } from '../../content/ai-units.ts';
import { CREWS, type CrewId } from '../../content/crews.ts';
import { PIRATE_DESIGNS, type PirateDesignId } from '../../content/pirates.ts';
import type { RoomId } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { roomsForPirates } from '../../board/breaches.ts';
import { crewFor } from '../../turn-order/crews.ts';
import { CAPACITOR_LIMIT } from '../../turn-order/set-up-ai.ts';
import { suggestedDefence } from '../../turn-order/suggested-defence.ts';
import { crewNames, pirateStats, roomName } from '../words.ts';
import { doorsAway, front } from '../front.ts';
import { choice, nameAlone, occupants, whoIsIn } from './common.ts';

export function generators(view: View, count: number): OptionFace {
  const label = count === 1 ? 'Activate Generator' : `Activate ${count} Generators`;
  return choice(label, `+${count} energy each wave this round${unheld(view)}`);
}

/** Warns when the Capacitor will be full in wave 1 without one more generator: energy beyond its limit is lost. */
function unheld({ capacitor, generators }: View): string {
  const willBeFull = capacitor + generators >= CAPACITOR_LIMIT;
  return willBeFull ? ` (Capacitor full at ${CAPACITOR_LIMIT} in wave 1: more helps only after a strike)` : '';
}

/** A room for an A.I. unit, and whether it matters now: the Bridge, or on one of the Pirates' shortest ways to it. */
export function room(view: View, id: RoomId): OptionFace {
  const { bridge } = boardOf(view.layout);
  const matters =
    id === bridge
      ? 'The Pirates want this room'
      : front(view).rooms.includes(id) && 'On one of the Pirates’ shortest routes to the Bridge';
  const hints = [
    ...(matters === false ? [] : [matters]),
    whoIsIn(view, id, nameAlone),
    ...(id === bridge ? [] : [doorsAway(view, id)]),
  ];
  return choice(`Place in ${roomName(view.layout, id)}`, hints.join(' · '));
}

/** "On the Bridge: 2 traps and 1 turret". */
export function defend(view: View): OptionFace {
  const byType = Map.groupBy(suggestedDefence(view), (id) => AI_DESIGNS[id].type);
  const units = [...byType].map(([type, designs]) => counted(designs.length, type));
  const isDark = view.capacitor === 0 && view.generators === 0;
  const hint = `On the Bridge: ${joined(units)}${isDark ? '; without a generator there is no energy to use them' : ''}`;
  return { label: 'Use Suggested Set-Up', hint, tone: 'main' };
}

export function hire(id: PirateDesignId): OptionFace {
  const { name, cost } = PIRATE_DESIGNS[id];
  return choice(`Place ${name} (${cost})`, `${counted(cost, 'ration')} · ${pirateStats(id)}`);
}

/** Who the crew would be in the breach that is offered first, and what it costs. */
export function hireCrew(view: View, crew: CrewId): OptionFace {
  const { name } = CREWS[crew];
  const [room, ...others] = roomsForPirates(view);
  const designs = room === undefined ? [] : crewFor(view, crew, room);
  const where = others.length === 0 ? ` in ${room ?? ''}` : '';
  const left = view.rations - costOf(designs);
  const next = left > 0 ? ` · Then place more with the other ${counted(left, 'ration')}` : '';
  return { label: name, hint: `${withCost(designs)}${where}${next}`, tone: 'main' };
}

/** How many are placed and where; equal numbers share a menu. Short labels: the question says what is placed. */
export function breach(view: View, { room, count }: Extract<Action, { do: 'breach' }>): OptionFace {
  const frame = view.stack.at(-1);
  const there = [doorsAway(view, room), occupants(view, room)].filter((part) => part !== null).join(' · ');
  if (frame?.kind !== 'breach') return choice(`Place in ${room}`, there);
  if ('crew' in frame) return choice(`Place in ${room}`, there + crewThere(view, frame.crew, room));
  const { name, cost } = PIRATE_DESIGNS[frame.design];
  const hint = `${there} · ${counted(cost * count, 'ration')}`;
  const placing = choice(`Place ${count} in ${room}`, hint);
  return roomsForPirates(view).length > 1 ? { ...placing, group: `Place ${count} × ${name} in …` } : placing;
}

/** " · 6 rations: 2 × Grunt and Geek", where another breach has space for another crew. */
function crewThere(view: View, crew: CrewId, room: RoomId): string {
  const here = withCost(crewFor(view, crew, room));
  const isSame = roomsForPirates(view).every((other) => withCost(crewFor(view, crew, other)) === here);
  return isSame ? '' : ` · ${here}`;
}

/** "6 rations: 2 × Grunt and Geek". */
function withCost(designs: readonly PirateDesignId[]): string {
  return `${counted(costOf(designs), 'ration')}: ${crewNames(designs)}`;
}

function costOf(designs: readonly PirateDesignId[]): number {
  return designs.reduce((sum, id) => sum + PIRATE_DESIGNS[id].cost, 0);
}
