import { defineConfig } from 'vitest/config';

/** How many times as many random cases the tests of properties try in `npm run proof`. */
const proof = 20;

export default defineConfig(({ mode }) => ({
  define: { 'import.meta.env.OCTAVO_BASE': '"/"' },
  test: {
    env: { OCTAVO_PROOF: String(mode === 'proof' ? proof : 1) },
    include: [
      'src/**/*.test.ts',
      'tests/unit/**/*.test.ts',
      'tests/service/**/*.test.ts',
      'tests/security/**/*.test.ts',
      'tests/package/**/*.test.ts',
    ],
    // One per processor: nothing else runs at the same time.
    maxWorkers: '100%',
    // What waits for a time limit waits together.
    maxConcurrency: 10,
    // No test measures speed: CI machines stall, and property tests vary.
    testTimeout: mode === 'proof' ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
    // No test changes the state of a module, so each worker loads modules once: that saves a minute.
    isolate: false,
  },
}));
