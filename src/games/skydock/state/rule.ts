import type { Answer, Decision } from '#engine';
import type { Action } from './actions.ts';
import type { Draft } from './draft.ts';
import type { At, Frame } from './frames.ts';
import type { State } from './state.ts';

/** What one kind of frame does while it is on top of the stack. */
export interface Rule<K extends At> {
  /** Goes one step further by itself, changing the stack; or waits for an answer, changing nothing. */
  run(draft: Draft, frame: Frame<K>): 'on' | 'ask';
  /** The open questions while it waits. */
  ask(state: State, frame: Frame<K>): readonly Decision<Action>[];
  /** What follows from an answer to one of them. */
  answer(draft: Draft, frame: Frame<K>, answer: Answer<Action>): void;
}

/** The rule of a frame that never asks. */
export function automatic<K extends At>(run: (draft: Draft, frame: Frame<K>) => void): Rule<K> {
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
export function asking<K extends At>(rule: Pick<Rule<K>, 'ask' | 'answer'>): Rule<K> {
  return { run: () => 'ask', ...rule };
}

/** An answer the gate cannot have let through: questions and answers of a rule do not match. */
export function unexpected(action: Action): never {
  throw new Error(`${action.do} answers another question.`);
}
