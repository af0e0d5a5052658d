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
    testTimeout: 30_000,
    // Modules hold no state that a test changes: loading them once for each worker spares a minute.
    isolate: false,
  },
});
