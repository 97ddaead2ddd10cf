import { ROOM } from './room.ts';
import { clipped } from './words.ts';

/**
 * What a picture says, from sentences of which some may be empty: the first of these versions that is not too long, or the
 * last one with an ellipsis.
 */
export function altText(...versions: readonly (readonly string[])[]): string {
  const texts = versions.map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '));
  return clipped(texts.find(({ length }) => length <= ROOM.alt) ?? texts.at(-1) ?? '', ROOM.alt);
}
