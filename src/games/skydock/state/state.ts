import type { Progress, Seat } from '#engine';
import type { Card, LootCard, SchemeCard } from '../cards/cards.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { BackerId } from '../content/backers.ts';
import type { SpotId } from '../content/board.ts';
import type { CharacterId } from '../content/characters.ts';
import type { Achievement } from '../content/achievements.ts';
import type { EncounterId } from '../content/encounters.ts';
import type { ObjectiveId } from '../content/objectives.ts';
import type { Printing } from '../content/printing.ts';
import type { RoomId } from '../content/rooms.ts';
import type { Frames } from './frames.ts';

export interface Options {
  /** Which rooms gain a guard in Upkeep 4b: those with a guard icon, or those with a guard token (S1). */
  readonly patrolReinforce: 'icon' | 'token';
  /** Whether a character's stats count in challenges (S24). */
  readonly stats: 'on' | 'off';
  /** The printing of the box in use. */
  readonly printing: Printing;
}

/** `table` holds everything public and `hidden` the rest, so that a view can contain the whole table. */
export interface State {
  readonly table: Table;
  readonly hidden: Hidden;
}

export interface Table extends Progress<Frames> {
  readonly options: Options;
  readonly rooms: Readonly<Record<SpotId, RoomId>>;
  readonly objectives: readonly ObjectiveInPlay[];
  /** From 1; 0 during the set-up. */
  readonly round: number;
  /** Spaces to launch. */
  readonly launch: number;
  /** Spaces the alert token has climbed. */
  readonly alert: number;
  readonly first: { readonly holder: Seat; readonly claimed: boolean };
  readonly guards: Readonly<Record<SpotId, Guards>>;
  readonly guardSupply: number;
  /** Ability tokens in the supply. */
  readonly tokens: Readonly<Record<AbilityId, TokenPile>>;
  /** What has left the game: airlocked guards, replaced ability tokens (S9). */
  readonly box: { readonly guards: number; readonly tokens: Readonly<Record<AbilityId, TokenPile>> };
  /** Energy markers in the pile beside the board. */
  readonly markers: number;
  readonly discards: {
    readonly scheme: readonly SchemeCard[];
    readonly loot: readonly LootCard[];
    readonly encounter: readonly EncounterId[];
  };
  /** Discards that the newest step shuffled into an empty deck, in the order everybody saw. */
  readonly shuffledIn: readonly (Card | EncounterId)[];
  readonly pirates: readonly Pirate[];
  /** The current turn; `null` outside the action phase. */
  readonly turn: Turn | null;
  /** Seats that have played a scheme card in this turn or upkeep. */
  readonly schemed: readonly Seat[];
  readonly ending: Ending | null;
}

export interface ObjectiveInPlay {
  readonly id: ObjectiveId;
  /** Seats with a token on it. */
  readonly done: readonly Seat[];
  /** Each seat's space on its track. */
  readonly track: readonly number[];
}

/** The guard tokens in a room, by the side that is up. */
export interface Guards {
  readonly active: number;
  readonly stunned: number;
}

/** Double-sided tokens: level 1 and 2, level 3 and 4. */
export interface TokenPile {
  readonly low: number;
  readonly high: number;
}

export interface Turn {
  readonly seat: Seat;
  /** Added to every challenge of that seat this turn. */
  readonly bonus: number;
  /** Requests for help made this turn, as "objective symbol": each can be made once. */
  readonly asked: readonly string[];
}

/** The public part of one player. */
export interface Pirate {
  /** `null` before the choice. */
  readonly character: CharacterId | null;
  readonly spot: SpotId;
  readonly visited: readonly SpotId[];
  readonly glory: number;
  /** The character board's slots, row by row. */
  readonly board: readonly (Slot | null)[];
  /** Energy markers beside the board. */
  readonly markers: number;
  readonly planning: Planning;
  /** The slots that got a marker when the last plans were revealed. */
  readonly lastMarks: readonly number[];
  readonly achievements: Readonly<Partial<Record<Achievement, number>>>;
}

/** An ability on a character board. */
export interface Slot {
  readonly ability: AbilityId;
  /** 1 … 4. */
  readonly level: number;
  readonly markers: number;
  /** The neutralization token on it, by the side that is up. */
  readonly neutralized: 'no' | 'assigned' | 'recovering';
}

/** What everybody sees of a player's planning. */
export interface Planning {
  /** Cards still to draw. */
  readonly draws: number;
  readonly placed: boolean;
  readonly locked: boolean;
}

export interface Hidden {
  /** The top card of each deck is the last one. */
  readonly decks: {
    readonly scheme: readonly SchemeCard[];
    readonly loot: readonly LootCard[];
    readonly encounter: readonly EncounterId[];
  };
  /** Face-down support tokens, by value. */
  readonly support: readonly number[];
  readonly hands: readonly Hand[];
}

/** What only the owner sees. */
export interface Hand {
  readonly scheme: readonly SchemeCard[];
  readonly loot: readonly LootCard[];
  readonly support: readonly number[];
  /** Backers dealt, and the one kept. */
  readonly dealt: readonly BackerId[];
  readonly backer: BackerId | null;
  /** Scheme cards in hand that are played when their trigger comes. */
  readonly armed: readonly SchemeCard[];
  /** Sealed until everybody has locked in. */
  readonly plan: Plan;
  /** Cards drawn to keep one of them. */
  readonly sifting: readonly Card[];
  /** The card in hand promised to a player who asked for help. */
  readonly pledge: SchemeCard | null;
  /** Cards in hand chosen so far to pay for an objective. */
  readonly paying: readonly SchemeCard[];
}

export interface Plan {
  /** Slots that get a marker. Empty before the choice. */
  readonly marks: readonly number[];
  readonly orders: readonly Order[];
}

/** A loot card to discard when planning ends, and its purpose. */
export type Order =
  | { readonly for: 'gain'; readonly card: LootCard; readonly ability: AbilityId; readonly slot: number }
  | { readonly for: 'upgrade'; readonly card: LootCard; readonly slot: number }
  | { readonly for: 'marker'; readonly card: LootCard; readonly slot: number };

export type Ending =
  | { readonly reason: 'lockdown'; readonly winners: readonly Seat[] }
  | {
      readonly reason: 'launch' | 'empty-handed';
      readonly winners: readonly Seat[];
      readonly scores: readonly Score[];
    };

/** One player's score, line by line. */
export interface Score {
  readonly glory: number;
  readonly backer: BackerId;
  readonly met: boolean;
  /** Support of the backer, if met, and of the support tokens. */
  readonly backing: number;
  readonly tokens: readonly number[];
  readonly total: number;
  readonly eligible: boolean;
}
