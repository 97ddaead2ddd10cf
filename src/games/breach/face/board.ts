import { counted, ROOM, type BoardFace, type FieldFace, type PanelFace } from '#engine';
import { boardOf, crowds } from '../board/board.ts';
import { CAPACITOR_LIMIT } from '../turn-order/set-up-ai.ts';
import { ROUNDS, WAVES } from '../turn-order/length.ts';
import { AI, type Phase, type RoomId } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { drawMap, LEGEND } from './map.ts';
import { aiUnitLine, grouped, pirateLine, roomName } from './words.ts';

const SECTION = {
  'ai-set-up': 'Ship: set-up',
  'pirate-set-up': 'Pirates: set-up',
  'pirate-wave': 'Pirates',
  'ai-wave': 'The Ship',
} as const satisfies Record<Phase, string>;

const FIELDS = 2;

export function boardFace(view: View): BoardFace {
  return {
    text: drawMap(view),
    legend: LEGEND,
    fields: [shipField(view), crewField(view), ...unitFields(view), ...pirateFields(view)],
  };
}

/** "Round 3 of 10 · Wave 2 of 3 · Pirates". */
export function statusOf(view: View): string {
  if (view.ending === 'bridge-captured') return 'The Bridge is captured';
  if (view.ending === 'bridge-held') return `The Bridge has held for ${ROUNDS} rounds`;
  const wave = view.wave > 0 ? ` · Wave ${view.wave} of ${WAVES}` : '';
  return `Round ${view.round} of ${ROUNDS}${wave} · ${SECTION[view.phase]}`;
}

function shipField(view: View): FieldFace {
  const { generators } = boardOf(view.layout);
  return {
    name: 'The Ship',
    value: `Reactor ${view.reactor} · Capacitor ${view.capacitor} of ${CAPACITOR_LIMIT} · Generators ${view.generators} of ${generators} active`,
  };
}

function crewField(view: View): FieldFace {
  const rooms = view.captured.map((room) => roomName(view.layout, room)).join(', ');
  return { name: 'The Pirates', value: `Rations ${view.rations} · Captured: ${rooms === '' ? 'none' : rooms}` };
}

function unitFields(view: View): FieldFace[] {
  const known = byRoom(
    view,
    view.ai.filter((unit) => unit.seen),
    aiUnitLine,
  );
  const unseen = crowds(view.ai.filter((unit) => !unit.seen));
  const rooms = [...unseen].sort().map(([room, count]) => `${count} in ${room}`);
  const rest = rooms.length > 0 && view.viewer !== AI ? [`Unseen: ${rooms.join(', ')}`] : [];
  return listed(view.viewer === AI ? 'Your units the Pirates have seen' : 'A.I. units', [...rest, ...known]);
}

function pirateFields(view: View): FieldFace[] {
  return listed(
    'Pirates aboard',
    byRoom(view, view.pirates, (unit) => pirateLine(unit, view)),
  );
}

/** A seat's own panel: its resources, its units, and what only it knows. */
export function panelFace(view: View): PanelFace {
  if (view.viewer === AI)
    return { fields: [shipField(view), ...secretFields(view), ...unitFields(view), ...pirateFields(view)] };
  return { fields: [crewField(view), shipField(view), ...pirateFields(view), ...unitFields(view)] };
}

function secretFields(view: View): FieldFace[] {
  return unseenFields(view, 'Your unseen units');
}

/** The units that no pirate has seen to the end; a view of the A.I. knows them. */
export function hiddenUnitFields(view: View): FieldFace[] {
  return unseenFields(view, 'Units no pirate ever saw');
}

function unseenFields(view: View, name: string): FieldFace[] {
  const unseen = view.ai.filter((unit) => !unit.seen);
  return listed(name, byRoom(view, unseen, aiUnitLine));
}

/** One line for each room that holds any of these units, in the order of the coordinates. */
function byRoom<U extends { readonly room: RoomId }>(
  view: View,
  units: readonly U[],
  line: (unit: U) => string,
): string[] {
  const rooms = [...new Set(units.map((unit) => unit.room))].sort();
  return rooms.map((room) => {
    const there = units.filter((unit) => unit.room === room);
    return `${roomName(view.layout, room)}: ${grouped(there.map(line)).join(', ')}`;
  });
}

/**
 * The lines in at most `FIELDS` fields; no field without lines. Lines that do not fit are counted in the last line: the
 * map still shows how many units each room holds.
 */
function listed(name: string, lines: readonly string[]): FieldFace[] {
  const values: string[] = [];
  for (const [at, line] of lines.entries()) {
    const last = values.at(-1);
    if (last !== undefined && last.length + line.length < ROOM.fieldValue) values.splice(-1, 1, `${last}\n${line}`);
    else if (values.length < FIELDS) values.push(line);
    else return asFields(name, [...values, `And ${counted(lines.length - at, 'more room')}`]);
  }
  return asFields(name, values);
}

function asFields(name: string, values: readonly string[]): FieldFace[] {
  return values.map((value, at) => ({ name: at === 0 ? name : `${name}, continued`, value }));
}
