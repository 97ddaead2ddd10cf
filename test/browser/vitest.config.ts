import { defineConfig } from 'vitest/config';

/** Tests in a real browser, apart from the others because they need one: Chromium, where Debian puts it. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.browser.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
