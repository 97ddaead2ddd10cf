import type { Decision } from '#engine';
import type { Subject } from '../subject.ts';
import type { Law } from '../violation.ts';
import { toy, type Toy } from './game.ts';
import { at, type Card, type ToyAction, type ToyState } from './state.ts';
import { toySubject } from './subject.ts';

/** One way to break the toy, and the law that has to notice. */
export interface Fault {
  /** "a toy that …" */
  readonly name: string;
  readonly law: Law;
  /** What the report has to speak of. */
  readonly says: RegExp;
  readonly subject: Subject;
}

export function fault(name: string, law: Law, says: RegExp, broken: Partial<Toy>, rest: Partial<Subject> = {}): Fault {
  return { name, law, says, subject: { ...toySubject, ...rest, game: { ...toy, ...broken } } };
}

/** The card on top of the deck. */
export function topOf(state: ToyState): Card {
  return at(state.deck, state.deck.length - 1);
}

/** The decisions of a toy, each of them changed. */
export function asking(
  change: (decision: Decision<ToyAction>, state: ToyState) => Decision<ToyAction>,
  game: Toy = toy,
): Partial<Toy> {
  return { decisions: (state) => game.decisions(state).map((decision) => change(decision, state)) };
}
