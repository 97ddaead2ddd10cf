import { boxes, type Box, type Panel } from '#engine';
import type { Shape } from '../../content/icons.ts';
import { boardOf, neighbours, type Board } from '../../board/board.ts';
import type { RoomId } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { hullAround, roomBoxes, type Part } from './places.ts';
import { aiUnit, pirateUnit, type Unit } from './signs.ts';

/** A part of the ship: hull, doors, and its rooms with the units of both sides. */
export function ship(view: View, part: Part): Shape[] {
  const places = [...roomBoxes(view.layout, part)];
  const board = boardOf(view.layout);
  return [
    ...places.map(([, box]): Shape => ({ kind: 'panel', ...hullAround(box), ground: 'hull' })),
    ...places.flatMap(([room, box]) => drawn(view, board, room, box)),
    ...doors(board, new Map(places)),
  ];
}

/** Each door once, from the upper or left room. Its round ends reach into both: between them alone it is too small on a phone. */
function doors(board: Board, places: ReadonlyMap<RoomId, Box>): Shape[] {
  return board.rooms.flatMap((room) =>
    neighbours(board, room).flatMap((next): Shape[] => {
      const [a, b] = [places.get(room), places.get(next)];
      if (!a || !b || b.x + b.y < a.x + a.y) return [];
      const across = b.x > a.x;
      return [
        {
          kind: 'link',
          look: 'door',
          from: boxes.middle(a, across ? 'right' : 'bottom'),
          to: boxes.middle(b, across ? 'left' : 'top'),
        },
      ];
    }),
  );
}

const HEAD = 24;

function drawn(view: View, board: Board, room: RoomId, box: Box): Shape[] {
  const [head, below] = boxes.cutTop(boxes.inset(box, 6, 3), HEAD);
  const sides = [
    view.ai.filter((unit) => unit.room === room).map(aiUnit),
    view.pirates.filter((unit) => unit.room === room).map((unit) => pirateUnit(unit, view)),
  ].filter((units) => units.length > 0);
  return [
    ground(view, board, room, box),
    { kind: 'text', ...head, x: head.x + 4, width: 40, text: room, size: 'label', tone: 'bright' },
    ...sign(view, board, room, head),
    ...(sides.length === 0 ? [name(board, room, below)] : crowds(sides, below)),
  ];
}

/** Gold for the Bridge, red for breaches, lighter for rooms that can be captured; an edge in the colour of an acting side. */
function ground(view: View, board: Board, room: RoomId, box: Box): Panel {
  const acting = actingIn(view, room);
  const plain = { kind: 'panel', ...box } as const;
  if (isBreach(view, board, room)) return { ...plain, ground: 'danger', edge: acting ?? 'danger' };
  if (room === board.bridge) return { ...plain, ground: 'goal', edge: acting ?? 'gold' };
  if (acting) return { ...plain, ground: 'raised', edge: acting };
  return board.edges.has(room) ? { ...plain, ground: 'raised' } : { ...plain, ground: 'room' };
}

function isBreach({ captured }: View, board: Board, room: RoomId): boolean {
  return room === board.breach || captured.includes(room);
}

/** The side whose unit in that room is about to act. */
function actingIn({ stack, ai, pirates }: View, room: RoomId): 'blue' | 'red' | null {
  for (const frame of stack) {
    if (frame.kind === 'order' && pirates.some(({ id, room: at }) => id === frame.unit && at === room)) return 'red';
    if (frame.kind === 'order-room' && frame.room === room) return 'red';
    if (frame.kind === 'target' && ai.some(({ id, room: at }) => id === frame.unit && at === room)) return 'blue';
  }
  return null;
}

function sign(view: View, board: Board, room: RoomId, { x, y, width, height }: Box): Shape[] {
  const box = { x: x + width - 26, y: y + (height - 24) / 2, width: 24, height: 24 };
  if (room === board.bridge) return [{ kind: 'icon', ...box, icon: 'bridge', tone: 'gold' }];
  if (isBreach(view, board, room)) return [{ kind: 'icon', ...box, icon: 'breach', tone: 'danger' }];
  return board.edges.has(room) ? [{ kind: 'icon', ...box, icon: 'capturable', tone: 'quiet' }] : [];
}

