import { at, memoizeLatest } from '#engine';
import { lieOf, type Lie } from '../combat/odds.ts';
import { weapon } from '../content/weapons.ts';
import { SIDE, type Place } from '../map/place.ts';
import type { Terrain } from '../map/terrain.ts';
import { hasLineOfSight } from '../sight/sight.ts';
import type { UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { enemiesOf, placeOf, terrainIn, unitOf } from '../units/units.ts';
import { arms, bestStrike, type Strike } from './strike.ts';

/** Attacks that answer or follow each other are worth less than the first. */
const REPLY = 0.9;
/** What the attacks that enemies could make on a unit where it stands count against that place. */
const DANGER = 0.3;
/** What an inch too far from the nearest enemy counts. */
const APPROACH = 0.012;
/** What a height of an inch counts. */
const HEIGHT = 0.012;
const HAZARD = 0.3;

/** A foe as a unit sees it. Strikes are known by how the one lies to the other. */
interface Foe {
  readonly id: UnitId;
  readonly place: Place;
  readonly strikes: (Strike | null | undefined)[];
  readonly replies: (Strike | null | undefined)[];
  readonly threats: (Strike | null | undefined)[];
}

/** What the places of the map are worth to a unit, all others staying where they are. */
export class Field {
  readonly #table: Table;
  readonly #terrain: Terrain;
  readonly #unit: UnitId;
  readonly #moved: boolean;
  readonly #foes: readonly Foe[];
  readonly #arms: readonly (number | null)[];
  readonly #reach: number;

  constructor(table: Table, unit: UnitId, moved: boolean) {
    this.#table = table;
    this.#terrain = terrainIn(table);
    this.#unit = unit;
    this.#moved = moved;
    this.#foes = enemiesOf(table, unit).map((id) => ({
      id,
      place: placeOf(table, id),
      strikes: [],
      replies: [],
      threats: [],
    }));
    this.#arms = arms(table, unit);
    this.#reach = reachOf(table, unit);
  }

  /** The best attack from a place, what the target may answer counted; 0 if none is worth it. */
  gain(from: Place): number {
    let best = 0;
    for (const foe of this.#foes) {
      const gain = this.#gainOn(foe, from);
      if (gain > best) best = gain;
    }
    return best;
  }

  /** What the target of the best attack from here would do to the unit in reply. */
  replyToBest(from: Place): number {
    let best = 0;
    let reply = 0;
    for (const foe of this.#foes) {
      const gain = this.#gainOn(foe, from);
      if (gain <= best) continue;
      best = gain;
      reply = this.#replyOf(foe, from);
    }
    return reply;
  }

  /** What the foe loses by the best attack on it from a place, less its reply; −1 where it cannot be attacked. */
  #gainOn(foe: Foe, from: Place): number {
    if (!hasLineOfSight(this.#terrain, from, foe.place)) return -1;
    const lie = lieOf(this.#terrain, from, foe.place);
    const key = keyOf(lie);
    let strike = foe.strikes[key];
    if (strike === undefined) {
      const attack = { attacker: this.#unit, target: foe.id, reacting: false, moved: this.#moved };
      strike = bestStrike(this.#table, attack, lie, this.#arms);
      foe.strikes[key] = strike;
    }
    if (!strike) return -1;
    return strike.worth - REPLY * (1 - strike.downs) * (1 - strike.stuns) * this.#replyOf(foe, from);
  }

  /** What a foe that is attacked from a place does to the unit in reply. */
  #replyOf(foe: Foe, from: Place): number {
    const lie = lieOf(this.#terrain, foe.place, from);
    const key = keyOf(lie);
    let reply = foe.replies[key];
    if (reply === undefined) {
      reply = bestStrike(this.#table, { attacker: foe.id, target: this.#unit, reacting: true, moved: false }, lie);
      foe.replies[key] = reply;
    }
    return Math.max(0, reply?.worth ?? 0);
  }

  /** The reply of that foe to an attack from a place. */
  replyFrom(id: UnitId, from: Place): number {
    const foe = this.#foes.find((other) => other.id === id);
    return foe ? this.#replyOf(foe, from) : 0;
  }

  /** What enemies that see a place could do there to the unit, as they stand now. */
  danger(place: Place): number {
    let sum = 0;
    for (const foe of this.#foes) {
      if (!hasLineOfSight(this.#terrain, foe.place, place)) continue;
      const lie = lieOf(this.#terrain, foe.place, place);
      const key = keyOf(lie);
      let threat = foe.threats[key];
      if (threat === undefined) {
        threat = bestStrike(this.#table, { attacker: foe.id, target: this.#unit, reacting: false, moved: true }, lie);
        foe.threats[key] = threat;
      }
      sum += Math.max(0, threat?.worth ?? 0);
    }
    return sum;
  }

  /** How many enemies see a place. */
  seers(place: Place): number {
    return this.#foes.filter((foe) => hasLineOfSight(this.#terrain, foe.place, place)).length;
  }

  /** Whether every enemy is farther away than the unit wants them. */
  isFar(place: Place): boolean {
    return this.#foes.every((foe) => inchesOver(place, foe.place) > this.#reach);
  }

  /** What ending the Phase in a place counts: its dangers, and how near it is to the enemy. */
  stand(place: Place): number {
    let nearest = Infinity;
    for (const foe of this.#foes) nearest = Math.min(nearest, inchesOver(place, foe.place));
    const far = nearest === Infinity ? 0 : Math.max(0, nearest - this.#reach);
    return (
      HEIGHT * (this.#terrain.heights[place] ?? 0) -
      DANGER * this.danger(place) -
      APPROACH * far -
      (this.#terrain.hazards.has(place) ? HAZARD : 0)
    );
  }
}

/** The field of a unit, for as long as no unit changes. */
export function fieldOf(table: Table, unit: UnitId, moved: boolean): Field {
  return knownField({ table, unit, moved });
}

const knownField = memoizeLatest(
  ({ table, unit, moved }: { readonly table: Table; readonly unit: UnitId; readonly moved: boolean }) =>
    new Field(table, unit, moved),
  (one, other) =>
    one.table.crews === other.table.crews &&
    one.unit === other.unit &&
    one.moved === other.moved &&
    one.table.options.map === other.table.options.map,
);

const COVERS = { none: 0, partial: 1, full: 2 } as const;

function keyOf({ inches, cover, highGround }: Lie): number {
  return inches * 8 + COVERS[cover] * 2 + (highGround ? 1 : 0);
}

/** Inches over the floor, near enough for plans. */
function inchesOver(a: Place, b: Place): number {
  const across = (a % SIDE) - (b % SIDE);
  const down = Math.floor(a / SIDE) - Math.floor(b / SIDE);
  return Math.sqrt(across * across + down * down);
}

/** How near a unit wants its enemies: in the range of its strongest weapon. */
function reachOf(table: Table, unit: UnitId): number {
  const { weapons } = unitOf(table, unit);
  let reach = 1;
  let most = 0;
  for (const place of arms(table, unit)) {
    if (place === null) continue;
    const kind = weapon(at(weapons, place).id);
    const power = kind.damage.n * (kind.damage.sides + 1) + (kind.method === 'gun' ? 3 : 0);
    if (power <= most) continue;
    most = power;
    reach = kind.method === 'gun' ? kind.range[1] : kind.method === 'melee' ? kind.reach : 1;
  }
  return reach;
}
