import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

/** Runs everything that holds Octavo in place, goes on after a failure, and counts. The last line says the sum. */
interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where the step says how many tests passed and failed; without it the step itself is one test. */
  readonly report: Report | undefined;
}

type Report = 'vitest' | 'samples' | 'browser';

const steps: readonly Step[] = [
  { name: 'check', command: ['npm', 'run', '-s', 'check'], report: undefined },
  {
    name: 'unit',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/vitest.json',
    ],
    report: 'vitest',
  },
  {
    name: 'samples',
    command: [
      'vitest',
      'run',
      '--config=tests/samples/vitest.config.ts',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=test-results/samples.json',
    ],
    report: 'samples',
  },
  { name: 'browser', command: ['playwright', 'test'], report: 'browser' },
];

interface Count {
  readonly passed: number;
  readonly failed: number;
}

function runStep({ name, command: [program, ...words], report }: Step): Count {
  process.stdout.write(`\n=== ${name}\n`);
  const { status } = spawnSync(program, words, { stdio: 'inherit' });
  const isGood = status === 0;
  if (report === undefined) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  const count = readCount(report);
  const fell = !isGood && count.failed === 0;
  return fell || count.passed === 0 ? { ...count, failed: count.failed + 1 } : count;
}

function readCount(report: Report): Count {
  try {
    const said = JSON.parse(readFileSync(`test-results/${report}.json`, 'utf8'));
    return report === 'browser'
      ? { passed: said.stats.expected + said.stats.flaky, failed: said.stats.unexpected }
      : { passed: said.numPassedTests, failed: said.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
const counts = steps.map(runStep);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
