import type { OfKind, Seat } from '#engine';
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
import type { AlertCause, Challenge, Source } from './frames.ts';
import type { Ending } from './state.ts';

/** Whose card, room or power it was. */
export interface Deed {
  readonly seat: Seat;
  readonly of: Source;
}

/** What happens, by kind. An event needs no look-up to be narrated. Hidden cards: `cards` is `null`, and `count` remains. */
export interface Events {
  // Setup
  character: { seat: Seat; character: CharacterId };
  backer: { seat: Seat; backer: BackerId | null };
  // Phases and turns
  round: { round: number; launch: number; first: Seat };
  placed: { seat: Seat; abilities: readonly AbilityId[] };
  turn: { seat: Seat };
  upkeep: { round: number };
  // Cards
  drew: { seat: Seat; deck: Deck; count: number; cards: readonly Card[] | null };
  reshuffled: { deck: Deck | 'encounter' };
  discarded: { seat: Seat; cards: readonly Card[]; why: 'effect' | 'limit' | 'paid' | 'helped' | 'boost' | 'sifted' };
  fetched: { seat: Seat; card: Card };
  played: { seat: Seat; card: Card; how: 'hand' | 'armed' | 'planned' };
  armed: { seat: Seat; card: Card; armed: boolean };
  // Abilities
  improved: { seat: Seat; ability: AbilityId; level: number; card: Card | null };
  /** A planned ability whose last token went to a player nearer to the first player. */
  missed: { seat: Seat; ability: AbilityId; level: number };
  used: { seat: Seat; ability: AbilityId; level: number };
  dropped: { seat: Seat; ability: AbilityId };
  claimed: { seat: Seat };
  charged: { seat: Seat; ability: AbilityId };
  neutralized: {
    seat: Seat;
    ability: AbilityId;
    roll: number;
    /** Rolled; chosen by the player because the roll hit no free ability; or the last one left (S12). */
    how: 'rolled' | 'chosen' | 'last';
    /** Because of too many guards in the room. */
    crowd?: true;
    /** The challenge whose failure cost the ability, where summaries tell both as one. */
    failed?: Rolled;
  };
  /** The player had no ability left to neutralize. */
  spared: { seat: Seat; roll: number };
  recovered: { seat: Seat; ability: AbilityId; by: Seat; how: 'heal' | 'effect' | 'rest' };
  braced: { seat: Seat; count: number };
  // The ship
  moved: {
    seat: Seat;
    from: SpotId;
    path: readonly SpotId[];
    room: RoomId;
    /** The rooms on the way. */
    through: readonly RoomId[];
  };
  encounter: { seat: Seat; encounter: EncounterId; guard: boolean; random: boolean };
  /** Whether the random half takes effect at the current alert level. */
  'random-half': { seat: Seat; encounter: EncounterId; happens: boolean };
  /** Nothing that the encounter does would change anything now, such as sending away a guard where there is none. */
  'in-vain': { seat: Seat; encounter: EncounterId };
  room: { seat: Seat; room: RoomId };
  alert: {
    by: number;
    level: number;
    /** The space within the row of that level, from 1, and how many it has. */
    space: number;
    spaces: number;
    rose: boolean;
    /** What moved it, in order; absent in games of earlier versions. */
    causes?: readonly AlertCause[];
  };
  /** Of an effect, games of earlier versions do not tell whose it was. */
  'guards-placed': { count: number; why: Deed | 'effect' | 'level' | 'caught' | 'patrol' } & Joined & Place;
  'guards-short': { count: number };
  'guards-stunned': { count: number } & Place;
  'guards-woke': { count: number } & Place;
  'guards-moved': {
    from: SpotId;
    to: SpotId;
    rooms: readonly [from: RoomId, to: RoomId];
    count: number;
    why: Deed | 'effect' | 'patrol';
  } & Joined;
  'guards-returned': { count: number; why: 'effect' | 'crowd' } & Place;
  attacked: { seat: Seat; result: 'knock-out' | 'airlock' } & Place;
  // Challenges
  rolled: { seat: Seat } & Rolled;
  challenge: {
    seat: Seat;
    passed: boolean;
    room: RoomId;
    /** The glory it brought or cost, where summaries tell both as one. */
    changed?: GloryChange;
  } & Rolled;
  caught: { seat: Seat };
  /** A card of `seat` adds to what another pirate rolls: to one roll, or to every challenge of a turn. */
  lent: { seat: Seat; to: Seat; by: number; until: 'roll' | 'turn' };
  // Objectives
  track: { seat: Seat; objective: ObjectiveId; space: number; of: number };
  asked: { seat: Seat; objective: ObjectiveId; symbol: SymbolId };
  withdrawn: { seat: Seat; objective: ObjectiveId };
  agreed: { seat: Seat; helper: Seat; objective: ObjectiveId; symbol: SymbolId };
  refused: { seat: Seat; asker: Seat };
  attempted: { seat: Seat; objective: ObjectiveId };
  /** The challenge was failed, or the cards left do not pay (S13). */
  'fell-short': { seat: Seat; objective: ObjectiveId; helper: Seat | null; why: 'challenge' | 'cards' };
  /** `isBoth`: the helper completes it too, and has not before. */
  completed: { seat: Seat; objective: ObjectiveId; helper: Seat | null; isBoth: boolean };
  support: { seat: Seat; value: number | null };
  /** `several`: more than one change, told as one. `byRoll`: the outcome of the player's last challenge. */
  glory: { seat: Seat; several?: true; byRoll?: true } & GloryChange;
  // The first player token, and the end
  'first-player': { seat: Seat; was: 'claimed' | 'passed-on' };
  launch: { launch: number };
  ended: { ending: Ending };
}

export type Event<K extends keyof Events = keyof Events> = OfKind<Events, K>;

/** A change of glory, and what it is since. */
interface GloryChange {
  readonly by: number;
  readonly glory: number;
}

/** A spot and the room on it. */
export interface Place {
  readonly spot: SpotId;
  readonly room: RoomId;
}

/** The pirates in the room that guards come to. */
interface Joined {
  readonly pirates: readonly Seat[];
}

/** A roll with its modifiers. */
export type Rolled = Pick<Challenge, 'cause' | 'dc' | 'modifiers'> & {
  readonly stat: Stat;
  readonly roll: number;
  readonly total: number;
};
