import type { Seat } from '#engine';
import type { Card } from '../cards/cards.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { BackerId } from '../content/backers.ts';
import type { SpotId } from '../content/board.ts';
import type { CharacterId } from '../content/characters.ts';
import type { Deck, Stat } from '../content/effects.ts';
import type { EncounterId } from '../content/encounters.ts';
import type { ObjectiveId } from '../content/objectives.ts';
import type { RoomId } from '../content/rooms.ts';
import type { SymbolId } from '../content/schemes.ts';
import type { Challenge } from './frames.ts';
import type { Ending } from './state.ts';

/** What happened. An event needs no look-up to be narrated. Hidden cards: `cards` is `null`, and `count` remains. */
export type Event =
  // Setup
  | { readonly kind: 'character'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly kind: 'backer'; readonly seat: Seat; readonly backer: BackerId | null }
  // Phases and turns
  | { readonly kind: 'round'; readonly round: number; readonly launch: number; readonly first: Seat }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly abilities: readonly AbilityId[] }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'upkeep'; readonly round: number }
  // Cards
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly deck: Deck;
      readonly count: number;
      readonly cards: readonly Card[] | null;
    }
  | { readonly kind: 'reshuffled'; readonly deck: Deck | 'encounter' }
  | {
      readonly kind: 'discarded';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly why: 'effect' | 'limit' | 'paid' | 'helped' | 'boost' | 'sifted';
    }
  | { readonly kind: 'fetched'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card; readonly how: 'hand' | 'armed' | 'planned' }
  | {
      readonly kind: 'armed';
      readonly seat: Seat;
      readonly card: Card;
      readonly armed: boolean;
    }
  // Abilities
  | {
      readonly kind: 'improved';
      readonly seat: Seat;
      readonly ability: AbilityId;
      readonly level: number;
      readonly card: Card | null;
    }
  /** A planned ability whose last token went to a player nearer to the first player. */
  | { readonly kind: 'missed'; readonly seat: Seat; readonly ability: AbilityId; readonly level: number }
  | { readonly kind: 'used'; readonly seat: Seat; readonly ability: AbilityId; readonly level: number }
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly ability: AbilityId }
  | { readonly kind: 'claimed'; readonly seat: Seat }
  | { readonly kind: 'charged'; readonly seat: Seat; readonly ability: AbilityId }
  | {
      readonly kind: 'neutralized';
      readonly seat: Seat;
      readonly ability: AbilityId;
      readonly roll: number;
      /** Rolled; chosen by the player because the roll hit no free ability; or the last one left (S12). */
      readonly how: 'rolled' | 'chosen' | 'last';
    }
  /** The player had no ability left to neutralize. */
  | { readonly kind: 'spared'; readonly seat: Seat; readonly roll: number }
  | {
      readonly kind: 'recovered';
      readonly seat: Seat;
      readonly ability: AbilityId;
      readonly by: Seat;
      readonly how: 'heal' | 'effect' | 'rest';
    }
  | { readonly kind: 'braced'; readonly seat: Seat; readonly count: number }
  // The ship
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly from: SpotId;
      readonly path: readonly SpotId[];
      readonly room: RoomId;
      /** The rooms on the way; missing in old log lines. */
      readonly through?: readonly RoomId[];
    }
  | {
      readonly kind: 'encounter';
      readonly seat: Seat;
      readonly encounter: EncounterId;
      readonly guard: boolean;
      readonly random: boolean;
    }
  /** Whether the random half takes effect at the current alert level. */
  | { readonly kind: 'random-half'; readonly seat: Seat; readonly encounter: EncounterId; readonly happens: boolean }
  | { readonly kind: 'room'; readonly seat: Seat; readonly room: RoomId }
  | {
      readonly kind: 'alert';
      readonly by: number;
      readonly level: number;
      /** The space within the row of that level, from 1, and how many it has. */
      readonly space: number;
      readonly spaces: number;
      readonly rose: boolean;
    }
  | ({
      readonly kind: 'guards-placed';
      readonly count: number;
      readonly why: 'effect' | 'level' | 'caught' | 'patrol';
    } & Place)
  | { readonly kind: 'guards-short'; readonly count: number }
  | ({ readonly kind: 'guards-stunned'; readonly count: number } & Place)
  | ({ readonly kind: 'guards-woke'; readonly count: number } & Place)
  | {
      readonly kind: 'guards-moved';
      readonly from: SpotId;
      readonly to: SpotId;
      /** The rooms on both spots; missing in old log lines. */
      readonly rooms?: readonly [from: RoomId, to: RoomId];
      readonly count: number;
      readonly why: 'effect' | 'patrol';
    }
  | ({
      readonly kind: 'guards-returned';
      readonly count: number;
      readonly why: 'effect' | 'crowd';
    } & Place)
  | ({ readonly kind: 'attacked'; readonly seat: Seat; readonly result: 'knock-out' | 'airlock' } & Place)
  // Challenges
  | ({ readonly kind: 'rolled'; readonly seat: Seat } & Rolled)
  | ({ readonly kind: 'challenge'; readonly seat: Seat; readonly passed: boolean } & Rolled)
  | { readonly kind: 'caught'; readonly seat: Seat }
  // Objectives
  | {
      readonly kind: 'track';
      readonly seat: Seat;
      readonly objective: ObjectiveId;
      readonly space: number;
      readonly of: number;
    }
  | { readonly kind: 'asked'; readonly seat: Seat; readonly objective: ObjectiveId; readonly symbol: SymbolId }
  | { readonly kind: 'withdrawn'; readonly seat: Seat; readonly objective: ObjectiveId }
  | {
      readonly kind: 'agreed';
      readonly seat: Seat;
      readonly helper: Seat;
      readonly objective: ObjectiveId;
      readonly symbol: SymbolId;
    }
  | { readonly kind: 'refused'; readonly seat: Seat; readonly asker: Seat }
  | { readonly kind: 'attempted'; readonly seat: Seat; readonly objective: ObjectiveId }
  /** The challenge was failed, or the cards left do not pay (S13). */
  | {
      readonly kind: 'fell-short';
      readonly seat: Seat;
      readonly objective: ObjectiveId;
      readonly why: 'challenge' | 'cards';
    }
  | { readonly kind: 'completed'; readonly seat: Seat; readonly objective: ObjectiveId; readonly helper: Seat | null }
  | { readonly kind: 'support'; readonly seat: Seat; readonly value: number | null }
  | { readonly kind: 'glory'; readonly seat: Seat; readonly by: number; readonly glory: number }
  // The first player token, and the end
  | { readonly kind: 'first-player'; readonly seat: Seat; readonly was: 'claimed' | 'passed-on' }
  | { readonly kind: 'launch'; readonly launch: number }
  | { readonly kind: 'ended'; readonly ending: Ending };

/** A place on the ship; `room` is missing in old log lines. */
export interface Place {
  readonly spot: SpotId;
  readonly room?: RoomId | undefined;
}

/** A roll with its modifiers. */
export type Rolled = Pick<Challenge, 'cause' | 'dc' | 'modifiers'> & {
  readonly stat: Stat;
  readonly roll: number;
  readonly total: number;
};
