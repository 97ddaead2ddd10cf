import { ROOM } from '#engine';
import { cleanText } from '../people/clean-text.ts';

/**
 * Games say the names of keepsakes in their own texts, where nobody can escape them: a name has letters of any script,
 * digits, emoji and a few signs, none of which formats, links or mentions anything.
 */
const NAME = /^[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier} .,'’!?&+-]+$/u;

/** A name as it is kept; `null` where what was typed is none. */
export function nameFrom(typed: string): string | null {
  const name = cleanText(typed, ROOM.keepsakeName);
  return name !== null && NAME.test(name) && !/^(?:[+-]|\d+\.)/.test(name) ? name : null;
}

/** Whether it is a name just as it is. */
export function isName(name: string): boolean {
  return nameFrom(name) === name;
}
