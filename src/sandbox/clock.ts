/** The sandbox's only source of time, so that a test can let 15 minutes pass at once. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a function once after `ms`; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** Real time; waiting for it keeps no process from ending. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
