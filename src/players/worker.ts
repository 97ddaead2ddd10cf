import { games } from '../games/index.ts';
import type { Question, Thought } from './question.ts';
import { BUDGET } from './search.ts';
import { think } from './think.ts';

/** What the pool hands to a worker: a question and the time for thinking, in ms; or nothing but to be there. */
export type Task = { readonly question: Question; readonly time: number } | null;

/** Answers one question, in a worker of its own. Once the time is up it says what it has. */
export default function work(task: Task): Thought | null {
  if (task === null) return null;
  const { question, time } = task;
  const entry = games.find(({ game }) => game.id === question.game);
  if (!entry) throw new Error(`Nobody here plays ${question.game}.`);
  const end = performance.now() + time;
  return think(entry, question, { ...BUDGET, goOn: () => performance.now() < end });
}
