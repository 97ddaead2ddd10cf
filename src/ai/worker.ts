import { games } from '../games/index.ts';
import { serve } from '../processes/serve.ts';
import type { Question, Thought } from './question.ts';
import { BUDGET } from './search.ts';
import { think } from './think.ts';

/** What is handed to a worker: a question and the time for thinking, in ms; or nothing but to be there. */
export type Task = { readonly question: Question; readonly time: number } | null;

// The process that thinks: it answers one question after the other. Once the time is up it says what it has.
serve((task: Task): Thought | null => {
  if (task === null) return null;
  const { question, time } = task;
  const entry = games.find(({ game }) => game.id === question.game);
  if (!entry) throw new Error(`Nobody here plays ${question.game}.`);
  const end = performance.now() + time;
  return think(entry, question, { ...BUDGET, goOn: () => performance.now() < end });
});
