import type { Lie } from '../combat/lie.ts';
import { aimAt, aimingOf, ownedWeapon, type Aim, type Aiming, type Attack } from '../combat/odds.ts';
import { weapon, type Dice } from '../content/weapons.ts';
import type { Member, OwnedWeapon } from '../roster/roster.ts';
import type { UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { bonus, memberOf, mostHealth, traits, unitOf, usableWeapons } from '../units/units.ts';
import { harmOf, type Harm } from './harm.ts';
import { landsOn, statusWorth } from './statuses.ts';

/** What an attack can be expected to do. */
export interface Strike {
  /** What the target loses, less what the attacker may do to itself. */
  readonly worth: number;
  /** The chance that the target is Downed, and that it may not react. */
  readonly downs: number;
  readonly stuns: number;
}

/** What a Critical Fail costs beside the Health: it may be Disarmed. */
const FUMBLE = 0.1;
const NONE: Dice = { n: 0, sides: 6 };

/** What decides how attacks of one unit on another go, beside the place of its weapon in the list. */
export type Pairing = Pick<Attack, 'attacker' | 'target' | 'reacting' | 'moved'>;

/** The attacks of a unit on another as both are now, by how the one lies to the other. */
export interface Duel {
  /** The best of them; `null` where nothing reaches. */
  best(lie: Lie): Strike | null;
  /** That with a weapon, or `null` for fists; `null` where it does not reach or cannot be used. */
  by(weapon: number | null, lie: Lie): Strike | null;
}

/** Everything a unit can attack with now, fists last; what is thrown is not among it. */
export function arms(table: Table, unit: UnitId): readonly (number | null)[] {
  return [
    ...usableWeapons(table, unit).filter((place) => weapon(ownedWeapon(table, unit, place).id).method !== 'explosive'),
    null,
  ];
}

class KnownDuel implements Duel {
  /** The list that the places of weapons are about. */
  readonly weapons: readonly OwnedWeapon[];
  readonly #blows: readonly Blow[];
  readonly #best: (Strike | null | undefined)[] = [];

  constructor(table: Table, pairing: Pairing) {
    this.weapons = unitOf(table, pairing.attacker).weapons;
    this.#blows = arms(table, pairing.attacker).map((place) => new Blow(table, pairing, place));
  }

  best(lie: Lie): Strike | null {
    const known = this.#best[lie.no];
    if (known !== undefined) return known;
    let best: Strike | null = null;
    for (const blow of this.#blows) {
      const strike = blow.at(lie);
      if (strike && (best === null || strike.worth > best.worth)) best = strike;
    }
    this.#best[lie.no] = best;
    return best;
  }

  by(place: number | null, lie: Lie): Strike | null {
    return this.#blows.find(({ weapon: own }) => own === place)?.at(lie) ?? null;
  }
}

/** Attacks with one weapon. */
class Blow {
  readonly weapon: number | null;
  readonly #level: Aiming;
  readonly #high: Aiming;
  readonly #armour: number;
  readonly #statuses: number;
  readonly #stuns: number;
  readonly #target: Readonly<Record<'health' | 'most', number>>;
  readonly #own: Readonly<Record<'health' | 'most', number>>;

  constructor(table: Table, pairing: Pairing, place: number | null) {
    const { attacker, target } = pairing;
    const attack = { ...pairing, weapon: place, extra: 0 };
    this.weapon = place;
    this.#level = aimingOf(table, attack, false);
    this.#high = aimingOf(table, attack, true);
    this.#armour = bonus(traits(table, target), 'armour');
    const { inflicts } = this.#level;
    this.#statuses = inflicts.reduce((sum, status) => sum + statusWorth(table, target, status), 0);
    this.#stuns = inflicts.includes('stun') ? landsOn(table, target, 'stun') : 0;
    const healthOf = (unit: UnitId) => ({ health: unitOf(table, unit).health, most: mostHealth(table, unit) });
    this.#target = healthOf(target);
    this.#own = healthOf(attacker);
  }

  at(lie: Lie): Strike | null {
    const aiming = lie.highGround ? this.#high : this.#level;
    return lie.inches > aiming.reach ? null : this.#strike(aimAt(aiming, lie));
  }

  #strike(aim: Aim): Strike {
    const lowest = Math.max(2, Math.min(aim.critical, aim.against - aim.bonus + 1));
    const criticals = (21 - aim.critical) / 20;
    const hits = Math.max(0, (21 - lowest) / 20 - criticals);
    const plus = aim.skill + aim.harm - this.#armour;
    const plain = this.#harm(aim.damage, plus);
    const critical = this.#harm({ ...aim.damage, n: 2 * aim.damage.n }, plus);
    const downs = hits * plain.downs + criticals * critical.downs;
    const fumble = harmOf(this.#own.health, this.#own.most, NONE, aim.skill).worth + FUMBLE;
    return {
      worth:
        hits * plain.worth + criticals * critical.worth + (hits + criticals - downs) * this.#statuses - fumble / 20,
      downs,
      stuns: (hits + criticals) * this.#stuns,
    };
  }

  #harm(dice: Dice, plus: number): Harm {
    return harmOf(this.#target.health, this.#target.most, dice, plus);
  }
}

/** Duels of two members that are kept: their Health and statuses change, and change back when the search tries another answer. */
const KEPT = 200;
const known = new WeakMap<Member, WeakMap<Member, Map<number, KnownDuel>>>();

/** The attacks of a unit on another. */
export function duelOf(table: Table, pairing: Pairing): Duel {
  const kept = duelsOf(memberOf(table, pairing.attacker), memberOf(table, pairing.target));
  const key = keyOf(table, pairing);
  const found = kept.get(key);
  if (found?.weapons === unitOf(table, pairing.attacker).weapons) return found;
  if (kept.size >= KEPT) kept.clear();
  const made = new KnownDuel(table, pairing);
  kept.set(key, made);
  return made;
}

function duelsOf(attacker: Member, target: Member): Map<number, KnownDuel> {
  const targets = known.get(attacker) ?? new WeakMap<Member, Map<number, KnownDuel>>();
  known.set(attacker, targets);
  const kept = targets.get(target) ?? new Map<number, KnownDuel>();
  targets.set(target, kept);
  return kept;
}

/** All that changes in a match and that a duel depends on, in a number. */
function keyOf(table: Table, { attacker, target, reacting, moved }: Pairing): number {
  const own = unitOf(table, attacker);
  const { health, defending, burn, poison, disarmed, fear } = unitOf(table, target);
  const flags = [
    own.ready,
    own.ambush !== null,
    own.disarmed,
    reacting,
    moved,
    defending,
    burn !== null && burn.turns > 1,
    poison !== null,
    disarmed,
    fear !== null,
  ].reduce((sum, flag) => 2 * sum + Number(flag), 0);
  return (own.health * 1024 + health) * 1024 + flags;
}
