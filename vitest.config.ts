import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'tests/unit/**/*.test.ts',
      'tests/service/**/*.test.ts',
      'tests/security/**/*.test.ts',
    ],
    // As many as there are processors: nothing else runs beside them.
    maxWorkers: '100%',
    // No test is one of speed: a shared machine can stand still, and random cases differ.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Modules hold no state that a test changes: loading them once for each worker spares a minute.
    isolate: false,
  },
});
