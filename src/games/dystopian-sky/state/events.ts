import type { OfKind, Seat } from '#engine';
import type { Status } from '../content/effects.ts';
import type { ConsumableId } from '../content/goods.ts';
import type { SkillId } from '../content/skills.ts';
import type { WeaponId } from '../content/weapons.ts';
import type { Place } from '../map/place.ts';
import type { UnitId } from './ids.ts';

/** Why a unit loses Health. */
export type Hurt = 'hit' | 'blast' | 'fumble' | 'fall' | 'arc' | 'bleed' | 'burn' | 'poison' | 'skill';

/** Everything here is public. */
export interface Events {
  /** A seat has mustered its crew; nobody sees yet how. */
  mustered: { readonly seat: Seat };
  crew: { readonly seat: Seat; readonly name: string; readonly isNew: boolean };
  levelled: { readonly unit: UnitId; readonly level: number; readonly health: number };
  /** D20 and the Captain's Agility, by seat. */
  order: { readonly rolls: readonly number[]; readonly order: readonly Seat[] };
  zone: { readonly seat: Seat; readonly zone: number };
  deployed: { readonly unit: UnitId; readonly at: Place };
  round: { readonly round: number };
  turn: { readonly seat: Seat };
  activated: { readonly unit: UnitId };
  moved: {
    readonly unit: UnitId;
    readonly from: Place;
    readonly to: Place;
    readonly why: 'move' | 'dash' | 'fear' | 'push';
  };
  fell: { readonly unit: UnitId; readonly inches: number };
  did: { readonly unit: UnitId; readonly what: 'sprint' | 'ready' | 'defend' | 'ambush' | 'rest' | 'rearm' | 'brace' };
  attacked: {
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly weapon: WeaponId | null;
    readonly reacting: boolean;
    readonly roll: number;
    readonly bonus: number;
    /** What the roll and the bonus have to exceed. */
    readonly against: number;
    readonly result: 'hit' | 'miss' | 'critical' | 'fumble';
  };
  thrown: {
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly weapon: WeaponId;
    readonly roll: number;
    readonly mark: number;
  };
  pushed: { readonly unit: UnitId; readonly target: UnitId };
  skill: { readonly unit: UnitId; readonly skill: SkillId; readonly target: UnitId | null };
  consumed: { readonly unit: UnitId; readonly item: ConsumableId; readonly target: UnitId | null };
  /** `from`: the unit that did it. */
  hurt: {
    readonly unit: UnitId;
    readonly by: Hurt;
    readonly from: UnitId | null;
    readonly n: number;
    readonly health: number;
  };
  healed: { readonly unit: UnitId; readonly n: number; readonly health: number };
  inflicted: { readonly unit: UnitId; readonly status: Status };
  resisted: { readonly unit: UnitId; readonly status: Status; readonly roll: number; readonly chance: number };
  cured: { readonly unit: UnitId };
  downed: { readonly unit: UnitId; readonly by: UnitId | null };
  /** A D100 against the base Resistance, and the row of a D20 if it failed (rules: Trauma). */
  trauma: { readonly unit: UnitId; readonly roll: number; readonly chance: number; readonly row: number | null };
  passed: { readonly unit: UnitId };
  conceded: { readonly seat: Seat };
  over: { readonly why: 'last-standing' | 'time' };
}

/** What happened, before the names of its units are written into it. */
export type Happening = OfKind<Events>;

/** With the names of its units, so that the log can tell it by itself. */
export type Event = Happening & { readonly names?: Readonly<Partial<Record<'unit' | 'target' | 'by', string>>> };
