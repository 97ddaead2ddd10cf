import type { OfKind, Seat } from '#engine';
import type { Edge, Space } from '../board/space.ts';
import type { Face } from '../content/dice.ts';
import type { Blow, GadgetId } from '../content/effects.ts';
import type { EventId } from '../content/events.ts';
import type { HeroId } from '../content/heroes.ts';
import type { MonsterId } from '../content/monsters.ts';
import type { QuestId } from '../content/quests.ts';
import type { ScenarioId } from '../content/scenarios.ts';
import type { UpgradeId } from '../content/upgrades.ts';
import type { Cause } from './frames.ts';
import type { CharacterId, TokenKind } from './ids.ts';

/** Who somebody is, so that it can still be named when it has left the board. */
export type Who =
  { readonly hero: HeroId; readonly seat: Seat } | { readonly monster: MonsterId; readonly id: CharacterId };

/** What happened, for the log. */
export interface Events {
  chosen: { readonly seat: Seat; readonly hero: HeroId };
  distributed: { readonly seat: Seat };
  discarded: { readonly seat: Seat; readonly upgrade: UpgradeId };
  drafted: { readonly seat: Seat; readonly upgrade: UpgradeId };
  /** In the draft from hands: sealed until all have picked. */
  picked: { readonly seat: Seat };
  'scenario-begun': { readonly scenario: ScenarioId };
  claimed: { readonly seat: Seat; readonly slot: number };
  turn: { readonly seat: Seat };
  activated: { readonly who: Who };
  rested: { readonly seat: Seat };
  moved: { readonly who: Who; readonly to: Space; readonly by: 'step' | 'portal' };
  door: { readonly who: Who; readonly edge: Edge; readonly isOpen: boolean };
  collected: { readonly who: Who; readonly token: TokenKind };
  'armory-taken': { readonly seat: Seat; readonly upgrade: UpgradeId };
  used: { readonly who: Who; readonly gadget: GadgetId };
  attacked: {
    readonly who: Who;
    readonly target: Who;
    readonly weapon: UpgradeId | null;
    readonly boosts: readonly UpgradeId[];
    readonly cause: Cause | 'hero';
  };
  reacted: { readonly who: Who; readonly upgrade: UpgradeId };
  rolled: { readonly who: Who; readonly for: 'melee' | 'ranged' | 'defense'; readonly dice: readonly Face[] };
  rerolled: { readonly who: Who; readonly from: Face; readonly dice: readonly Face[] };
  wounded: { readonly who: Who; readonly wounds: number };
  unharmed: { readonly who: Who };
  struck: { readonly who: Who; readonly blow: Blow };
  shoved: { readonly who: Who; readonly to: Space | null };
  killed: { readonly who: Who; readonly by: Who | null; readonly overkill: boolean };
  tokens: { readonly seat: Seat; readonly n: number };
  dropped: { readonly who: Who; readonly token: TokenKind };
  healed: { readonly who: Who; readonly wounds: number };
  unexhausted: { readonly who: Who };
  resurrected: { readonly who: Who; readonly space: Space };
  event: { readonly event: EventId };
  shuffled: object;
  spawned: { readonly who: Who; readonly space: Space };
  'none-left': { readonly monster: MonsterId };
  placed: { readonly token: TokenKind | 'portal'; readonly space: Space };
  doors: { readonly are: 'closed' | 'open' };
  quest: { readonly seat: Seat; readonly quest: QuestId };
  rivalry: { readonly seat: Seat; readonly over: Seat };
  received: { readonly seat: Seat; readonly upgrade: UpgradeId };
  'roll-off': { readonly rolls: readonly { readonly seat: Seat; readonly face: Face }[] };
  'scenario-over': {
    readonly scenario: ScenarioId;
    readonly tokens: readonly number[];
    readonly badges: readonly number[];
    readonly order: readonly Seat[];
  };
  'game-over': { readonly winners: readonly Seat[] };
}

export type Event<K extends keyof Events = keyof Events> = OfKind<Events, K>;
