import { inchesBetween } from '../map/measure.ts';
import { SIDE, type Place } from '../map/place.ts';
import type { Terrain } from '../map/terrain.ts';
import { coverOf, hasHighGround, type Cover } from '../sight/cover.ts';
import { hasLineOfSight } from '../sight/sight.ts';

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
const UNSEEN = 65_534;

/** Every lie that has come up, by its number. */
const lies: (Lie | undefined)[] = [];

/** How the places of a map lie to each other. Worked out once for each pair. */
export class Lies {
  readonly #terrain: Terrain;
  readonly #numbers = new Uint16Array((SIDE * SIDE) ** 2).fill(UNKNOWN);

  constructor(terrain: Terrain) {
    this.#terrain = terrain;
  }

  /** How a target lies; `null` where there is no line of sight to it. */
  inSight(from: Place, to: Place): Lie | null {
    const no = this.#numbers[from * SIDE * SIDE + to] ?? UNKNOWN;
    if (no === UNSEEN) return null;
    return lies[no] ?? this.#measured(from, to);
  }

  #measured(from: Place, to: Place): Lie | null {
    const isSeen = hasLineOfSight(this.#terrain, from, to);
    const lie = isSeen ? lieOf(this.#terrain, from, to) : null;
    this.#numbers[from * SIDE * SIDE + to] = lie ? lie.no : UNSEEN;
    return lie && (lies[lie.no] ??= lie);
  }
}

const known = new WeakMap<Terrain, Lies>();

export function liesOn(terrain: Terrain): Lies {
  const found = known.get(terrain) ?? new Lies(terrain);
  known.set(terrain, found);
  return found;
}

/** How a place lies to another, seen or not. */
export function lieOf(terrain: Terrain, from: Place, to: Place): Lie {
  const inches = inchesBetween(terrain, from, to);
  const cover = coverOf(terrain, from, to);
  const highGround = hasHighGround(terrain, from, to);
  return { no: (inches * COVERS.length + COVERS.indexOf(cover)) * 2 + (highGround ? 1 : 0), inches, cover, highGround };
}
