import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import type { GameEntry } from '../engine/index.ts';
import { answerOnTimeout, sightOf, type Question, type Thought } from './question.ts';
import { think } from './think.ts';
import type { Task } from './worker.ts';

/** After this long, in ms, no other game is thought out: with the one begun, an answer takes at most 300. */
export const THINKING_TIME = 240;
/** A worker that has said nothing after this long, in ms, will say nothing: it is ended, and another one takes its place. */
const PATIENCE = 10_000;

/** Workers with nothing to think about end after this long, in ms. */
const IDLE = 60_000;
/** How far their threads stand back behind the one that answers presses, where the system knows of such things. */
const MODEST = 10;

export interface ThinkersOptions {
  readonly games: readonly GameEntry[];
  /** Told of what went wrong; the question was answered all the same. */
  readonly onTrouble?: (error: unknown) => void;
  /** The module of the workers. */
  readonly worker?: URL;
  readonly time?: number;
  readonly patience?: number;
}

/**
 * Where players who are no people think: off the main thread, so that no press waits for them. Every question is
 * answered. Whoever fails to think ahead goes by rule of thumb; whoever fails at that as well gets the answer the rules
 * give for who does not answer.
 */
export class Thinkers {
  readonly #games: readonly GameEntry[];
  readonly #onTrouble: (error: unknown) => void;
  readonly #time: number;
  readonly #patience: number;
  readonly #pool: Piscina<Task, Thought>;
  readonly #turns: PQueue;

  constructor(options: ThinkersOptions) {
    this.#games = options.games;
    this.#onTrouble = options.onTrouble ?? (() => undefined);
    this.#time = options.time ?? THINKING_TIME;
    this.#patience = options.patience ?? PATIENCE;
    // One processor stays free for those who press.
    const threads = Math.max(1, availableParallelism() - 1);
    this.#pool = new Piscina({
      filename: (options.worker ?? new URL('./worker.ts', import.meta.url)).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE,
      niceIncrement: MODEST,
    });
    this.#turns = new PQueue({ concurrency: threads });
  }

  async think(question: Question): Promise<Thought> {
    if (question.strength === 'search') {
      try {
        return await this.#turns.add(() => this.#ahead(question));
      } catch (error) {
        this.#onTrouble(error);
      }
    }
    return this.#quickly(question);
  }

  /** Ends the workers; what they were thinking about is forgotten. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }

  #ahead(question: Question): Promise<Thought> {
    const signal = AbortSignal.timeout(this.#patience);
    return this.#pool.run({ question, time: this.#time }, { signal });
  }

  /** Without thinking ahead, on the thread that asks. */
  #quickly(question: Question): Thought {
    const entry = this.#games.find(({ game }) => game.id === question.game);
    if (!entry) throw new Error(`Nobody here plays ${question.game}.`);
    const strength = question.strength === 'search' ? 'thumb' : question.strength;
    try {
      return think(entry, { ...question, strength });
    } catch (error) {
      this.#onTrouble(error);
      return { answer: answerOnTimeout(sightOf(entry, question)), why: 'It knew nothing better.' };
    }
  }
}
