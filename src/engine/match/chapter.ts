import type { Game } from '../game.ts';

/** The number of the part of the match at hand; 1 for games without parts. */
export function chapterOf<S>(game: Pick<Game<S, never, unknown, unknown, never>, 'chapter'>, state: S): number {
  return game.chapter?.(state) ?? 1;
}
