import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longUnitTests, readTestSet } from './tests/long-tests.ts';

/** How many times as many random cases the tests of properties try in `npm run proof`. */
const proof = 20;

const folders = ['tests/package/', 'tests/', 'src/'].map((folder) => join(import.meta.dirname, folder));

/**
 * Tests that start programs before others, the longest of all foremost: where one waits for a program the processor is
 * others', and nothing long is left for the end. Vitest knows no times after `npm ci` and would begin with the largest files.
 */
class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      folders.findIndex((folder) => moduleId.startsWith(folder));
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

const set = readTestSet();

export default defineConfig(({ mode }) => ({
  define: {
    'import.meta.env.OCTAVO_BASE': '"/"',
    'import.meta.env.OCTAVO_SEARCH': '""',
    'import.meta.env.OCTAVO_OFFLINE': 'false',
    'import.meta.env.OCTAVO_VISITS': 'true',
  },
  test: {
    setupFiles: ['tests/support/property-seed.ts'],
    env: { OCTAVO_PROOF: String(mode === 'proof' ? proof : 1) },
    include:
      set === 'long'
        ? [...longUnitTests]
        : [
            'src/**/*.test.ts',
            'tests/unit/**/*.test.ts',
            'tests/documents/**/*.test.ts',
            'tests/service/**/*.test.ts',
            'tests/security/**/*.test.ts',
            'tests/package/**/*.test.ts',
            'tests/hosts/**/*.test.ts',
          ],
    exclude: [...configDefaults.exclude, ...(set === 'usual' ? longUnitTests : [])],
    // One per processor: beside them runs what checks format and types, where one of them waits.
    maxWorkers: '100%',
    sequence: { sequencer: ProgramsFirst },
    // What waits for a time limit waits together.
    maxConcurrency: 10,
    // No test measures speed: CI machines stall, and property tests vary.
    testTimeout: mode === 'proof' ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
    // No test changes the state of a module, so each worker loads modules once: that saves a minute.
    isolate: false,
  },
}));
