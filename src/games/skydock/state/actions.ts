import type { Seat } from '#engine';
import type { Card, SchemeCard } from '../cards/cards.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { BackerId } from '../content/backers.ts';
import type { SpotId } from '../content/board.ts';
import type { CharacterId } from '../content/characters.ts';
import type { Deck } from '../content/effects.ts';
import type { SymbolId } from '../content/schemes.ts';

export type Action =
  // Setup
  | { readonly do: 'character'; readonly character: CharacterId }
  | { readonly do: 'backer'; readonly backer: BackerId }
  | { readonly do: 'ability'; readonly ability: AbilityId }
  // Planning
  | { readonly do: 'draw'; readonly deck: Deck }
  | { readonly do: 'mark'; readonly slot: number }
  | { readonly do: 'lock' }
  | { readonly do: 'unlock' }
  // Hand
  | HandAction
  // Turn
  /** Remove a marker and take the action under it, or none. */
  | { readonly do: 'use'; readonly slot: number }
  | { readonly do: 'drop'; readonly slot: number }
  | { readonly do: 'end' }
  /** The rooms entered in order, the destination last; empty for staying. */
  | { readonly do: 'go'; readonly path: readonly SpotId[] }
  | { readonly do: 'room' }
  | { readonly do: 'objective'; readonly objective: number }
  | { readonly do: 'ask'; readonly objective: number; readonly symbol: SymbolId }
  | { readonly do: 'withdraw' }
  | { readonly do: 'agree'; readonly card: SchemeCard }
  | { readonly do: 'refuse' }
  /** Pay with exactly these cards, or choose one more card. */
  | { readonly do: 'pay'; readonly cards: readonly SchemeCard[] }
  | { readonly do: 'put'; readonly card: SchemeCard }
  | { readonly do: 'knock-out' }
  | { readonly do: 'airlock'; readonly guard: 'active' | 'stunned' }
  | { readonly do: 'strike' }
  | { readonly do: 'heal'; readonly seat: Seat; readonly slot: number }
  | { readonly do: 'stop' }
  /** Roll for the challenge of a Loot action. */
  | { readonly do: 'roll' }
  // Challenges, neutralization
  | { readonly do: 'boost'; readonly cards: number }
  | { readonly do: 'cover'; readonly slot: number }
  // Choices within effects, and discarding
  | { readonly do: 'option'; readonly option: number }
  | { readonly do: 'spot'; readonly spot: SpotId }
  | { readonly do: 'slot'; readonly slot: number }
  | { readonly do: 'track'; readonly objective: number }
  | { readonly do: 'take'; readonly card: Card }
  | { readonly do: 'discard'; readonly card: Card };

/** Uses of cards in hand. */
export type HandAction =
  | { readonly do: 'card'; readonly card: Card }
  | { readonly do: 'back' }
  | { readonly do: 'play' }
  | { readonly do: 'arm' }
  | { readonly do: 'disarm' }
  | { readonly do: 'gain'; readonly ability: AbilityId; readonly slot: number }
  | { readonly do: 'upgrade'; readonly slot: number }
  /** Plan an additional marker on that slot. */
  | { readonly do: 'marker'; readonly slot: number }
  /** Cancel the newest order of the plan. */
  | { readonly do: 'cancel' };

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
