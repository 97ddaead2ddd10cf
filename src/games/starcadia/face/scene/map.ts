import { boxes, type Box, type Tone } from '#engine';
import { boardOf, type Board } from '../../board/board.ts';
import { columnOf, edgeOf, rowOf, spaceAt, type Space } from '../../board/space.ts';
import {
  charactersIn,
  heroLife,
  heroOf,
  isDazed,
  isHero,
  lifeOf,
  monsterOf,
  seatOf,
  woundsOf,
} from '../../characters/characters.ts';
import type { IconName, Shape } from '../../content/icons.ts';
import type { CharacterId, TokenKind } from '../../state/ids.ts';
import type { Scenario, Table } from '../../state/state.ts';
import { extent } from '../map.ts';
import { crewOwner, HERO_LETTERS, MONSTER_LETTERS } from '../words.ts';

/** The side of a space at most, and the room for the letters and numbers along the edges. */
const LARGEST = 76;
const AXIS = 34;
const WALL = 7;
const DOOR = 13;

/** Where the spaces of a board are drawn. */
export interface MapPlace {
  readonly seen: Extent;
  readonly side: number;
  readonly height: number;
  boxOf(space: Space): Box;
}

type Extent = ReturnType<typeof extent>;

/** The board, as far as there is anything near these spaces: all its columns, and their rows with one more on each side. */
export function near(scenario: Scenario, spaces: Iterable<Space>): Extent {
  const whole = extent(scenario);
  const rows = [...spaces].map(rowOf);
  return {
    ...whole,
    top: Math.max(whole.top, Math.min(...rows) - 1),
    bottom: Math.min(whole.bottom, Math.max(...rows) + 1),
  };
}

/** Fits the board, or a part of it, into a width, from a point down. */
export function placeOf(
  scenario: Scenario,
  { x, y, width }: Omit<Box, 'height'>,
  seen: Extent = extent(scenario),
): MapPlace {
  const { left, top, right, bottom } = seen;
  const side = Math.min(LARGEST, Math.floor((width - AXIS) / (right - left + 1)));
  const indent = x + AXIS + Math.floor((width - AXIS - side * (right - left + 1)) / 2);
  return {
    seen,
    side,
    height: AXIS + side * (bottom - top + 1),
    boxOf: (space) => ({
      x: indent + (columnOf(space) - left) * side,
      y: y + AXIS + (rowOf(space) - top) * side,
      width: side,
      height: side,
    }),
  };
}

/** Spaces, what is in them, walls and doors; `chosen` are the spaces one can choose now. */
export function map(
  table: Table,
  scenario: Scenario,
  place: MapPlace,
  chosen: ReadonlySet<Space> = new Set(),
): Shape[] {
  const board = boardOf(scenario.layout);
  const { top, bottom } = place.seen;
  const spaces = board.spaces.filter((space) => rowOf(space) >= top && rowOf(space) <= bottom);
  return [
    ...axes(place),
    ...spaces.flatMap((space) => ground(scenario, place.boxOf(space), space, chosen)),
    ...spaces.flatMap((space) => walls(scenario, board, place, space)),
    ...spaces.flatMap((space) => inside(table, scenario, board, place.boxOf(space), space)),
  ];
}

function axes(place: MapPlace): Shape[] {
  const { left, top, right, bottom } = place.seen;
  const letters = Array.from({ length: right - left + 1 }, (_, n): Shape => {
    const box = place.boxOf(spaceAt(left + n, top));
    const text = String.fromCharCode(65 + left + n);
    return { kind: 'text', ...box, y: box.y - AXIS, height: AXIS, text, size: 'label', tone: 'quiet', align: 'center' };
  });
  const numbers = Array.from({ length: bottom - top + 1 }, (_, n): Shape => {
    const box = place.boxOf(spaceAt(left, top + n));
    const text = String(top + n + 1);
    return {
      kind: 'text',
      ...box,
      x: box.x - AXIS,
      width: AXIS - 4,
      text,
      size: 'label',
      tone: 'quiet',
      align: 'center',
    };
  });
  return [...letters, ...numbers];
}

function ground(scenario: Scenario, box: Box, space: Space, chosen: ReadonlySet<Space>): Shape[] {
  const shuttle = scenario.layout.shuttles.findIndex(({ spaces }) => spaces.includes(space));
  const isMarked = scenario.marks.includes(space);
  const panel = { kind: 'panel', ...boxes.inset(box, 2) } as const;
  if (chosen.has(space)) return [{ ...panel, ground: 'raised', edge: 'gold', dashed: true }];
  if (shuttle >= 0) return [{ ...panel, ground: 'raised', edge: crewOwner(shuttle) }];
  return [{ ...panel, ground: isMarked ? 'goal' : 'room' }];
}

/** The walls and doors of a space, each edge once: those to the right and below, and those to the outside. */
function walls(scenario: Scenario, board: Board, place: MapPlace, space: Space): Shape[] {
  const box = place.boxOf(space);
  const sides = [
    { side: 'right', other: space + 1, isOwn: true },
    { side: 'bottom', other: space + 16, isOwn: true },
    { side: 'left', other: space - 1, isOwn: !board.spaces.includes(space - 1) },
    { side: 'top', other: space - 16, isOwn: !board.spaces.includes(space - 16) },
  ] as const;
  return sides.flatMap(({ side, isOwn }): Shape[] => {
    const edge = edgeOf(space, side);
    if (!isOwn) return [];
    if (scenario.doors.includes(edge)) return [door(box, side, scenario.closed.includes(edge))];
    return board.ways.has(edge) ? [] : [{ kind: 'panel', ...line(box, side, WALL), ground: 'bare', edge: 'bright' }];
  });
}

