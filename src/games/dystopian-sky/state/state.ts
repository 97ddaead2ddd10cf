import type { Progress, Seat } from '#engine';
import type { ConsumableId } from '../content/goods.ts';
import type { MapId } from '../content/maps.ts';
import type { SkillId } from '../content/skills.ts';
import type { Place } from '../map/place.ts';
import type { Muster } from '../muster/plan.ts';
import type { MusterChange } from '../roster/change.ts';
import type { OwnedWeapon, Roster } from '../roster/roster.ts';
import type { Frames } from './frames.ts';
import type { UnitId } from './ids.ts';

export interface Options {
  readonly map: MapId;
  /** Rounds after which a match ends (D15). */
  readonly length: '8' | '12';
  /** Whether players are asked for reactions, or each unit does what it was told (rules: Reactions). */
  readonly reactions: 'asked' | 'ordered';
  /** Whether Focus can carry an explosive past the mark (D4). */
  readonly overshoot: 'off' | 'on';
  /** What a level brings in Health: D6 + Brawn, or the new level (D13). */
  readonly growth: 'dice' | 'level';
}

/** What everybody sees, and what nobody or one seat alone does. */
export interface State {
  readonly table: Table;
  readonly hidden: Hidden;
}

export interface Hidden {
  /** What each seat has decided in the muster, sealed until all are ready; empty afterwards. */
  readonly musters: readonly Muster[];
}

export interface Table extends Progress<Frames> {
  readonly options: Options;
  readonly crews: readonly Crew[];
  /** The seats in Turn Order; empty before it is rolled (rules: Determine Turn Order). */
  readonly order: readonly Seat[];
  /** The round at hand, from 1; 0 before the first. */
  readonly round: number;
  readonly ending: 'last-standing' | 'time' | null;
  /** The last shot or blast, for the picture. */
  readonly recent: Recent | null;
}

export type Recent =
  | { readonly kind: 'shot'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'blast'; readonly at: Place; readonly radius: number };

export interface Crew {
  /** The crew brought along; `null` for none, and once the muster is over. */
  readonly brought: Roster | null;
  /** Credits each member is lent for this match (D31). */
  readonly lent: number;
  readonly isReady: boolean;
  /** As it was mustered; `null` until the muster is over. */
  readonly roster: Roster | null;
  /** What the muster did to it; `null` until it is over. */
  readonly change: MusterChange | null;
  /** Whether it gave up (D32). */
  readonly conceded: boolean;
  /** Its Starting Zone, by its place on the map; `null` until chosen. */
  readonly zone: number | null;
  /** Empty until the muster is over. */
  readonly units: readonly Unit[];
}

/** A unit in the match; what it can do follows from its line of the Roster. */
export interface Unit {
  readonly id: UnitId;
  /** `null` before it is deployed, and once it is Downed. */
  readonly place: Place | null;
  readonly health: number;
  /** Whether its Phase of this Turn is over. */
  readonly done: boolean;
  /** Movement already used up in this Turn before its Phase, in 1/100 inch (rules: Fear). */
  readonly fled: number;
  readonly weapons: readonly OwnedWeapon[];
  readonly consumables: readonly ConsumableId[];
  /** How often it has used each activated skill. */
  readonly used: Readonly<Partial<Record<SkillId, number>>>;
  readonly ready: boolean;
  readonly defending: boolean;
  /** Since which Turn of its crew its next attack inflicts Stun; `null` while none does (rules: Ambush). */
  readonly ambush: 'this-turn' | 'last-turn' | null;
  readonly disarmed: boolean;
  /** Who inflicted each Bleed. */
  readonly bleeds: readonly UnitId[];
  readonly burn: { readonly by: UnitId; readonly turns: number } | null;
  readonly poison: { readonly by: UnitId; readonly due: boolean } | null;
  /** The unit it flees from, at the beginning of its next Turn. */
  readonly fear: UnitId | null;
  /** What it does when it is attacked, at tables that do not ask. */
  readonly stance: Stance;
  /** Experience gained in this match. */
  readonly xp: number;
  /** The row of the Trauma table it takes home. */
  readonly trauma: number | null;
}

export type Stance = 'strike' | 'dash' | 'nothing';
