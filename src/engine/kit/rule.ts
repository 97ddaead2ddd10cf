import type { Answer, Decision } from '../game.ts';
import type { Frame, Progress, Writable } from './frames.ts';

/** The behaviour of one kind of frame while it is on top of the stack. `D` draft · `S` state · `A` action · `T` frame. */
export interface Rule<D, S, A, T> {
  /** Takes one automatic step and changes the stack (`on`), or changes nothing and waits for an answer (`ask`). */
  run(draft: D, frame: T): 'on' | 'ask';
  /** The open decisions while it waits, of any seats. */
  ask(state: S, frame: T): readonly Decision<A>[];
  /** Applies an answer to one of them. */
  answer(draft: D, frame: T, answer: Answer<A>): void;
}

/** One rule per kind of frame; a missing one does not compile. */
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
      throw new Error('This frame asks nothing.');
    },
  };
}

/** The rule of a frame that only asks. */
export function asking<D, S, A, T>(rule: Pick<Rule<D, S, A, T>, 'ask' | 'answer'>): Rule<D, S, A, T> {
  return { run: () => 'ask', ...rule };
}

/** The open decisions: those of the top frame; none once the game is over. */
export function openQuestions<F, D, S, A>(
  rules: Rules<F, D, S, A>,
  state: S,
  progress: Progress<F>,
): readonly Decision<A>[] {
  const top = progress.stack.at(-1);
  return top && progress.ending === null ? rules[top.kind].ask(state, top) : [];
}

/** Applies an answer, then runs frames until one asks or the game is over. Throws when the game is already over. */
export function resolve<F, D, S, A>(
  rules: Rules<F, D, S, A>,
  draft: D,
  progress: Writable<Progress<F>>,
  answer: Answer<A>,
): void {
  const top = progress.stack.at(-1);
  if (!top) throw new Error('The game is over.');
  rules[top.kind].answer(draft, top, answer);
  runOn(rules, draft, progress);
}

/** Runs frames until one asks or the game is over, which clears the stack. */
function runOn<F, D, S, A>(rules: Rules<F, D, S, A>, draft: D, progress: Writable<Progress<F>>): void {
  for (;;) {
    if (progress.ending !== null) progress.stack = [];
    const top = progress.stack.at(-1);
    if (!top || rules[top.kind].run(draft, top) === 'ask') return;
  }
}

/** Throws for an answer the gate cannot have accepted: a rule's questions and answers do not match. */
export function unexpected(action: { readonly do: string }): never {
  throw new Error(`${action.do} answers another question.`);
}

/** The action, typed as one that does this. Throws for any other (see `unexpected`). */
export function doing<A extends { readonly do: string }, K extends A['do']>(action: A, does: K): Extract<A, { do: K }> {
  return isDoing(action, does) ? action : unexpected(action);
}

function isDoing<A extends { readonly do: string }, K extends A['do']>(
  action: A,
  does: K,
): action is Extract<A, { do: K }> {
  return action.do === does;
}
