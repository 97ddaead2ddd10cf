import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { pool, type Pool } from 'workerpool';
import type { Scene } from '#engine';
import type { AiRequest, AiReply } from '../ai/request.ts';
import type { Work } from './worker.ts';

/** Processes at most, however many processors there are: each takes as much memory as a small bot. */
const MOST = 4;
/** A process that has not done a task after this long is ended, in ms. */
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
 * Draws and thinks in processes of lower priority, which begin with the first task. A process that crashes or hangs
 * costs its task alone: the promise rejects, after too long with a `TimeoutError`. One process is always left to draw,
 * the others to think, so that neither waits for the other.
 */
export class Workers {
  readonly #size = Math.min(MOST, Math.max(2, availableParallelism()));
  readonly #drawing = new PQueue({ concurrency: 1 });
  readonly #thinking = new PQueue({ concurrency: this.#size - 1 });
  readonly #module: URL;
  readonly #timeoutMs: number;
  readonly #idleMs: number;
  #pool: Pool | null = null;
  #idle: NodeJS.Timeout | undefined;
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

  /** Resolves once a process is there to think: at once, or when one has been loaded. Never rejects. */
  async ready(): Promise<void> {
    if ((this.#pool?.stats().totalWorkers ?? 0) < this.#size)
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
    clearTimeout(this.#idle);
    this.#pool ??= pool(fileURLToPath(this.#module), {
      workerType: 'process',
      maxWorkers: this.#size,
      workerTerminateTimeout: END_MS,
      forkOpts: { serialization: 'advanced', execArgv: ['--disable-warning=ExperimentalWarning'] },
    });
    try {
      return await this.#pool.exec<Work[Name]>(name, task).timeout(this.#timeoutMs);
    } finally {
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => void this.close(), this.#idleMs);
      this.#idle.unref();
    }
  }
}
