import { sentence } from '../../words/sentence.ts';

/** A prompt up to its question mark, which stands out, and what it says besides, as sentences. */
export function askedFirst(prompt: string): readonly [asks: string, rest: string] {
  const end = prompt.indexOf('? ') + 1;
  return end === 0 ? [prompt, ''] : [prompt.slice(0, end), sentence(prompt.slice(end))];
}
