import { defineConfig } from 'vitest/config';

/** Whole games and long proofs take minutes, so they are a command of their own; `npm test` runs a short one of each. */
export default defineConfig({
  test: {
    include: ['test/**/*.whole.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 20_000,
  },
});
