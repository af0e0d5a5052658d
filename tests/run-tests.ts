import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { type Outcome, readPlaywright, readVitest } from './read-report.ts';

/** Runs everything that holds Octavo in place, goes on after a failure, and ends with what failed and the sums. */
interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where the step says how many tests passed and failed; without it the step itself is one test. */
  readonly report: Report | undefined;
}

/** Failures that are said again at the end. */
const shown = 5;

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

function runStep({ name, command: [program, ...words], report }: Step): Outcome {
  process.stdout.write(`\n=== ${name}\n`);
  const isGood = spawnSync(program, words, { stdio: 'inherit' }).status === 0;
  if (report === undefined) return isGood ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
  const { passed, failures } = readReport(report);
  const isUntold = failures.length === 0 && (!isGood || passed === 0);
  return isUntold ? { passed, failures: [name] } : { passed, failures };
}

function readReport(report: Report): Outcome {
  const file = `test-results/${report}.json`;
  if (!existsSync(file)) return { passed: 0, failures: [] };
  return report === 'browser' ? readPlaywright(file) : readVitest(file);
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
const outcomes = steps.map(runStep);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
process.exitCode = failures.length === 0 ? 0 : 1;
if (failures.length > 0) process.stdout.write(`\n=== failed\n${failures.slice(0, shown).join('\n')}\n`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
