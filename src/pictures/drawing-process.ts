import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Scene } from '../engine/index.ts';
import type { Delivery, Order } from './drawer.ts';

/** A process with nothing to draw ends after this long. */
const IDLE_MS = 60_000;
/** A process that has not drawn something after this long draws nothing any more: it is ended, and the next one begins. */
const PATIENCE_MS = 10_000;
/** How long a process that is told to end may take to. */
const END_MS = 1000;

export interface DrawingOptions {
  /** The module of the process. */
  readonly module?: URL;
  readonly idleMs?: number;
  readonly patienceMs?: number;
}

interface Waiting {
  readonly patience: NodeJS.Timeout;
  resolve(png: Buffer): void;
  reject(why: Error): void;
}

/**
 * Draws in a process of its own: a crash in there, or one that hangs, costs the pictures under way and nothing else, and however much there
 * is to draw, whoever presses comes first. The process begins with the first picture and again after it has ended.
 */
export class DrawingProcess {
  readonly #module: URL;
  readonly #idleMs: number;
  readonly #patienceMs: number;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #rest: NodeJS.Timeout | undefined;
  #number = 0;

  constructor({ module, idleMs = IDLE_MS, patienceMs = PATIENCE_MS }: DrawingOptions = {}) {
    this.#module = module ?? new URL('./drawer.ts', import.meta.url);
    this.#idleMs = idleMs;
    this.#patienceMs = patienceMs;
  }

  /** The process that draws, while there is one. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** A scene as a PNG. Rejects when it cannot be drawn, or the process ends before it is. */
  draw(scene: Scene): Promise<Buffer> {
    const child = (this.#child ??= this.#begin());
    const order: Order = { number: ++this.#number, scene };
    clearTimeout(this.#rest);
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => child.kill('SIGKILL'), this.#patienceMs);
      this.#waiting.set(order.number, { resolve, reject, patience });
      child.send(order, (error) => {
        if (error) this.#take(order.number)?.reject(error);
      });
    });
  }

  /** Ends the process, and with it what is being drawn. */
  async close(): Promise<void> {
    clearTimeout(this.#rest);
    const child = this.#child;
    if (child?.connected !== true) return;
    // Whoever wants a picture from now on gets another process.
    if (this.#waiting.size === 0) this.#child = null;
    const ended = once(child, 'exit');
    const patience = setTimeout(() => child.kill('SIGKILL'), END_MS);
    child.disconnect();
    await ended;
    clearTimeout(patience);
  }

  #begin(): ChildProcess {
    const child = fork(this.#module, {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (delivery: Delivery) => this.#deliver(delivery));
    child.on('error', (error) => this.#lose(child, error));
    child.on('exit', (code, signal) =>
      this.#lose(child, new Error(`The process that draws has ended (${signal ?? String(code)}).`)),
    );
    return child;
  }

  #deliver(delivery: Delivery): void {
    const waiting = this.#take(delivery.number);
    if ('png' in delivery) waiting?.resolve(Buffer.from(delivery.png));
    else waiting?.reject(new Error(delivery.why));
    if (this.#waiting.size > 0) return;
    this.#rest = setTimeout(() => void this.close(), this.#idleMs);
    this.#rest.unref();
  }

  #take(number: number): Waiting | undefined {
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