function door(box: Box, side: 'right' | 'bottom' | 'left' | 'top', isClosed: boolean): Shape {
  const where = line(box, side, DOOR);
  return isClosed
    ? { kind: 'panel', ...where, ground: 'danger', edge: 'gold' }
    : { kind: 'panel', ...where, ground: 'bare', edge: 'gold', dashed: true };
}

function line({ x, y, width, height }: Box, side: 'right' | 'bottom' | 'left' | 'top', thick: number): Box {
  switch (side) {
    case 'right':
      return { x: x + width - thick / 2, y: y + 3, width: thick, height: height - 6 };
    case 'left':
      return { x: x - thick / 2, y: y + 3, width: thick, height: height - 6 };
    case 'bottom':
      return { x: x + 3, y: y + height - thick / 2, width: width - 6, height: thick };
    case 'top':
      return { x: x + 3, y: y - thick / 2, width: width - 6, height: thick };
  }
}

const TOKEN_ICONS: Readonly<Record<TokenKind, readonly [IconName, Tone]>> = {
  stimpack: ['stimpack', 'good'],
  hoverboard: ['hoverboard', 'blue'],
  recharge: ['recharge', 'yellow'],
  victory: ['token', 'gold'],
  quest: ['quest', 'bright'],
};

const PORTAL_TONES = { 1: 'red', 2: 'blue', 3: 'green' } as const satisfies Record<1 | 2 | 3, Tone>;

/** Characters side by side; what lies or is printed in the space, whole or in its corner below them. */
function inside(table: Table, scenario: Scenario, board: Board, box: Box, space: Space): Shape[] {
  const inner = boxes.inset(box, 8);
  const there = charactersIn(table, space);
  const things = thingsIn(scenario, board, space);
  if (there.length === 0) {
    const [first, ...more] = things;
    const [upper, lower] = boxes.rows(boxes.inset(box, 5), 2, 1);
    if (!first || !upper || !lower) return [];
    const [second] = more;
    return second ? [first(square(upper)), second(square(lower))] : [first(square(inner))];
  }
  const corner = { x: box.x + box.width - 27, y: box.y + box.height - 27, width: 25, height: 25 };
  const cells = boxes.columns(boxes.inset(box, 4), there.length, 2);
  const [thing] = things;
  return [
    ...(thing ? [thing(corner)] : []),
    ...there.flatMap((id, n) => {
      const cell = cells[n];
      return cell ? character(table, id, cell) : [];
    }),
  ];
}

type Drawn = (box: Box) => Shape;

function thingsIn(scenario: Scenario, board: Board, space: Space): readonly Drawn[] {
  const icon =
    (name: IconName, tone: Tone): Drawn =>
    (box) => ({ kind: 'icon', ...box, icon: name, tone });
  const print = board.prints.get(space);
  return [
    ...scenario.tokens.filter((token) => token.space === space).map(({ kind }) => icon(...TOKEN_ICONS[kind])),
    ...(scenario.armory?.space === space ? [icon('upgrade', 'gold')] : []),
    ...scenario.portals
      .filter((portal) => portal.space === space)
      .map(({ colour }) => icon('portal', PORTAL_TONES[colour])),
    ...(print === 'terminal' ? [icon('terminal', scenario.marks.includes(space) ? 'gold' : 'quiet')] : []),
    ...(print === 'spawn' ? [icon('spawn', 'quiet')] : []),
  ];
}

function square({ x, y, width, height }: Box): Box {
  const side = Math.min(width, height) * 0.95;
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

/** A hero is a piece of its crew's colour and shape; a monster a red card with its letter and the life it has left. */
function character(table: Table, id: CharacterId, box: Box): Shape[] {
  const left = lifeOf(table, id) - woundsOf(table, id);
  if (isHero(id)) {
    const hero = heroOf(table, id);
    const side = Math.min(box.width, box.height - 8);
    return [
      {
        kind: 'piece',
        x: box.x + (box.width - side) / 2,
        y: box.y + (box.height - side - 8) / 2,
        width: side,
        height: side + 8,
        owner: crewOwner(seatOf(id)),
        letter: HERO_LETTERS[hero.id],
        look: hero.dazed ? 'hollow' : 'full',
        ...(hero.wounds > 0 && { left: Math.max(0, left) / heroLife(hero) }),
      },
    ];
  }
  const { kind } = monsterOf(table, id);
  const [letter, life] = boxes.cutTop(box, box.height * 0.5);
  return [
    { kind: 'panel', ...box, ground: 'danger', edge: 'danger', ...(isDazed(table, id) && { dashed: true }) },
    {
      kind: 'text',
      ...letter,
      text: MONSTER_LETTERS[kind].toUpperCase(),
      size: 'heading',
      tone: 'bright',
      align: 'center',
    },
    { kind: 'text', ...life, text: String(left), size: 'label', tone: 'danger', align: 'center' },
  ];
}
