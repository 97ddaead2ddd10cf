import { counted, joined, type Narrators } from '#engine';
import { BACKER_TABLE } from '../../content/backers.ts';
import type { Card } from '../../cards/cards.ts';
import type { Event, Events } from '../../state/events.ts';
import { cardEdge, cardName, cardText, playedText, seatName, triggerText } from '../words/words.ts';

const DISCARDED: Readonly<Record<Event<'discarded'>['why'], (cards: string) => string>> = {
  effect: (cards) => `discards ${cards}`,
  limit: (cards) => `discards ${cards} (hand limit)`,
  paid: (cards) => `pays with ${cards}`,
  helped: (cards) => `helps with ${cards}`,
  boost: (cards) => `adds ${cards} to the roll`,
  sifted: (cards) => `discards ${cards}`,
};

/** Cards, backers and support tokens. What only one seat knows addresses that seat. */
export const CARDS = {
  backer: ({ seat, backer }) =>
    backer === null
      ? `${seatName(seat)} has chosen a secret backer.`
      : `Your secret backer is **${BACKER_TABLE[backer].name}**.`,
  drew: ({ seat, deck, count, cards }) =>
    cards === null ? `${seatName(seat)} draws ${counted(count, `${deck} card`)}.` : `You draw ${drawnCards(cards)}.`,
  reshuffled: ({ deck }) => `The discarded ${deck} cards are shuffled to form a new deck.`,
  discarded: ({ seat, cards, why }) => `${seatName(seat)} ${DISCARDED[why](joined(cards.map(cardName)))}.`,
  fetched: ({ seat, card }) => `${seatName(seat)} takes ${cardName(card)} from the discard pile.`,
  played: ({ seat, card, how }) =>
    `${seatName(seat)} ${how === 'armed' ? 'plays the armed card' : 'plays'} **${cardName(card)}**: “${playedText(card)}”`,
  armed: ({ card, armed }) =>
    armed
      ? `You arm ${cardName(card)}. It plays by itself ${triggerText(card) ?? 'when its trigger happens'}.`
      : `You disarm ${cardName(card)}.`,
  support: ({ seat, value }) =>
    value === null ? `${seatName(seat)} draws a support token.` : `Your support token is worth ${value} support.`,
} satisfies Partial<Narrators<Events>>;

/** One card with its text. Of several the names and symbols alone: a panel cuts long lines, and the hand shows the texts. */
function drawnCards(cards: readonly Card[]): string {
  const [only, other] = cards;
  return only !== undefined && other === undefined
    ? `**${cardName(only)}** (${cardEdge(only)}: ${withoutStop(cardText(only))})`
    : joined(cards.map((card) => `${cardName(card)} (${cardEdge(card)})`));
}

/** A text that goes on after it. */
function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}
