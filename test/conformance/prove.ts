import { keepsakesAreSound } from './laws/keepsakes.ts';
import { introducesItself } from './laws/lobby-words.ts';
import { statesTruly } from './laws/statement.ts';
import type { Subject } from './subject.ts';
import { Violation } from './violation.ts';
import { emptyTally, playGame, type Tally } from './walk.ts';

export interface Run {
  /** How many random games. */
  readonly games: number;
  /** The number of the first. */
  readonly seed: number;
}

/** Proves the laws on random games and returns what was seen; throws the first Violation, with its place. */
export function prove(subject: Subject, { games, seed }: Run): Tally {
  const { game, face } = subject;
  const tally = emptyTally(subject);
  const ofAll = (where: string, law: () => void) => {
    try {
      law();
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      const repeat = `npm run fuzz -- --game ${game.id} --games ${String(games)} --seed ${String(seed)}`;
      throw error.at({ game: game.id, where, repeat });
    }
  };
  ofAll('before any game', () => {
    statesTruly(game);
    if (face) introducesItself(game, face);
    keepsakesAreSound(subject);
  });
  for (let number = seed; number < seed + games; number++) playGame(subject, number, tally);
  ofAll(`all of ${String(games)} games`, () => {
    tally.redrawn.judge();
    tally.offers.judge(subject, games);
    tally.orders.judge(subject, games);
    tally.content.judge(games);
  });
  return tally;
}
