import { fork, type ChildProcess } from 'node:child_process';
import { hasLeash, onLeash } from './leash.ts';
import type { Delivery, Order } from './serve.ts';
import type { Distance } from './standing-back.ts';

/** A process with nothing to do ends after this long. */
const IDLE_MS = 60_000;
/** A process that has not done something after this long does nothing any more: it is ended, and the next one begins. */
const PATIENCE_MS = 10_000;
/** What takes a process longer than this takes so long because others leave one that stands back furthest no time. */
const SLOW_MS = 1000;
/** So long the processes after a slow one take their small share. */
const SHARE_MS = 60 * 60_000;
/** How long a process that is told to end may take to. */
const END_MS = 1000;

export interface SideProcessOptions {
  /** The module of the process, which calls `serve`. */
  readonly module: URL;
  readonly idleMs?: number;
  readonly patienceMs?: number;
  readonly slowMs?: number;
  /** How far its processes stand back at most. */
  readonly distance?: Distance;
}

/** A process has kept somebody waiting for too long, and was ended. */
export class HungError extends Error {}

interface Waiting<Result> {
  readonly patience: NodeJS.Timeout;
  resolve(result: Result): void;
  reject(why: Error): void;
}

/**
 * Work done in a process of its own that stands back behind this one: a crash in there, or one that hangs, costs what is
 * under way and nothing else, and however much there is to do, whoever presses comes first. The process begins with the
 * first task and again after it has ended. Tasks and results are whatever a structured clone can carry.
 *
 * Where others always want every processor, one that stands back furthest comes to nothing. Whether that is so shows by
 * how long its tasks take; for a while the next processes then take a small share of their own.
 */
export class SideProcess<Task, Result> {
  readonly #module: URL;
  readonly #idleMs: number;
  readonly #patienceMs: number;
  readonly #slowMs: number;
  readonly #furthest: Distance;
  readonly #waiting = new Map<number, Waiting<Result>>();
  #child: ChildProcess | null = null;
  /** How far that process stands back, and whether it was ended for hanging. */
  #distance: Distance = 'furthest';
  #hung = false;
  /** Until when processes take their small share, in ms since this one began. */
  #shareUntil = 0;
  #rest: NodeJS.Timeout | undefined;
  #number = 0;

  constructor(options: SideProcessOptions) {
    this.#module = options.module;
    this.#idleMs = options.idleMs ?? IDLE_MS;
    this.#patienceMs = options.patienceMs ?? PATIENCE_MS;
    this.#slowMs = options.slowMs ?? SLOW_MS;
    this.#furthest = options.distance ?? 'furthest';
  }

  /** The process, while there is one. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Does the task. Rejects when it cannot be done, or the process ends before it is: with a `HungError` after too long. */
  async do(task: Task): Promise<Result> {
    const child = (this.#child ??= this.#begin());
    const order: Order<Task> = { number: ++this.#number, task };
    clearTimeout(this.#rest);
    return new Promise((resolve, reject) => {
      child.send(order, (error) => {
        if (error) this.#take(order.number)?.reject(error);
      });
      const patience = setTimeout(() => this.#giveUp(child, order.number), this.#patienceMs);
      this.#waiting.set(order.number, { resolve, reject, patience });
    });
  }

  /**
   * The process stands still in the middle of what it does, if anything, until it is told to go on; soon, since who waits
   * for it loses patience. Where it could stay behind for ever if this process died meanwhile it does not stand still.
   */
  standStill(): void {
    if (this.#waiting.size > 0 && this.#child?.connected === true && hasLeash()) this.#child.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Ends the process, and with it what is being done. */
  async close(): Promise<void> {
    clearTimeout(this.#rest);
    const child = this.#child;
    if (child?.connected !== true) return;
    this.goOn();
    // Whoever wants something from now on gets another process.
    if (this.#waiting.size === 0) this.#child = null;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const patience = setTimeout(() => child.kill('SIGKILL'), END_MS);
    child.disconnect();
    await ended;
    clearTimeout(patience);
  }

  #begin(): ChildProcess {
    this.#distance = this.#fitting();
    this.#hung = false;
    const child = fork(this.#module, [this.#distance], {
      serialization: 'advanced',
      ...onLeash(['--disable-warning=ExperimentalWarning']),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (delivery: Delivery<Result>) => this.#deliver(delivery));
    child.on('error', (error) => this.#lose(child, error));
    child.on('exit', (code, signal) => {
      const why = `A side process has ended (${signal ?? String(code)}).`;
      this.#lose(child, this.#hung ? new HungError(why) : new Error(why));
    });
    return child;
  }

  /** Where it was this process that stood still, the result lies here to be read: only who is still waiting then waits in vain. */
  #giveUp(child: ChildProcess, number: number): void {
    setImmediate(() => {
      if (!this.#waiting.has(number)) return;
      this.#hung = true;
      this.#takeShare();
      child.kill('SIGKILL');
    });
  }

  /** How far a process is to stand back now. */
  #fitting(): Distance {
    return performance.now() < this.#shareUntil ? 'nice' : this.#furthest;
  }

  #takeShare(): void {
    this.#shareUntil = performance.now() + SHARE_MS;
  }

  #deliver(delivery: Delivery<Result>): void {
    const waiting = this.#take(delivery.number);
    if ('result' in delivery) waiting?.resolve(delivery.result);
    else waiting?.reject(new Error(delivery.why));
    if (delivery.took > this.#slowMs) this.#takeShare();
    if (this.#waiting.size > 0) return;
    if (this.#distance !== this.#fitting()) {
      void this.close();
      return;
    }
    this.#rest = setTimeout(() => void this.close(), this.#idleMs);
    this.#rest.unref();
  }

  #take(number: number): Waiting<Result> | undefined {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    clearTimeout(waiting?.patience);
    return waiting;
  }

  #lose(child: ChildProcess, why: Error): void {
    if (this.#child !== child) return;
    this.#child = null;
    for (const number of [...this.#waiting.keys()]) this.#take(number)?.reject(why);
  }
}
