import type { Answer, Decision } from '../game.ts';
import type { Frame, Progress, Writable } from './frames.ts';

/** What one kind of frame does while it is on top of the stack. `D` draft · `S` state · `A` action · `T` frame. */
export interface Rule<D, S, A, T> {
  /** Goes one step further by itself, changing the stack; or waits for an answer, changing nothing. */
  run(draft: D, frame: T): 'on' | 'ask';
  /** The open questions while it waits. They may be put to any seats, also in the middle of another one's turn. */
  ask(state: S, frame: T): readonly Decision<A>[];
  /** What follows from an answer to one of them. */
  answer(draft: D, frame: T, answer: Answer<A>): void;
}

/** The rules of all kinds of frames of a game: one that is missing does not compile. */
export type Rules<F, D, S, A> = { readonly [K in keyof F]: Rule<D, S, A, Frame<F, K>> };

/** The rule of a frame that never asks. */
export function automatic<D, S, A, T>(run: (draft: D, frame: T) => void): Rule<D, S, A, T> {
  return {
    run(draft, frame) {
      run(draft, frame);
      return 'on';
    },
    ask: () => [],
    answer() {
      throw new Error('Nobody was asked.');
    },
  };
}

/** The rule of a frame that does nothing but ask. */
export function asking<D, S, A, T>(rule: Pick<Rule<D, S, A, T>, 'ask' | 'answer'>): Rule<D, S, A, T> {
  return { run: () => 'ask', ...rule };
}

/** The open questions: those of the frame on top; none once the game is over. */
export function openQuestions<F, D, S, A>(
  rules: Rules<F, D, S, A>,
  state: S,
  progress: Progress<F>,
): readonly Decision<A>[] {
  const top = progress.stack.at(-1);
  return top && progress.ending === null ? rules[top.at].ask(state, top) : [];
}

/** Works out an answer, and everything that follows from it until somebody has to be asked or the game is over. */
export function resolve<F, D, S, A>(
  rules: Rules<F, D, S, A>,
  draft: D,
  progress: Writable<Progress<F>>,
  answer: Answer<A>,
): void {
  const top = progress.stack.at(-1);
  if (!top) throw new Error('The game is over.');
  rules[top.at].answer(draft, top, answer);
  runOn(rules, draft, progress);
}

/** Goes on until somebody has to be asked or the game is over, which ends everything begun. */
function runOn<F, D, S, A>(rules: Rules<F, D, S, A>, draft: D, progress: Writable<Progress<F>>): void {
  for (;;) {
    if (progress.ending !== null) progress.stack = [];
    const top = progress.stack.at(-1);
    if (!top || rules[top.at].run(draft, top) === 'ask') return;
  }
}

/** An answer the gate cannot have let through: questions and answers of a rule do not match. */
export function unexpected(action: { readonly do: string }): never {
  throw new Error(`${action.do} answers another question.`);
}
