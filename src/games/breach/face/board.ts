import type { BoardFace, FieldFace, PanelFace } from '../../../engine/face.ts';
import { boardOf } from '../board.ts';
import { CAPACITOR_LIMIT } from '../set-up-ai.ts';
import { ROUNDS, WAVES } from '../rounds.ts';
import { AI, type Phase, type RoomId } from '../state.ts';
import type { View } from '../view.ts';
import { drawMap, LEGEND } from './map.ts';
import { aiUnitLine, pirateLine, roomName } from './words.ts';

const SECTION = {
  'ai-set-up': 'Set-Up of the A.I.',
  'pirate-set-up': 'Set-Up of the Pirates',
  'pirate-wave': 'Pirates',
  'ai-wave': 'A.I.',
} as const satisfies Record<Phase, string>;

/** Longest field Discord shows whole. */
const FIELD = 1024;

export function boardFace(view: View): BoardFace {
  return {
    status: statusOf(view),
    text: drawMap(view),
    legend: LEGEND,
    fields: filled(shipField(view), crewField(view), unitsField(view), piratesField(view)),
  };
}

/** "Round 3 of 10 · Wave 2 of 3 · Pirates". */
function statusOf(view: View): string {
  if (view.ending === 'bridge-captured') return 'The Bridge is captured';
  if (view.ending === 'bridge-held') return `The Bridge has held for ${ROUNDS} rounds`;
  const wave = view.wave > 0 ? ` · Wave ${view.wave} of ${WAVES}` : '';
  return `Round ${view.round} of ${ROUNDS}${wave} · ${SECTION[view.phase]}`;
}

function shipField(view: View): FieldFace {
  const { generators } = boardOf(view.layout);
  return {
    name: 'The A.I.',
    value: `Reactor ${view.reactor} · Capacitor ${view.capacitor} of ${CAPACITOR_LIMIT} · Generators ${view.generators} of ${generators} active`,
  };
}

function crewField(view: View): FieldFace {
  const rooms = view.captured.map((room) => roomName(view.layout, room)).join(', ');
  return { name: 'The Pirates', value: `Rations ${view.rations} · Captured: ${rooms === '' ? 'nothing yet' : rooms}` };
}

function unitsField(view: View): FieldFace {
  const known = byRoom(
    view,
    view.ai.filter((unit) => unit.seen),
    aiUnitLine,
  );
  const unseen = view.ai.filter((unit) => !unit.seen).length;
  const rest = unseen > 0 && view.viewer !== AI ? [`Unseen: ${unseen}`] : [];
  return {
    name: view.viewer === AI ? 'Your units that have been seen' : 'Units of the A.I.',
    value: fitted([...rest, ...known]),
  };
}

function piratesField(view: View): FieldFace {
  return { name: 'Pirates aboard', value: fitted(byRoom(view, view.pirates, pirateLine)) };
}

/** What a seat has in hand: its means, its units, and what it alone knows. */
export function panelFace(view: View): PanelFace {
  if (view.viewer === AI)
    return { fields: filled(shipField(view), secretField(view), unitsField(view), piratesField(view)) };
  return { fields: filled(crewField(view), piratesField(view), unitsField(view)) };
}

function secretField(view: View): FieldFace {
  const unseen = view.ai.filter((unit) => !unit.seen);
  const lines = byRoom(view, unseen, aiUnitLine);
  return { name: 'Your units that nobody has seen', value: fitted(lines) };
}

/** The fields that say anything. */
function filled(...fields: readonly FieldFace[]): FieldFace[] {
  return fields.filter(({ value }) => value !== '');
}

/** One line a room that holds any of these units. */
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

/** Units that read the same, once with their number. */
function grouped(lines: readonly string[]): string[] {
  return [...new Set(lines)].map((line) => {
    const count = lines.filter((other) => other === line).length;
    return count > 1 ? `${count} × ${line}` : line;
  });
}

/** As many whole lines as one field holds; the board shows how many units the others have. */
function fitted(lines: readonly string[]): string {
  const whole = lines.join('\n');
  if (whole.length <= FIELD) return whole;
  const kept: string[] = [];
  let left = FIELD - 1;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) break;
    kept.push(line);
  }
  return [...kept, '…'].join('\n');
}
