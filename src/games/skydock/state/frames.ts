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

/** What the effects are printed on. */
export type Source =
  | { readonly from: 'room'; readonly id: RoomId }
  | { readonly from: 'scheme'; readonly id: SchemeId }
  | { readonly from: 'loot'; readonly id: LootId }
  | { readonly from: 'encounter'; readonly id: EncounterId; readonly half: 'guard' | 'random' }
  | { readonly from: 'power'; readonly id: CharacterId };

/** What moves the alert: an effect, the patrol (4c and 4f), or a supply without guards. */
export type AlertCause =
  | Source
  | { readonly from: 'patrol'; readonly pirates: readonly Seat[] }
  | { readonly from: 'crowd'; readonly room: RoomId }
  | { readonly from: 'supply'; readonly guards: number };

/** What causes a challenge. */
export type Cause =
  | Source
  | { readonly from: 'objective'; readonly id: ObjectiveId; readonly helper: Seat | null }
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

/** The data of each kind of frame. The challenge on top of a frame sets its `passed`. */
export interface Frames {
  // Set-up
  character: { seat: Seat };
  backer: object;
  /** The seats that still choose a starting ability, in order. */
  ability: { queue: readonly Seat[] };
  /** Choice of a row for the ability. */
  row: { seat: Seat; ability: AbilityId };

  /** `again`: only players who missed a token plan again. */
  planning: { again: boolean };

  // Action phase
  /** `stays`: the player keeps the turn open after its action, to play cards. */
  turn: { seat: Seat; acted: boolean; stays: boolean };
  /** A player without an action chooses the marker to remove. */
  pass: { seat: Seat };
  /** `slot` is the Move ability whose marker will be spent; `null` for a move by another effect. */
  move: {
    seat: Seat;
    slot: number | null;
    rooms: number;
    /** The encounters the move can cause. */
    encounters: 'all' | 'random' | 'none';
  };
  /** An encounter card being resolved: the guard half first, then the random half. */
  encounter: { seat: Seat; card: EncounterId; left: SpotId | null; random: boolean; half: 'guard' | 'random' };
  /** A Loot action whose cards are drawn; a challenge decides whether the pirate is caught. */
  caught: { seat: Seat; spot: SpotId; bonus: number; passed: boolean | null };
  /** `left` interactions; the first spends the marker of `slot`. */
  interact: { seat: Seat; slot: number; left: number; spent: boolean };
  offer: { seat: Seat; slot: number; objective: number; symbol: SymbolId; refused: readonly Seat[] };
  attempt: { seat: Seat; objective: number; bonus: number; help: Help | null; passed: boolean | null };
  pay: { seat: Seat; objective: number; help: Help | null };
  attack: { seat: Seat; left: number; bonus: number; passed: boolean | null };
  heal: { seat: Seat; slot: number; left: number; reach: 'here' | 'next-door'; spent: boolean };

  // Anywhere
  /** Effects in printed order; `path` leads to the list inside the source, `next` is the index of the next effect. */
  effects: {
    seat: Seat;
    of: Source;
    path: readonly (number | 'pass' | 'fail')[];
    next: number;
    /** How often the next effect has been done already. */
    times: number;
    /** The room whose guards count in its challenges; `null` for the pirate's room. */
    left: SpotId | null;
    bonus: number;
    passed: boolean | null;
  };
  challenge: Challenge;
  /** A neutralization token that its player places freely. */
  displace: { seat: Seat; roll: number; crowd?: true };
  /** The seats that still gain a neutralization token, in order; `crowd`: because of too many guards in their room. */
  neutralize: { queue: readonly Seat[]; crowd?: true };

  // Upkeep
  upkeep: { step: UpkeepStep };
  /** Upkeep 4d: the seats still to be challenged, in order. */
  patrol: { queue: readonly Seat[]; warned: boolean; passed: boolean | null };
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
  /** Number of announced cards still to be chosen. */
  readonly choosing: number;
  /** Whether the roller has been asked for cards, and whether the failure has triggered armed cards. */
  readonly asked: boolean;
  readonly noticed: boolean;
}

export type At = keyof Frames;

/** A frame of the stack is plain data; its rule is in the file of its section. */
export type Frame<K extends At = At> = KitFrame<Frames, K>;
