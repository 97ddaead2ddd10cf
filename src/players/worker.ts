import { games } from '../games/index.ts';
import type { Question, Thought } from './question.ts';
import { BUDGET } from './search.ts';
import { think } from './think.ts';

/** What the pool hands to a worker. */
export interface Task {
  readonly question: Question;
  /** Time for thinking, in ms. */
  readonly time: number;
}

/** Answers one question, in a worker of its own. Once the time is up it says what it has. */
export default function work({ question, time }: Task): Thought {
  const entry = games.find(({ game }) => game.id === question.game);
  if (!entry) throw new Error(`Nobody here plays ${question.game}.`);
  const end = performance.now() + time;
  return think(entry, question, { ...BUDGET, goOn: () => performance.now() < end });
}
