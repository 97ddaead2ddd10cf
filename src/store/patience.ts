import { setTimeout } from 'node:timers/promises';
import { storeError } from './failures.ts';

/** Between two tries, in ms. */
const PAUSE = 15;

export interface Patience {
  readonly file: string;
  /** How long to go on trying while another process holds the database, in ms. */
  readonly patience: number;
}

/**
 * Does the work at once, or as soon as no other process holds the database; nobody else waits meanwhile. Throws a
 * StoreError when the database cannot serve.
 */
export async function patiently<T>({ file, patience }: Patience, work: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const failure = storeError(error, file);
      if (failure?.failure !== 'locked' || performance.now() >= end) throw failure ?? error;
    }
    await setTimeout(PAUSE);
  }
}
