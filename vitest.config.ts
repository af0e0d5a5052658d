import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'tests/unit/**/*.test.ts',
      'tests/service/**/*.test.ts',
      'tests/security/**/*.test.ts',
    ],
    // One per processor: nothing else runs at the same time.
    maxWorkers: '100%',
    // No test measures speed: CI machines stall, and property tests vary.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // No test changes the state of a module, so each worker loads modules once: that saves a minute.
    isolate: false,
  },
});
