import type { Doing, Seat } from '#engine';
import type { Card, SchemeCard } from '../cards/cards.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { BackerId } from '../content/backers.ts';
import type { SpotId } from '../content/board.ts';
import type { CharacterId } from '../content/characters.ts';
import type { Deck } from '../content/effects.ts';
import type { SymbolId } from '../content/schemes.ts';

/** What a seat can answer, by what it does. */
export interface Actions {
  // Setup
  character: { character: CharacterId };
  backer: { backer: BackerId };
  ability: { ability: AbilityId };
  // Planning
  draw: { deck: Deck };
  /** Draw all cards left to draw, this number from each deck. */
  'draw-all': Readonly<Record<Deck, number>>;
  mark: { slot: number };
  /** Lock in the plan; without markers yet, place the suggested ones first. */
  lock: object;
  unlock: object;
  // Cards in hand
  /** Use a card in hand. */
  card: { card: Card; use: CardUse };
  /** The answer of a hand without a use. */
  nothing: object;
  play: object;
  arm: object;
  disarm: object;
  gain: { ability: AbilityId; slot: number };
  upgrade: { slot: number };
  /** Plan an additional marker on that slot. */
  marker: { slot: number };
  /** Cancel the newest order of the plan. */
  cancel: object;
  // Turn
  /** Remove a marker and take the action under it, or none. */
  use: { slot: number };
  drop: { slot: number };
  /** Choose a marker to drop. */
  pass: object;
  /** Keep the turn open after its action. */
  stay: object;
  end: object;
  /** The rooms entered in order, the destination last; empty for staying. */
  go: { path: readonly SpotId[] };
  room: object;
  objective: { objective: number };
  ask: { objective: number; symbol: SymbolId };
  withdraw: object;
  back: object;
  agree: { card: SchemeCard };
  refuse: object;
  /** Pay with exactly these cards, or choose one more card. */
  pay: { cards: readonly SchemeCard[] };
  put: { card: SchemeCard };
  'knock-out': object;
  airlock: { guard: 'active' | 'stunned' };
  strike: object;
  heal: { seat: Seat; slot: number };
  stop: object;
  /** Roll for the challenge of a Loot action. */
  roll: object;
  // Challenges, neutralization
  boost: { cards: number };
  cover: { slot: number };
  // Choices within effects, and discarding
  option: { option: number };
  spot: { spot: SpotId };
  slot: { slot: number };
  track: { objective: number };
  take: { card: Card };
  discard: { card: Card };
}

/** What a card in hand is used for. */
export type CardUse = Action<'play' | 'arm' | 'disarm' | 'gain' | 'upgrade' | 'marker' | 'cancel'>;

export type Action<K extends keyof Actions = keyof Actions> = Doing<Actions, K>;

/** Kinds of decision. */
export type Kind =
  | 'character'
  | 'backer'
  | 'ability'
  | 'row'
  | 'draw'
  | 'place'
  | 'lock'
  | 'unlock'
  | 'hand'
  | 'turn'
  | 'pass'
  | 'end-turn'
  | 'move'
  | 'interact'
  | 'offer'
  | 'help'
  | 'pay'
  | 'attack'
  | 'heal'
  | 'roll'
  | 'boost'
  | 'boost-cards'
  | 'displace'
  | 'discard'
  // Choices within effects, by the name of the effect
  | 'sift'
  | 'fetch'
  | 'shoo'
  | 'lure'
  | 'recover'
  | 'charge'
  | 'upgrade'
  | 'jump'
  | 'track'
  | 'choose';
