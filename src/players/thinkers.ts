import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import type { GameEntry } from '../engine/index.ts';
import { answerOnTimeout, NOTHING_BETTER, sightOf, type Question, type Thought } from './question.ts';
import { think } from './think.ts';
import type { Task } from './worker.ts';

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
  readonly patience?: number;
}

/**
 * Where players who are no people think: off the main thread, so that no press waits for them. Every question is
 * answered. Whoever fails there goes by rule of thumb; whoever fails at that as well, or has brooded until it was ended
 * and would brood here too, gets the answer the rules give for who does not answer.
 */
export class Thinkers {
  readonly #games: readonly GameEntry[];
  readonly #onTrouble: (error: unknown) => void;
  readonly #patience: number;
  readonly #worker: URL;
  /** One processor stays free for those who press. */
  readonly #threads = Math.max(1, availableParallelism() - 1);
  readonly #turns = new PQueue({ concurrency: this.#threads });
  #pool: Piscina<Task, Thought | null>;
  /** A worker that is being loaded where there was none. */
  #loading: Promise<unknown> | null = null;

  constructor(options: ThinkersOptions) {
    this.#games = options.games;
    this.#onTrouble = options.onTrouble ?? (() => undefined);
    this.#patience = options.patience ?? PATIENCE;
    this.#worker = options.worker ?? new URL('./worker.ts', import.meta.url);
    this.#pool = this.#begin();
  }

  /** Resolves once somebody is there to think, or busy: at once, or when a worker has been loaded. Never rejects. */
  async ready(): Promise<void> {
    const { length } = this.#pool.threads;
    if (length <= this.#turns.pending && length < this.#threads)
      this.#loading ??= this.#run(null)
        .catch(this.#onTrouble)
        .finally(() => (this.#loading = null));
    await this.#loading;
  }

  /** After `time` ms no other game is thought out: with the one begun, an answer takes some 60 more. */
  async think(question: Question, time: number): Promise<Thought> {
    const patience = new AbortController();
    try {
      const thought = await this.#turns.add(() => this.#run({ question, time }, patience));
      if (thought) return thought;
      throw new Error('A worker has answered nothing.');
    } catch (error) {
      this.#onTrouble(error);
      return patience.signal.aborted ? this.#byTheRules(question) : this.#quickly(question);
    }
  }

  /** Ends the workers; what they were thinking about is forgotten. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /** Ends the worker, and says so by the controller, once it has said nothing for too long. */
  #run(task: Task, patience = new AbortController()): Promise<Thought | null> {
    const timer = setTimeout(() => patience.abort(), this.#patience);
    return this.#pool.run(task, { signal: patience.signal }).finally(() => clearTimeout(timer));
  }

  #begin(): Piscina<Task, Thought | null> {
    const pool = new Piscina<Task, Thought | null>({
      filename: this.#worker.href,
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: IDLE,
      niceIncrement: MODEST,
    });
    // A worker that could not even be loaded: whatever waits for one is answered otherwise, and the next question finds a
    // new pool.
    pool.on('error', (error: unknown) => {
      this.#onTrouble(error);
      if (this.#pool === pool) this.#pool = this.#begin();
      pool.close({ force: true }).catch(this.#onTrouble);
    });
    return pool;
  }

  /** On this thread, without thinking ahead. */
  #quickly(question: Question): Thought {
    const entry = this.#entryOf(question);
    const strength = question.strength === 'search' ? 'thumb' : question.strength;
    try {
      return think(entry, { ...question, strength });
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
