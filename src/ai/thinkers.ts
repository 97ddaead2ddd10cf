import type { GameEntry } from '#engine';
import { answerOnTimeout, NOTHING_BETTER, sightOf, type Question, type Thought } from './question.ts';
import { think } from './think.ts';

export interface ThinkersOptions {
  readonly games: readonly GameEntry[];
  /** Thinks, for so long in ms. Rejects with a `TimeoutError` when it came to no end. */
  readonly ask: (question: Question, time: number) => Promise<Thought>;
  /** Told of what went wrong; the question was answered all the same. */
  readonly onTrouble?: (error: unknown) => void;
}

/**
 * AI players who think elsewhere, so that no press waits for them. Every question is answered: where thinking fails, by
 * heuristic; where that fails as well, or would come to no end on this thread either, as the rules answer on time-out.
 */
export class Thinkers {
  readonly #games: readonly GameEntry[];
  readonly #ask: ThinkersOptions['ask'];
  readonly #onTrouble: (error: unknown) => void;

  constructor({ games, ask, onTrouble = () => undefined }: ThinkersOptions) {
    this.#games = games;
    this.#ask = ask;
    this.#onTrouble = onTrouble;
  }

  async think(question: Question, time: number): Promise<Thought> {
    try {
      return await this.#ask(question, time);
    } catch (error) {
      this.#onTrouble(error);
      const hung = error instanceof Error && error.name === 'TimeoutError';
      return hung ? this.#byTheRules(question) : this.#quickly(question);
    }
  }

  /** On this thread, without a search. */
  #quickly(question: Question): Thought {
    const strength = question.strength === 'search' ? 'thumb' : question.strength;
    try {
      return think(this.#entryOf(question), { ...question, strength });
    } catch (error) {
      this.#onTrouble(error);
      return this.#byTheRules(question);
    }
  }

  #byTheRules(question: Question): Thought {
    return { answer: answerOnTimeout(sightOf(this.#entryOf(question), question)), why: NOTHING_BETTER };
  }

  #entryOf({ game: id }: Question): GameEntry {
    const entry = this.#games.find(({ game }) => game.id === id);
    if (!entry) throw new Error(`Nobody here plays ${id}.`);
    return entry;
  }
}