function name(board: Board, room: RoomId, box: Box): Shape {
  const text = board.names.get(room) ?? room;
  return { kind: 'text', ...boxes.inset(box, 4, 0), text, size: 'body', tone: 'quiet', wrap: true };
}

/** The most units in a line that still have space for their points beside them. */
const WITH_POINTS = 2;
/** The least height of a line when there are two, so that pieces stay large enough. */
const LEAST = 27;
/** Height of points below a piece, and the least height of a line with both. */
const BELOW = 19;
const STACKED = 42;
const LARGEST = 38;
/** Height of the bar for what is left. */
const BAR = 7;
const GAP = 3;

/** Between the two sides. */
const BETWEEN = 2;

/** The A.I. above, the Pirates below; one side alone gets all the space, and the larger of two what its points need. */
function crowds(sides: readonly (readonly Unit[])[], box: Box): Shape[] {
  const needs = sides.map(({ length }) => (length <= WITH_POINTS ? LEAST : STACKED));
  const spare = box.height - BETWEEN * (sides.length - 1) - needs.reduce((sum, each) => sum + each, 0);
  const parts =
    spare < 0
      ? boxes.rows(box, sides.length, BETWEEN)
      : needs.map((need, i) => {
          const above = needs.slice(0, i).reduce((sum, each) => sum + each + spare / needs.length + BETWEEN, 0);
          return { ...box, y: box.y + above, height: need + spare / needs.length };
        });
  return sides.flatMap((units, i) => {
    const part = parts[i];
    return part ? crowd(units, part) : [];
  });
}

/** Two lines of two units with points beside them if the height allows; otherwise all units in one line. */
function crowd(units: readonly Unit[], box: Box): Shape[] {
  const lines = Math.ceil(units.length / WITH_POINTS);
  if (lines === 1 || box.height / lines >= LEAST) {
    const cells = boxes.rows(box, lines, GAP).flatMap((line) => boxes.columns(line, WITH_POINTS, GAP));
    return inCells(units, cells, pointsBeside);
  }
  return inCells(units, boxes.columns(box, units.length, GAP), box.height >= STACKED ? pointsBelow : alone);
}

function inCells(units: readonly Unit[], cells: readonly Box[], drawn: (unit: Unit, cell: Box) => Shape[]): Shape[] {
  return units.flatMap((unit, i) => {
    const cell = cells[i];
    return cell ? drawn(unit, cell) : [];
  });
}

function pointsBeside(unit: Unit, cell: Box): Shape[] {
  const side = Math.min(cell.height, cell.width * 0.62, LARGEST);
  return [
    ...alone(unit, { ...cell, width: side }),
    ...points(unit, { ...cell, x: cell.x + side + 3, width: cell.width - side - 3 }),
  ];
}

function pointsBelow(unit: Unit, cell: Box): Shape[] {
  const [above, below] = boxes.cutTop(cell, cell.height - BELOW);
  const { kind, owner, letter, look } = unit.piece;
  // The points replace the bar, and a piece without a bar is twice as large.
  return [...alone({ ...unit, piece: { kind, owner, letter, look } }, above), ...points(unit, below, 'center')];
}

/** A piece alone, and below it the bar for what is left, if there is space for it. */
function alone({ piece }: Unit, cell: Box): Shape[] {
  const side = Math.min(cell.height, cell.width, LARGEST);
  const height = piece.left === undefined ? side : Math.min(cell.height, side + BAR);
  const left = (cell.width - side) / 2;
  return [{ ...piece, x: cell.x + left, y: cell.y + (cell.height - height) / 2, width: side, height }];
}

/** The points left to a unit, if known. */
function points({ piece, points: left }: Unit, box: Box, align: 'left' | 'center' = 'left'): Shape[] {
  return left === null ? [] : [{ kind: 'text', ...box, text: `${left}`, size: 'label', tone: piece.owner, align }];
}
