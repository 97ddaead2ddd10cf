import { counted } from '#engine';
import { BACKER_TABLE } from '../../content/backers.ts';
import type { EventOf } from './event-of.ts';
import { cardName, cardNames, cardText, seatName } from '../words/words.ts';

type CardEvent = EventOf<'backer' | 'drew' | 'reshuffled' | 'discarded' | 'fetched' | 'played' | 'armed' | 'support'>;

const DISCARDED = {
  effect: 'discards',
  limit: 'discards down to the hand limit:',
  paid: 'pays with',
  helped: 'helps with',
  boost: 'adds to the roll:',
  sifted: 'discards',
} as const satisfies Record<EventOf<'discarded'>['why'], string>;

/** Cards, backers and support tokens. What only one seat knows addresses that seat. */
export function narrateCards(event: CardEvent): string {
  if (event.kind === 'reshuffled') return `The discarded ${event.deck} cards are shuffled to form a new deck.`;
  const who = seatName(event.seat);
  switch (event.kind) {
    case 'backer':
      return event.backer === null
        ? `${who} has chosen a secret backer.`
        : `Your secret backer is **${BACKER_TABLE[event.backer].name}**.`;
    case 'drew':
      return event.cards === null
        ? `${who} draws ${counted(event.count, `${event.deck} card`)}.`
        : `You draw ${event.cards.map((card) => `**${cardName(card)}** (${cardText(card)})`).join(', ')}`;
    case 'discarded':
      return `${who} ${DISCARDED[event.why]} ${cardNames(event.cards)}.`;
    case 'fetched':
      return `${who} takes ${cardName(event.card)} from the discard pile.`;
    case 'played': {
      const how = event.how === 'armed' ? 'plays the armed card' : 'plays';
      return `${who} ${how} **${cardName(event.card)}**: ${cardText(event.card)}`;
    }
    case 'armed':
      return event.armed
        ? `You arm ${cardName(event.card)}. It is played by itself when its moment comes.`
        : `You disarm ${cardName(event.card)}.`;
    case 'support':
      return event.value === null ? `${who} draws a support token.` : `Your support token is worth ${event.value}.`;
  }
}
