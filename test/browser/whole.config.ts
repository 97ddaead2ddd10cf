import { defineConfig } from 'vitest/config';

/** A whole game in the page takes minutes, so it is a command of its own. */
export default defineConfig({
  test: {
    include: ['test/browser/whole.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
