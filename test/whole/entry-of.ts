import type { GameEntry } from '#engine';
import { games } from '../../src/games/index.ts';

/** The game of that id, with its face. */
export function entryOf(id: string): GameEntry {
  const entry = games.find(({ game }) => game.id === id);
  if (!entry) throw new Error(`There is no game ${id}.`);
  return entry;
}
