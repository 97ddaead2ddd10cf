import type { PlainCommand } from './command.ts';
import { afterLobby, withSeats } from './lobby.ts';
import { cleanText } from '../people/clean-text.ts';
import { isReserved } from '../owner.ts';
import { seatOf } from '../table.ts';

/** The most characters of a word of one's own, as Discord counts them. */
export const WORD_LENGTH = 40;

/** Sets the word that the presser adds to the seed, in place of the one before; until the game starts. */
export function setWord(typed: string): PlainCommand {
  return (table, press) => {
    if (table.record.status !== 'lobby') return afterLobby(table, press.person.id);
    const own = seatOf(table, press.person.id);
    if (!own || isReserved(own)) return { why: 'not-seated' };
    const word = cleanText(typed, WORD_LENGTH);
    if (word === null) return { why: 'bad-word' };
    return withSeats(
      table,
      table.record.seats.map((held) => (held === own ? { ...held, word } : held)),
    );
  };
}
