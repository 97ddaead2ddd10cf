import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Delivery, Order } from './serve.ts';
import type { Distance } from './standing-back.ts';

/** A process with nothing to do ends after this long. */
const IDLE_MS = 60_000;
/** A process that has not done something after this long does nothing any more: it is ended, and the next one begins. */
const PATIENCE_MS = 10_000;
/** How long a process that is told to end may take to. */
const END_MS = 1000;

export interface SideProcessOptions {
  /** The module of the process, which calls `serve`. */
  readonly module: URL;
  readonly idleMs?: number;
  readonly patienceMs?: number;
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
 */
export class SideProcess<Task, Result> {
  readonly #module: URL;
  readonly #idleMs: number;
  readonly #patienceMs: number;
  readonly #waiting = new Map<number, Waiting<Result>>();
  /**
   * How far the next process stands back. Perhaps others leave one that stands back furthest no time at all: once one has
   * hung, the next ones take their small share.
   */
  #distance: Distance = 'furthest';
  #hung = false;
  #child: ChildProcess | null = null;
  #rest: NodeJS.Timeout | undefined;
  #number = 0;

  constructor({ module, idleMs = IDLE_MS, patienceMs = PATIENCE_MS }: SideProcessOptions) {
    this.#module = module;
    this.#idleMs = idleMs;
    this.#patienceMs = patienceMs;
  }

  /** The process, while there is one. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Does the task. Rejects when it cannot be done, or the process ends before it is: with a `HungError` after too long. */
  do(task: Task): Promise<Result> {
    const child = (this.#child ??= this.#begin());
    const order: Order<Task> = { number: ++this.#number, task };
    clearTimeout(this.#rest);
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => this.#giveUp(child), this.#patienceMs);
      this.#waiting.set(order.number, { resolve, reject, patience });
      child.send(order, (error) => {
        if (error) this.#take(order.number)?.reject(error);
      });
    });
  }

  /** Ends the process, and with it what is being done. */
  async close(): Promise<void> {
    clearTimeout(this.#rest);
    const child = this.#child;
    if (child?.connected !== true) return;
    // Whoever wants something from now on gets another process.
    if (this.#waiting.size === 0) this.#child = null;
    const ended = once(child, 'exit');
    const patience = setTimeout(() => child.kill('SIGKILL'), END_MS);
    child.disconnect();
    await ended;
    clearTimeout(patience);
  }

  #begin(): ChildProcess {
    const child = fork(this.#module, [this.#distance], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning'],
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

  #giveUp(child: ChildProcess): void {
    this.#hung = true;
    this.#distance = 'nice';
    child.kill('SIGKILL');
  }

  #deliver(delivery: Delivery<Result>): void {
    const waiting = this.#take(delivery.number);
    if ('result' in delivery) waiting?.resolve(delivery.result);
    else waiting?.reject(new Error(delivery.why));
    if (this.#waiting.size > 0) return;
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
    this.#hung = false;
    for (const number of [...this.#waiting.keys()]) this.#take(number)?.reject(why);
  }
}
