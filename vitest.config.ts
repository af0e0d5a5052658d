import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'tests/unit/**/*.test.ts',
      'tests/service/**/*.test.ts',
      'tests/security/**/*.test.ts',
    ],
    testTimeout: 30_000,
  },
});
