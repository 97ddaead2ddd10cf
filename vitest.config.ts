import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The bots, commands and workers that tests start load the same sources again and again: they share what Node has compiled.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
