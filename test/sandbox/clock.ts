import type { Clock } from '../../src/sandbox/index.ts';

/** A clock that stands still until it is told to go on. */
export interface ManualClock extends Clock {
  /** Lets time pass; what falls due on the way happens in order. */
  advance(ms: number): void;
}

export function manualClock(start = Date.parse('2026-01-05T12:00:00Z')): ManualClock {
  let now = start;
  const due = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      due.add(timer);
      return () => void due.delete(timer);
    },
    advance: (ms) => {
      const until = now + ms;
      for (;;) {
        const [next] = [...due].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        due.delete(next);
        now = next.at;
        next.run();
      }
      now = until;
    },
  };
}
