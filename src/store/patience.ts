import { setTimeout } from 'node:timers/promises';
import { storeError } from './failures.ts';

/** Pause between two tries, in ms. */
const PAUSE = 15;

export interface Patience {
  readonly file: string;
  /** How long to retry while another process locks the database, in ms. */
  readonly patience: number;
}

/**
 * Runs the work as soon as no other process locks the database, without blocking the event loop. Throws a StoreError
 * when the database fails.
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
