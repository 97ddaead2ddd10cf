import { at, memoizeLatest } from '#engine';
import { liesOn, type Lies } from '../combat/lie.ts';
import { weapon } from '../content/weapons.ts';
import type { Place } from '../map/place.ts';
import type { Terrain } from '../map/terrain.ts';
import type { UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { enemiesOf, placeOf, terrainIn, unitOf } from '../units/units.ts';
import { arms, duelOf, type Duel } from './duel.ts';
import { rivalWeight } from './harm.ts';
import { inchesTo } from '../movement/inches-to.ts';

/** Attacks that answer or follow each other are worth less than the first. */
const REPLY = 0.9;
/** What the attacks that enemies could make on a unit where it stands count against that place. */
const DANGER = 0.3;
/** What an inch too far from the nearest enemy counts. */
const APPROACH = 0.012;
/** What a height of an inch counts. */
const HEIGHT = 0.012;
/** Inches, where no way leads to any. */
const FARTHEST = 60;
const HAZARD = 0.3;

/** A foe as a unit sees it: what it can do to the foe, what the foe answers, and what it does on its own Turn. */
interface Foe {
  readonly id: UnitId;
  readonly place: Place;
  readonly walk: Float64Array;
  readonly strikes: Duel;
  readonly replies: Duel;
  readonly threats: Duel;
  /** What harm to its crew counts. */
  readonly counts: number;
}

/** What the places of the map are worth to a unit, all others staying where they are. */
export class Field {
  readonly #terrain: Terrain;
  readonly #lies: Lies;
  readonly #foes: readonly Foe[];
  readonly #reach: number;

  constructor(table: Table, unit: UnitId, moved: boolean) {
    this.#terrain = terrainIn(table);
    this.#lies = liesOn(this.#terrain);
    this.#foes = enemiesOf(table, unit).map((id) => ({
      id,
      place: placeOf(table, id),
      walk: inchesTo(this.#terrain, placeOf(table, id)),
      strikes: duelOf(table, { attacker: unit, target: id, reacting: false, moved }),
      replies: duelOf(table, { attacker: id, target: unit, reacting: true, moved: false }),
      threats: duelOf(table, { attacker: id, target: unit, reacting: false, moved: true }),
      counts: rivalWeight(table, unit, id),
    }));
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
    const lie = this.#lies.inSight(from, foe.place);
    const strike = lie && foe.strikes.best(lie);
    if (!strike) return -1;
    const reply = REPLY * (1 - strike.downs) * (1 - strike.stuns) * this.#replyOf(foe, from);
    return foe.counts * (strike.worth - reply);
  }

  /** What a foe that is attacked from a place does to the unit in reply. */
  #replyOf(foe: Foe, from: Place): number {
    const lie = this.#lies.inSight(foe.place, from);
    return Math.max(0, (lie && foe.replies.best(lie))?.worth ?? 0);
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
      const lie = this.#lies.inSight(foe.place, place);
      if (lie) sum += Math.max(0, foe.threats.best(lie)?.worth ?? 0);
    }
    return sum;
  }

  /** How many enemies see a place. */
  seers(place: Place): number {
    return this.#foes.filter((foe) => this.#lies.inSight(foe.place, place) !== null).length;
  }

  /** Whether every enemy is farther away than the unit wants them. */
  isFar(place: Place): boolean {
    return this.#foes.every((foe) => this.#away(foe, place) > 0);
  }

  /** Inches to go from a place until a foe is in sight and in reach. */
  #away({ place: there, walk }: Foe, place: Place): number {
    const lie = this.#lies.inSight(place, there);
    return lie ? Math.max(0, lie.inches - this.#reach) : (walk[place] ?? FARTHEST);
  }

  /** What ending the Phase in a place counts: its dangers, and how near it is to the enemy. */
  stand(place: Place): number {
    let far = FARTHEST;
    for (const foe of this.#foes) far = Math.min(far, this.#away(foe, place));
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
  const fields = fieldsOf(table);
  const key = 2 * unit + Number(moved);
  return (fields[key] ??= new Field(table, unit, moved));
}

const fieldsOf = memoizeLatest(
  (_: Table): (Field | undefined)[] => [],
  (one, other) => one.crews === other.crews && one.options.map === other.options.map,
);

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
