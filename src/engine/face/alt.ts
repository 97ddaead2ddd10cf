import { ROOM } from './room.ts';
import { clipped } from './words.ts';

/**
 * Alt text of a picture: the first version that fits `ROOM.alt`, or the last one cut with an ellipsis. A version is a list
 * of sentences; empty ones are left out.
 */
export function altText(...versions: readonly (readonly string[])[]): string {
  const texts = versions.map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '));
  return clipped(texts.find(({ length }) => length <= ROOM.alt) ?? texts.at(-1) ?? '', ROOM.alt);
}
