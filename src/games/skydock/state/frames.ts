import type { Frame as KitFrame, Seat } from '#engine';
import type { AbilityId } from '../content/abilities.ts';
import type { SpotId } from '../content/board.ts';
import type { CharacterId } from '../content/characters.ts';
import type { Stat } from '../content/effects.ts';
import type { EncounterId } from '../content/encounters.ts';
import type { ObjectiveId } from '../content/objectives.ts';
import type { RoomId } from '../content/rooms.ts';
import type { LootId } from '../content/loot.ts';
import type { SchemeId, SymbolId } from '../content/schemes.ts';

/** Where the effects being carried out are printed. */
export type Source =
  | { readonly from: 'room'; readonly id: RoomId }
  | { readonly from: 'scheme'; readonly id: SchemeId }
  | { readonly from: 'loot'; readonly id: LootId }
  | { readonly from: 'encounter'; readonly id: EncounterId; readonly half: 'guard' | 'random' }
  | { readonly from: 'power'; readonly id: CharacterId };

/** What a challenge is for. */
export type Cause =
  | Source
  | { readonly from: 'objective'; readonly id: ObjectiveId }
  | { readonly from: 'attack' }
  | { readonly from: 'loot-action' }
  | { readonly from: 'patrol' };

/** The steps of the upkeep phase, in printed order (S4). */
export const UPKEEP_STEPS = [
  'discard',
  'launch',
  'first-player',
  'patrol',
  'reinforce',
  'alert',
  'challenge',
  'wake',
  'crowd',
  'recover',
] as const;
export type UpkeepStep = (typeof UPKEEP_STEPS)[number];

/** What each kind of frame has to remember. `passed` is set by the challenge that was laid upon the frame. */
export interface Frames {
  // Set-up
  readonly character: { readonly seat: Seat };
  readonly backer: object;
  /** Who chooses a starting ability, in order: the snake. */
  readonly ability: { readonly queue: readonly Seat[] };
  /** In which row does it go? */
  readonly row: { readonly seat: Seat; readonly ability: AbilityId };

  /** `again`: only for those who missed a token; what the others have locked in stands. */
  readonly planning: { readonly again: boolean };

  // Action phase
  readonly turn: { readonly seat: Seat; readonly acted: boolean };
  /** `slot` is the ability that still holds the marker to be spent; `null` when the move is none of the Move ability. */
  readonly move: {
    readonly seat: Seat;
    readonly slot: number | null;
    readonly rooms: number;
    /** The encounters it can lead to. */
    readonly encounters: 'all' | 'random' | 'none';
  };
  /** An encounter card being resolved: the guard half of a room left behind, then the random half if it is due. */
  readonly encounter: {
    readonly seat: Seat;
    readonly card: EncounterId;
    readonly left: SpotId | null;
    readonly random: boolean;
    readonly half: 'guard' | 'random';
  };
  /** A Loot action in a room: its cards are drawn, and a challenge decides whether it was caught. */
  readonly caught: {
    readonly seat: Seat;
    readonly spot: SpotId;
    readonly bonus: number;
    readonly passed: boolean | null;
  };
  /** `left` interactions, the first of which spends the marker of `slot`. */
  readonly interact: { readonly seat: Seat; readonly slot: number; readonly left: number; readonly spent: boolean };
  readonly offer: {
    readonly seat: Seat;
    readonly slot: number;
    readonly objective: number;
    readonly symbol: SymbolId;
    readonly refused: readonly Seat[];
  };
  readonly attempt: {
    readonly seat: Seat;
    readonly objective: number;
    readonly bonus: number;
    readonly help: Help | null;
    readonly passed: boolean | null;
  };
  readonly pay: { readonly seat: Seat; readonly objective: number; readonly help: Help | null };
  readonly attack: {
    readonly seat: Seat;
    readonly left: number;
    readonly bonus: number;
    readonly passed: boolean | null;
  };
  readonly heal: {
    readonly seat: Seat;
    readonly slot: number;
    readonly left: number;
    readonly reach: 'here' | 'next-door';
    readonly spent: boolean;
  };

  // Anywhere
  /** Effects in the order they are printed; `path` leads to the list inside the source, `next` to the one to come. */
  readonly effects: {
    readonly seat: Seat;
    readonly of: Source;
    readonly path: readonly (number | 'pass' | 'fail')[];
    readonly next: number;
    /** How often the one to come has been done already, where it is done several times. */
    readonly times: number;
    /** Whose guards count against its challenges: a room left behind, or `null` for where the pirate is. */
    readonly left: SpotId | null;
    readonly bonus: number;
    readonly passed: boolean | null;
  };
  readonly challenge: Challenge;
  /** A neutralization token that may be placed anywhere. */
  readonly displace: { readonly seat: Seat; readonly roll: number };
  /** Who gains a neutralization token, one after the other. */
  readonly neutralize: { readonly queue: readonly Seat[] };

  // Upkeep
  readonly upkeep: { readonly step: UpkeepStep };
  /** Upkeep 4d: who is challenged, one after the other. */
  readonly patrol: { readonly queue: readonly Seat[]; readonly warned: boolean; readonly passed: boolean | null };
}

export interface Help {
  readonly helper: Seat;
  readonly symbol: SymbolId;
}

export interface Challenge {
  readonly seat: Seat;
  readonly cause: Cause;
  readonly stat: Stat;
  readonly dc: number;
  /** The die; `null` before it is rolled. */
  readonly roll: number | null;
  /** What is added to the die: the stat, active guards (0 or less), bonuses, and scheme cards discarded after the roll. */
  readonly modifiers: {
    readonly stat: number;
    readonly guards: number;
    readonly bonus: number;
    readonly cards: number;
  };
  /** How many cards were announced and are still to be chosen. */
  readonly choosing: number;
  /** Whether the roller has been asked for cards, and whether the failure has been noticed by others. */
  readonly asked: boolean;
  readonly noticed: boolean;
}

export type At = keyof Frames;

/** One thing being done. Frames are plain data; what they do is in the file of the section they belong to. */
export type Frame<K extends At = At> = KitFrame<Frames, K>;
