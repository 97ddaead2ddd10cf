import type { Doing } from '#engine';
import type { Edge, Space } from '../board/space.ts';
import type { Face } from '../content/dice.ts';
import type { GadgetId } from '../content/effects.ts';
import type { HeroId } from '../content/heroes.ts';
import type { ScenarioId } from '../content/scenarios.ts';
import type { UpgradeId } from '../content/upgrades.ts';
import type { CharacterId, TokenKind } from './ids.ts';

/** What one movement point is spent on (rules: Movement). */
export type Step =
  { readonly kind: 'step' | 'portal'; readonly to: Space } | { readonly kind: 'door'; readonly edge: Edge };

/** What each action says beside its name. */
export interface Actions {
  /** A pair of heroes, or one in the draft. */
  'choose-hero': { readonly hero: HeroId };
  /** The upgrade goes to the first hero of the crew; the others go to the second. */
  carry: { readonly token: number };
  discard: { readonly token: number };
  /** `copy`: in a hand with several tokens of the design, which of them after the first. */
  draft: { readonly upgrade: UpgradeId; readonly copy?: number };
  claim: { readonly slot: number };
  /** The spaces of the two heroes in the shuttle, 0 at the hatch. */
  board: { readonly first: 0 | 1; readonly second: 0 | 1 };
  activate: { readonly hero: CharacterId };
  rest: object;
  move: { readonly path: readonly Step[] };
  /** A weapon, by its place among the hero's upgrades, against a target. A monster goes along the path first. */
  attack: { readonly weapon: number | null; readonly target: CharacterId; readonly path: readonly Step[] };
  boost: { readonly token: number };
  /** Uses a gadget; a hoverboard for the other hero of the crew. */
  use: { readonly gadget: GadgetId };
  /** Takes the upgrade of the armory slot. */
  'take-upgrade': object;
  stop: object;
  react: { readonly token: number };
  reroll: { readonly face: Face };
  keep: object;
  shove: { readonly to: Space };
  take: { readonly token: Exclude<TokenKind, 'victory'> };
  /** The upgrade goes to this hero, for the token at that place when there is no room. */
  receive: { readonly hero: CharacterId; readonly instead: number | null };
  /** The upgrade is discarded. */
  decline: object;
  /** An upgrade goes to the other hero of the crew, for the token at that place when there is no room. */
  give: { readonly hero: CharacterId; readonly token: number; readonly instead: number | null };
  'give-gadget': { readonly hero: CharacterId; readonly gadget: GadgetId };
  place: { readonly space: Space };
  /** Which monster, or hero, is meant. */
  pick: { readonly who: CharacterId };
  play: { readonly scenario: ScenarioId };
}

export type Action<K extends keyof Actions = keyof Actions> = Doing<Actions, K>;

/** The kinds of question; the face has words for each. */
export type Kind =
  | 'heroes'
  | 'distribute'
  | 'excess'
  | 'hand-draft'
  | 'claim'
  | 'board'
  | 'turn'
  | 'activation'
  | 'hoverboard'
  | 'guards'
  | 'monster'
  | 'payback'
  | 'boosts'
  | 'reaction'
  | 'reroll'
  | 'shove'
  | 'spoils'
  | 'receive'
  | 'reorganize'
  | 'resurrect'
  | 'wake'
  | 'spawn'
  | 'place'
  | 'event-hero'
  | 'upgrade-draft'
  | 'next-scenario';
