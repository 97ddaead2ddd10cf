import type { Frame as KitFrame, Seat } from '#engine';
import type { Space } from '../board/space.ts';
import type { Face } from '../content/dice.ts';
import type { GadgetId } from '../content/effects.ts';
import type { Designation } from '../content/designations.ts';
import type { UpgradeId } from '../content/upgrades.ts';
import type { Step } from './actions.ts';
import type { CharacterId } from './ids.ts';

/** How far a movement has come: not begun, begun, or over, because an attack came after it. */
export type MovementState = 'unused' | 'begun' | 'over';

/** Who activates a monster, and why (rules: Monster Activation). */
export type Cause = 'event' | 'payback' | 'guard';

/** A die of a roll. A crit has its extra die already, so it is not rolled again (Q4). */
export type Die = Face;

/** What each kind of frame has to remember. */
export interface Frames {
  /** Outermost: one part of the game after the other. */
  game: { readonly stage: Stage };
  /** Heroes are chosen in this order of seats (rules: Choosing Heroes; Q42). */
  heroes: { readonly order: readonly Seat[] };
  /** Every crew divides its loose upgrades, and may rearrange the others (rules: Starting Equipment; Upgrade Phase). */
  distribute: { readonly waiting: readonly Seat[] };
  /** Every crew above the limit discards the excess. */
  excess: object;
  /** One level is drafted from hands (rules: Drafting): the first or the second two tokens. */
  'hand-draft': { readonly level: 1 | 2 | 3; readonly pass: 0 | 1 };
  /** Shuttle slots are claimed in this order; each crew boards at once (rules: Shuttles). */
  claim: { readonly order: readonly Seat[] };
  /** A scenario: turn after turn. */
  scenario: { readonly seat: Seat };
  /** Activate a hero, or rest (rules: The Player Turn). */
  turn: { readonly seat: Seat; readonly begun: boolean };
  activation: {
    readonly hero: CharacterId;
    readonly movement: MovementState;
    readonly points: number;
    readonly attacked: boolean;
  };
  /** A hero whose ally used a hoverboard has movement points of its own (rules: Hoverboard). */
  hoverboard: { readonly hero: CharacterId; readonly points: number };
  /** A character goes along a path, step by step. */
  walk: {
    readonly who: CharacterId;
    readonly path: readonly Step[];
    /** The space whose guards have struck before the next step; `null` before that. */
    readonly guarded: Space | null;
  };
  /** These monsters strike before a hero steps away (rules: Activated by a Guard Reaction). */
  guards: { readonly hero: CharacterId; readonly monsters: readonly CharacterId[] };
  /** A monster moves and attacks. A payback has its hero as the only target, and no movement after the attack. */
  monster: {
    readonly who: CharacterId;
    readonly by: Seat;
    readonly target: CharacterId | null;
    readonly movement: MovementState;
    readonly points: number;
    readonly attacked: boolean;
  };
  /** One of the monsters that an attack was aimed at pays back (rules: Activated by a Payback Reaction; Q7). */
  payback: {
    readonly hero: CharacterId;
    readonly monsters: readonly CharacterId[];
    /** Those that are killed, and leave the board when it is over. */
    readonly dead: readonly CharacterId[];
  };
  /** Which boosts go with the weapon? */
  boosts: {
    readonly hero: CharacterId;
    readonly weapon: number;
    readonly target: CharacterId;
    readonly hasMoved: boolean;
  };
  attack: Attack;
  /** A monster that has walked attacks, if it still can. */
  strike: {
    readonly attacker: CharacterId;
    readonly by: Seat;
    readonly target: CharacterId;
    readonly cause: Cause;
    readonly hasMoved: boolean;
  };
  /** Somebody is shoved; where to is asked (rules: Shove; Q35). */
  shove: { readonly who: CharacterId; readonly by: Seat };
  /** A hero that killed a Close enemy may take one of the tokens it dropped (rules: Kills and Rewards; Q22). */
  spoils: { readonly hero: CharacterId; readonly tokens: readonly (GadgetId | 'quest')[]; readonly space: Space };
  /** An upgrade comes in the middle of a scenario: who gets it, and for what (Q12; Q43). */
  receive: { readonly seat: Seat; readonly upgrade: UpgradeId };
  /** `gives`: how many things may still change hands. */
  rest: { readonly seat: Seat; readonly gives: number };
  /** A resurrected hero is placed (rules: Resurrect Heroes). `beside`: the ally it can be Close to. */
  resurrect: { readonly hero: CharacterId; readonly beside: CharacterId | null };
  /** The upper half, then the lower half, of the event card on top of the discards. */
  event: { readonly seat: Seat; readonly half: 'upper' | 'wake' | 'lower' | 'done' };
  /** A monster of that designation comes to a spawn point, or to the space a quest names. */
  spawn: { readonly seat: Seat; readonly who: Designation; readonly at: Space | null };
  /** Tokens that an event brings are placed, one after the other. */
  place: {
    readonly seat: Seat;
    readonly what: 'stimpack' | 'hoverboard' | 'recharge' | 'victory' | 'portal';
    readonly left: number;
    readonly placed: readonly number[];
  };
  /** Upgrades are drafted after a scenario, seat after seat (rules: Upgrade Phase). */
  'upgrade-draft': { readonly deck: readonly UpgradeId[]; readonly picks: readonly Seat[] };
  'next-scenario': { readonly seat: Seat };
}

/** Where the whole game stands. */
export type Stage = 'heroes' | 'starters' | 'draft' | 'set-up' | 'play' | 'after';

export interface Attack {
  readonly attacker: CharacterId;
  /** Who rolls for the attacker: its owner, or who steers the monster. */
  readonly by: Seat;
  /** The place of the weapon among the hero's upgrades, and of the boosts; `null` for a monster. */
  readonly weapon: number | null;
  readonly boosts: readonly number[];
  readonly cause: Cause | 'hero';
  readonly hasMoved: boolean;
  /** The primary target first. */
  readonly targets: readonly CharacterId[];
  /** Which target has used which of its reactions, by its place; `null` for none. One for each attack (rules: Reactions). */
  readonly reaction: { readonly by: CharacterId; readonly token: number } | null;
  readonly stage: 'reaction' | 'roll' | 'attack-rerolls' | 'defense' | 'defense-rerolls' | 'results';
  readonly dice: readonly Die[];
  /** How often dice of the present roll can still be rolled again. */
  readonly rerolls: number;
  /** The target that may react, or whose defense is rolled: its place in `targets`. */
  readonly defending: number;
  readonly defense: readonly Die[];
  /** The wounds each target before `defending` takes. */
  readonly wounds: readonly number[];
}

export type Frame<K extends keyof Frames = keyof Frames> = KitFrame<Frames, K>;
