import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { pool, type Pool } from 'workerpool';
import type { Scene } from '#engine';
import type { AiRequest, AiReply } from '../ai/request.ts';
import type { PackedGame, Progress } from '../proof/packed-game.ts';
import type { Verdict } from '../proof/verify.ts';
import type { Work } from './worker.ts';

/** Processes at most that draw and think, however many processors there are: each takes as much memory as a small bot. */
const MOST = 4;
/** A process that has not done a task after this long is ended, in ms; one that verifies, that says nothing for this long. */
const TIMEOUT_MS = 10_000;
/** How long a process may take to end by itself, in ms. */
const END_MS = 200;
/** With nothing to do for this long, all processes end, in ms. */
const IDLE_MS = 60_000;

export interface WorkersOptions {
  /** The module of the processes. */
  readonly module?: URL;
  readonly timeoutMs?: number;
  readonly idleMs?: number;
}

/**
 * Draws, thinks and verifies in processes of lower priority, which begin with the first task. A process that crashes or
 * hangs costs its task alone: the promise rejects, after too long with a `TimeoutError`. One process is always left to
 * draw, the others to think, and one more comes while a game is verified, so that nothing waits for another.
 */
export class Workers {
  readonly #size = Math.min(MOST, Math.max(2, availableParallelism()));
  readonly #drawing = new PQueue({ concurrency: 1 });
  readonly #thinking = new PQueue({ concurrency: this.#size - 1 });
  readonly #verifying = new PQueue({ concurrency: 1 });
  readonly #module: URL;
  readonly #timeoutMs: number;
  readonly #idleMs: number;
  #pool: Pool | null = null;
  #idle: NodeJS.Timeout | undefined;
  /** Tasks under way. */
  #running = 0;
  #loading: Promise<void> | null = null;

  constructor({ module, timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS }: WorkersOptions = {}) {
    // TypeScript among the sources, JavaScript in the bundle.
    this.#module = module ?? new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
    this.#timeoutMs = timeoutMs;
    this.#idleMs = idleMs;
  }

  /** A scene as a PNG. */
  draw(scene: Scene): Promise<Buffer> {
    return this.#drawing.add(() => this.#run('draw', scene));
  }

  /** What an AI player answers. After `time` ms it begins no other game: with the last one, an answer takes some 60 more. */
  think(request: AiRequest, time: number): Promise<AiReply> {
    return this.#thinking.add(() => this.#run('think', request, time));
  }

  /** Whether a finished game follows from what it is made of: games are verified one after the other. */
  verify(game: PackedGame, onProgress: (progress: Progress) => void): Promise<Verdict> {
    return this.#verifying.add(() => this.#verify(game, onProgress));
  }

  /** Resolves once a process is there to think: at once, or when one has been loaded. Never rejects. */
  async ready(): Promise<void> {
    if ((this.#pool?.stats().totalWorkers ?? 0) < this.#size + this.#verifying.pending)
      this.#loading ??= this.#run('load')
        // The task that comes next fails for the same reason, and says so.
        .catch(() => undefined)
        .finally(() => (this.#loading = null));
    await this.#loading;
  }

  /** Ends the processes, and with them what they are doing. */
  async close(): Promise<void> {
    this.#drawing.clear();
    this.#thinking.clear();
    this.#verifying.clear();
    clearTimeout(this.#idle);
    const old = this.#pool;
    this.#pool = null;
    // One that has died with nothing to do never says that it has ended.
    await old?.terminate(true, 3 * END_MS).catch(() => undefined);
  }

  async #run<Name extends keyof Work>(
    name: Name,
    ...task: Parameters<Work[Name]>
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    return await this.#using((workers) => workers.exec<Work[Name]>(name, task).timeout(this.#timeoutMs));
  }

  async #verify(game: PackedGame, onProgress: (progress: Progress) => void): Promise<Verdict> {
    return this.#using((workers) => {
      const running = workers.exec<Work['verify']>('verify', [game], {
        on: (progress: Progress) => {
          patience.refresh();
          onProgress(progress);
        },
      });
      const patience = setTimeout(() => void running.cancel(), this.#timeoutMs);
      // The `finally` of its own promises never resolves.
      return Promise.resolve(running).finally(() => clearTimeout(patience));
    });
  }

  async #using<T>(run: (workers: Pool) => PromiseLike<T>): Promise<Awaited<T>> {
    clearTimeout(this.#idle);
    this.#running++;
    this.#pool ??= pool(fileURLToPath(this.#module), {
      workerType: 'process',
      maxWorkers: this.#size + 1,
      workerTerminateTimeout: END_MS,
      forkOpts: { serialization: 'advanced', execArgv: ['--disable-warning=ExperimentalWarning'] },
    });
    try {
      return await run(this.#pool);
    } finally {
      clearTimeout(this.#idle);
      this.#running--;
      if (this.#running === 0) this.#idle = setTimeout(() => void this.close(), this.#idleMs).unref();
    }
  }
}
