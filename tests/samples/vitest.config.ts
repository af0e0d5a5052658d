import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['tests/samples/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 600_000 },
});
