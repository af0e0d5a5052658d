import { defineConfig } from 'vitest/config';

/** What readers do most, in WebKit: Playwright cannot drive the one that systems have, WebDriver can. */
export default defineConfig({
  test: {
    include: ['tests/webkit/**/*.test.ts'],
    globalSetup: 'tests/webkit/serve-example.ts',
    // One browser after the other: they share a processor with the site.
    fileParallelism: false,
    // As in `playwright.config.ts`: a shared machine can stand still.
    retry: process.env['CI'] ? 2 : 0,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
