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
import { choice, nameAlone, whoIsIn } from './common.ts';

export function generators(view: View, count: number): OptionFace {
  const label = count === 1 ? 'Activate Generator' : `Activate ${count} Generators`;
  return choice(label, `+${count} energy each wave this round${unheld(view)}`);
}

/** Warns when the Capacitor is full in wave 1 without one more generator. */
function unheld({ capacitor, generators }: View): string {
  return capacitor + generators < CAPACITOR_LIMIT ? '' : ' (from wave 2 on: in wave 1 the Capacitor is already full)';
}

/** A room for an A.I. unit, and whether it matters now: the Bridge, or on one of the Pirates' shortest ways to it. */
export function room(view: View, id: RoomId): OptionFace {
  const { bridge } = boardOf(view.layout);
  const matters =
    id === bridge
      ? 'The Pirates want this room'
      : front(view).rooms.includes(id) && 'On one of the Pirates’ shortest routes';
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
  const hint = `On the Bridge: ${joined(units)}${isDark ? '; they need a generator for energy' : ''}`;
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
  return { label: name, hint: `${withCost(designs)}${where}`, tone: 'main' };
}

/** How many are placed and where; equal numbers share a menu. Short labels: the question says what is placed. */
export function breach(view: View, { room, count }: Extract<Action, { do: 'breach' }>): OptionFace {
  const frame = view.stack.at(-1);
  const there = `${doorsAway(view, room)} · ${whoIsIn(view, room)}`;
  if (frame?.kind !== 'breach') return choice(`Place in ${room}`, there);
  if ('crew' in frame) return choice(`Place in ${room}`, `${there} · ${withCost(crewFor(view, frame.crew, room))}`);
  const { name, cost } = PIRATE_DESIGNS[frame.design];
  const hint = `${there} · ${counted(cost * count, 'ration')}`;
  const placing = choice(`Place ${count} in ${room}`, hint);
  return roomsForPirates(view).length > 1 ? { ...placing, group: `Place ${count} × ${name} in …` } : placing;
}

/** "6 rations: 2 × Grunt and Geek". */
function withCost(designs: readonly PirateDesignId[]): string {
  const cost = designs.reduce((sum, id) => sum + PIRATE_DESIGNS[id].cost, 0);
  return `${counted(cost, 'ration')}: ${crewNames(designs)}`;
}
