import type { PlainCommand } from './command.ts';
import { afterLobby, withSeats } from './lobby.ts';
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
    const word = cleanWord(typed);
    if (word === null) return { why: 'bad-word' };
    return withSeats(
      table,
      table.record.seats.map((held) => (held === own ? { ...held, word } : held)),
    );
  };
}

/**
 * A word as it goes into the seed: on one line, without what cannot be seen, no blanks around it and one between its
 * parts. `null` where nothing that can be seen is left, or more than may be.
 */
function cleanWord(typed: string): string | null {
  const word = typed
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(word) && word.length <= WORD_LENGTH ? word : null;
}
