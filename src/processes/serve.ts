import { Worker } from 'node:worker_threads';
import { standBack, type Distance } from './standing-back.ts';

/** What a side process is given to do. */
export interface Order<Task> {
  readonly number: number;
  readonly task: Task;
}

/** What it answers to the order of the same number, and how long that took it, in ms. */
export type Delivery<Result> = { readonly number: number; readonly took: number } & (
  { readonly result: Result } | { readonly why: string }
);

/** Ends this process, out of the middle of work that never ends as well, when the one it works for is no more. */
const WATCH = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1000);
`;

/**
 * Does in this process what its `SideProcess` asks of it, until nobody is left to do it for. To be called once all is
 * loaded, with what takes the tasks of that `SideProcess` and gives its results.
 */
export function serve(work: (task: never) => unknown): void {
  process.on('message', (order: Order<never>) => {
    // Where the bot is gone by then nobody waits for it, and the end of this process is near; nothing is to be said.
    void deliver(order, work).then((delivery) => process.send?.(delivery, undefined, {}, () => undefined));
  });
  process.on('disconnect', () => process.exit());
  new Worker(WATCH, { eval: true, workerData: process.ppid }).unref();
  // What ends the bot reaches its whole family; the bot says when its side processes end.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // Not before: a machine with much to do would let whoever waits for the first result wait too long.
  standBack(process.argv.includes('furthest' satisfies Distance) ? 'furthest' : 'nice');
}

async function deliver({ number, task }: Order<never>, work: (task: never) => unknown): Promise<Delivery<unknown>> {
  const began = performance.now();
  try {
    const result = await work(task);
    return { number, took: performance.now() - began, result };
  } catch (error) {
    return { number, took: performance.now() - began, why: error instanceof Error ? error.message : String(error) };
  }
}
