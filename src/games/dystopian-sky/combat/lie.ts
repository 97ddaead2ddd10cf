import { inchesBetween } from '../map/measure.ts';
import { SIDE, type Place } from '../map/place.ts';
import type { Terrain } from '../map/terrain.ts';
import { coverOf, hasHighGround, type Cover } from '../sight/cover.ts';

/** How a target lies to an attacker who sees it. */
export interface Lie {
  /** A number of its own for each, from 0. */
  readonly no: number;
  readonly inches: number;
  readonly cover: Cover;
  readonly highGround: boolean;
}

const COVERS = ['none', 'partial', 'full'] as const satisfies readonly Cover[];
const UNKNOWN = 65_535;

/** Every lie that has come up, by its number. */
const lies: (Lie | undefined)[] = [];
const tables = new WeakMap<Terrain, Uint16Array>();

/** Worked out once for each pair of places of a map. */
export function lieOf(terrain: Terrain, from: Place, to: Place): Lie {
  const table = tables.get(terrain) ?? new Uint16Array((SIDE * SIDE) ** 2).fill(UNKNOWN);
  tables.set(terrain, table);
  const pair = from * SIDE * SIDE + to;
  return lies[table[pair] ?? UNKNOWN] ?? remembered(table, pair, measured(terrain, from, to));
}

function measured(terrain: Terrain, from: Place, to: Place): Lie {
  const inches = inchesBetween(terrain, from, to);
  const cover = coverOf(terrain, from, to);
  const highGround = hasHighGround(terrain, from, to);
  return { no: (inches * COVERS.length + COVERS.indexOf(cover)) * 2 + (highGround ? 1 : 0), inches, cover, highGround };
}

function remembered(table: Uint16Array, pair: number, lie: Lie): Lie {
  table[pair] = lie.no;
  return (lies[lie.no] ??= lie);
}
