import { healthLeft, toughnessLeft } from '../battle/battle.ts';
import { boardOf, isHeld } from '../board/board.ts';
import { AI_LETTERS, PIRATE_LETTERS } from './letters.ts';
import { hasActed } from './words.ts';
import type { RoomId } from '../state/state.ts';
import { isKnown, type View } from '../state/view.ts';

/** Characters per room in a line, without the door beside it. */
const WIDTH = 6;

export const LEGEND =
  '`?` unseen and `!` seen A.I. units · `@` pirates, listed below by letter with the Health left · `BRG` Bridge · `BRC` breach · `edg` edge room: pirates can capture it when no A.I. unit is there · `-` `|` doors · ✓ has acted';

/**
 * The ship drawn with characters, the A.I.'s side at the top, at most 34 columns wide. A row of rooms takes two lines:
 * coordinates and kinds of rooms, then the number of units of each side. The second line is left out when it is empty.
 Below it the units of each room.
 */
export function drawMap(view: View): string {
  const { rooms } = boardOf(view.layout);
  const held = rooms.filter((room) => isHeld(view.ai, room) || isHeld(view.pirates, room));
  return [ship(view), '', ...held.map((room) => manifest(view, room))].join('\n').trimEnd();
}

function ship(view: View): string {
  const { grid, doors } = boardOf(view.layout);
  const hasDoor = (a: RoomId | null | undefined, b: RoomId | null | undefined) =>
    Boolean(a && b && doors.get(a)?.includes(b));
  return grid
    .flatMap((line, row) => {
      const joined = (cells: readonly string[], sign: string) =>
        cells.map((cell, column) => `${cell}${hasDoor(line[column], line[column + 1]) ? sign : ' '}`).join('');
      const below = line.map((room, column) => (hasDoor(room, grid[row + 1]?.[column]) ? '  |' : '').padEnd(WIDTH));
      const headings = joined(
        line.map((room) => heading(view, room)),
        '-',
      );
      const crowds = line.map((room) => crowd(view, room)).join(' ');
      return [headings, ...(crowds.trim() === '' ? [] : [crowds]), below.join(' ')];
    })
    .map((text) => text.trimEnd())
    .join('\n')
    .trimEnd();
}

function heading(view: View, room: RoomId | null): string {
  return (room === null ? '' : `${room} ${sign(view, room)}`).padEnd(WIDTH);
}

function sign(view: View, room: RoomId): string {
  const { bridge, breach, edges } = boardOf(view.layout);
  if (room === bridge) return 'BRG';
  if (room === breach || view.captured.includes(room)) return 'BRC';
  return edges.has(room) ? 'edg' : '';
}

function crowd(view: View, room: RoomId | null): string {
  const there = view.ai.filter((unit) => unit.room === room);
  const seen = there.filter((unit) => unit.seen).length;
  const pirates = view.pirates.filter((unit) => unit.room === room).length;
  const units = `${count('?', there.length - seen)}${count('!', seen)}`;
  const crew = count('@', pirates);
  // A gap separates the sides when it fits.
  const apart = `${units} ${crew}`.trim();
  return (apart.length <= WIDTH ? apart : `${units}${crew}`).padEnd(WIDTH);
}

function count(letter: string, number: number): string {
  return number === 0 ? '' : `${letter}${number}`;
}

/** "C1 N6 ?? · O6✓ H5": every unit of a room by its letter, with what is left of it. */
function manifest(view: View, room: RoomId): string {
  const units = view.ai
    .filter((unit) => unit.room === room)
    .map((unit) => (isKnown(unit) ? `${AI_LETTERS[unit.design]}${toughnessLeft(unit)}` : '?'));
  const crew = view.pirates
    .filter((unit) => unit.room === room)
    .map((unit) => `${PIRATE_LETTERS[unit.design]}${healthLeft(unit)}${hasActed(unit, view) ? '✓' : ''}`);
  return [room, ...units, ...(units.length > 0 && crew.length > 0 ? ['·'] : []), ...crew].join(' ');
}
