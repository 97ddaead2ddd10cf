import type { Progress, Seat } from '#engine';
import type { Layout } from '../board/board.ts';
import type { Edge, Space } from '../board/space.ts';
import type { GadgetId } from '../content/effects.ts';
import type { EventId } from '../content/events.ts';
import type { HeroId } from '../content/heroes.ts';
import type { MonsterId } from '../content/monsters.ts';
import type { QuestId } from '../content/quests.ts';
import type { Designation } from '../content/designations.ts';
import type { ScenarioId } from '../content/scenarios.ts';
import type { UpgradeId } from '../content/upgrades.ts';
import type { Frames } from './frames.ts';
import type { CharacterId, TokenKind } from './ids.ts';

/** Heroes of a crew; each has a slot of its dashboard. */
export const CREW_SIZE = 2;
/** Most upgrades of a hero, and of a crew (rules: Starting Equipment; Upgrade Phase; Q12). */
export const HERO_LIMIT = 6;
export const CREW_LIMIT = 12;

/** What is played: a campaign, or one scenario in episodic mode. */
export type Play = 'campaign' | ScenarioId;

export interface Options {
  readonly play: Play;
  /** How heroes are chosen: both at once, clockwise, or by the printed draft (Q42). */
  readonly heroes: 'pairs' | 'draft';
  /** Who steers the monsters of reactions and events. */
  readonly monsters: 'players' | 'program';
}

/** What everybody sees, and what nobody or one seat alone does. */
export interface State {
  readonly table: Table;
  readonly hidden: Hidden;
}

export interface Hidden {
  /** The event deck, the next card first (rules: Event Deck). */
  readonly events: readonly EventId[];
  /** Upgrades being drafted in episodic mode, by seat: the hand, and what was picked from it (rules: Drafting). */
  readonly hands: readonly (readonly UpgradeId[])[];
  readonly picked: readonly (readonly UpgradeId[] | null)[];
}

export interface Table extends Progress<Frames> {
  readonly options: Options;
  readonly crews: readonly Crew[];
  /** Who won the last scenario, or was drawn to begin: claims the first shuttle and has the first turn. */
  readonly first: Seat;
  readonly scenario: Scenario | null;
  /** The scenarios that are over, in order: the campaign sheet (rules: The Campaign Sheet). */
  readonly sheet: readonly Result[];
  readonly ending: 'campaign' | 'scenario' | null;
}

export interface Crew {
  /** Empty until they are chosen. */
  readonly heroes: readonly Hero[];
  /** Victory tokens of the scenario at hand. */
  readonly tokens: number;
  readonly badges: number;
  /** Upgrades received and not yet distributed among the heroes. */
  readonly loose: readonly UpgradeId[];
}

export interface Hero {
  readonly id: HeroId;
  readonly upgrades: readonly Owned[];
  /** `null` while it is killed, or not on the board. */
  readonly space: Space | null;
  readonly wounds: number;
  readonly dazed: boolean;
  readonly gadgets: readonly GadgetId[];
  /** Quest tokens it carries. */
  readonly quest: number;
}

/** An upgrade token of a hero, and whether it is exhausted. */
export interface Owned {
  readonly id: UpgradeId;
  readonly used: boolean;
}

export interface Monster {
  readonly id: CharacterId;
  readonly kind: MonsterId;
  readonly space: Space;
  readonly wounds: number;
  readonly dazed: boolean;
}

export interface Token {
  readonly kind: TokenKind;
  readonly space: Space;
}

export interface Portal {
  readonly colour: 1 | 2 | 3;
  readonly space: Space;
  /** Whether it is a token, not printed on a tile. */
  readonly isToken: boolean;
}

export interface Scenario {
  readonly id: ScenarioId;
  readonly layout: Layout;
  /** The shuttle slot of each seat, by its place on the setup card; `null` until claimed. */
  readonly slots: readonly (number | null)[];
  readonly doors: readonly Edge[];
  readonly closed: readonly Edge[];
  readonly portals: readonly Portal[];
  readonly tokens: readonly Token[];
  /** The upgrade in the armory slot, while it is there. */
  readonly armory: { readonly upgrade: UpgradeId; readonly space: Space } | null;
  readonly marks: readonly Space[];
  readonly dashboard: Readonly<Partial<Record<Designation, MonsterId>>>;
  readonly monsters: readonly Monster[];
  /** The number of the newest monster, or 7 before the first. */
  readonly arrived: CharacterId;
  readonly quests: readonly Quest[];
  /** For each crew, the seat that has killed one of its heroes first; that crew's PvP quest is completed then. */
  readonly rivalries: readonly (Seat | null)[];
  readonly discards: readonly EventId[];
  /** How often the event deck has been shuffled again (Q23). */
  readonly shuffles: number;
  readonly turn: Seat;
  /** Turns begun. */
  readonly turns: number;
  /** Set when the scenario is over. */
  readonly over: 'quests' | 'time' | null;
}

/** A PvE quest and what each crew has done for it. */
export interface Quest {
  readonly id: QuestId;
  /** Who completed it. */
  readonly by: Seat | null;
  /** The crew that has done its task while an earlier quest is open (Q21; Q45). */
  readonly early: Seat | null;
  /** By seat: what counts towards the task so far. */
  readonly counts: readonly number[];
  /** By seat: the marked spaces visited. */
  readonly visited: readonly (readonly Space[])[];
}

export interface Result {
  readonly scenario: ScenarioId;
  readonly tokens: readonly number[];
  readonly badges: readonly number[];
  /** Best first, after any roll-off. */
  readonly order: readonly Seat[];
  readonly over: 'quests' | 'time';
}
