import { games } from '../../src/games/index.ts';
import type { Subject } from './subject.ts';
import { subjectOf } from './subjects.ts';

/** Every other game of the bot, from the first or the second on: two files, so that two processors share the proofs. */
export function halfOfGames(from: 0 | 1): readonly Subject[] {
  return games.filter((_, place) => place % 2 === from).map(({ game }) => subjectOf(game.id));
}
