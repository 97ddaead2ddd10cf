import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import type { GameEntry } from '#engine';
import { HungError, SideProcess, type SideProcessOptions } from '../processes/side-process.ts';
import { answerOnTimeout, NOTHING_BETTER, sightOf, type Question, type Thought } from './question.ts';
import { think } from './think.ts';
import type { Task } from './worker.ts';

/** Workers at most, however many processors there are: each takes as much memory as a small bot. */
const MOST_WORKERS = 4;

export interface ThinkersOptions extends Omit<SideProcessOptions, 'module'> {
  readonly games: readonly GameEntry[];
  /** Told of what went wrong; the question was answered all the same. */
  readonly onTrouble?: (error: unknown) => void;
  /** The module of the workers. */
  readonly worker?: URL;
}

/**
 * Where players who are no people think: in processes of their own, so that no press waits for them. Every question is
 * answered. Whoever fails there goes by rule of thumb; whoever fails at that as well, or has brooded until it was ended
 * and would brood here too, gets the answer the rules give for who does not answer.
 */
export class Thinkers {
  readonly #games: readonly GameEntry[];
  readonly #onTrouble: (error: unknown) => void;
  readonly #workers: readonly SideProcess<Task, Thought | null>[];
  /** Those with nothing to think about; the one that had something last is the next to have. */
  readonly #free: SideProcess<Task, Thought | null>[];
  readonly #turns: PQueue;
  /** A worker that is being loaded where there was none. */
  #loading: Promise<unknown> | null = null;

  constructor({ games, onTrouble = () => undefined, worker, ...options }: ThinkersOptions) {
    this.#games = games;
    this.#onTrouble = onTrouble;
    const module = worker ?? new URL('./worker.ts', import.meta.url);
    // One processor stays free for those who press.
    const length = Math.min(MOST_WORKERS, Math.max(1, availableParallelism() - 1));
    this.#workers = Array.from({ length }, () => new SideProcess({ module, ...options }));
    this.#free = [...this.#workers];
    this.#turns = new PQueue({ concurrency: length });
  }

  /** Resolves once somebody is there to think, or busy: at once, or when a worker has been loaded. Never rejects. */
  async ready(): Promise<void> {
    const next = this.#free.at(-1);
    if (next?.pid === null)
      this.#loading ??= next
        .do(null)
        .catch(this.#onTrouble)
        .finally(() => (this.#loading = null));
    await this.#loading;
  }

  /** After `time` ms no other game is thought out: with the one begun, an answer takes some 60 more. */
  async think(question: Question, time: number): Promise<Thought> {
    try {
      const thought = await this.#turns.add(() => this.#ask({ question, time }));
      if (thought) return thought;
      throw new Error('A worker has answered nothing.');
    } catch (error) {
      this.#onTrouble(error);
      return error instanceof HungError ? this.#byTheRules(question) : this.#quickly(question);
    }
  }

  /** Whoever thinks stands still until they may go on. */
  standStill(): void {
    for (const worker of this.#workers) worker.standStill();
  }

  goOn(): void {
    for (const worker of this.#workers) worker.goOn();
  }

  /** Ends the workers; what they were thinking about is forgotten. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  /** Asks somebody who has nothing to think about; there is one whenever it is somebody's turn to be asked. */
  async #ask(task: Task): Promise<Thought | null> {
    const worker = this.#free.pop();
    if (!worker) throw new Error('Nobody is free to think.');
    try {
      return await worker.do(task);
    } finally {
      this.#free.push(worker);
    }
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
