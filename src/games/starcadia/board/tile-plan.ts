import { TILES, type TileId } from '../content/tiles.ts';
import { SIDES, type Side } from './space.ts';

/** Spaces along a side of a tile. */
const TILE_SIDE = 4;

/** What is printed in a space. */
const PRINTS = {
  t: 'terminal',
  m: 'spawn',
  s: 'stimpack',
  h: 'hoverboard',
  r: 'recharge',
  v: 'victory',
  a: 'armory',
  1: 'portal-1',
  2: 'portal-2',
  3: 'portal-3',
} as const satisfies Record<string, string>;

export type Print = (typeof PRINTS)[keyof typeof PRINTS];

/** What closes a side of a space: nothing, a wall, or a hatch, which opens onto another hatch alone. */
export type Border = 'open' | 'wall' | 'hatch';

export interface TileSpace {
  readonly column: number;
  readonly row: number;
  readonly print: Print | null;
  readonly borders: Readonly<Record<Side, Border>>;
}

const BORDERS: Readonly<Record<string, Border>> = { ' ': 'open', '-': 'wall', '|': 'wall', '=': 'hatch' };

const UPRIGHT = new Map(Object.entries(TILES).map(([id, { plan }]) => [id, read(plan)]));

/** The spaces of a tile without its blocked ones, after this many quarter turns clockwise. */
export function spacesOfTile(tile: TileId, turns: number): readonly TileSpace[] {
  let spaces = UPRIGHT.get(tile) ?? [];
  for (let n = 0; n < turns; n++) spaces = spaces.map(turned);
  return spaces;
}

function turned({ column, row, print, borders }: TileSpace): TileSpace {
  const { top, right, bottom, left } = borders;
  return {
    column: TILE_SIDE - 1 - row,
    row: column,
    print,
    borders: { top: left, right: top, bottom: right, left: bottom },
  };
}

function read(plan: readonly string[]): readonly TileSpace[] {
  const sign = (line: number, column: number) => plan[line]?.[column] ?? ' ';
  const places = Array.from(
    { length: TILE_SIDE * TILE_SIDE },
    (_, n) => [n % TILE_SIDE, Math.floor(n / TILE_SIDE)] as const,
  );
  return places.flatMap(([column, row]) => {
    const [x, y] = [column * 2 + 1, row * 2 + 1];
    const around = [sign(y - 1, x), sign(y, x + 1), sign(y + 1, x), sign(y, x - 1)];
    const [top, right, bottom, left] = SIDES.map((_, n) => BORDERS[around[n] ?? ' '] ?? 'open');
    if (sign(y, x) === '#' || !top || !right || !bottom || !left) return [];
    return { column, row, print: printOf(sign(y, x)), borders: { top, right, bottom, left } };
  });
}

function printOf(sign: string): Print | null {
  return Object.entries(PRINTS).find(([key]) => key === sign)?.[1] ?? null;
}
