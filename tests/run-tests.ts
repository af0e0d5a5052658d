import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { type TestSet, testSetVariable } from './long-tests.ts';
import { type Outcome, readPlaywright, readVitest } from './read-report.ts';

/**
 * Runs what holds Octavo in place, goes on after a failure, and ends with what failed and the sums: `npm test` what
 * is worth to be waited for after a change, `-- long` the rest, `-- all` both; `-- long 2/3` the second of three parts of it, for
 * machines that share it.
 */
interface Step {
  readonly name: string;
  /** The one set that it belongs to; both, with the tests of that one, when undefined. */
  readonly only?: Exclude<TestSet, 'all'>;
  readonly command: readonly [string, ...string[]];
  /** Where the step says how many tests passed and failed; without it the step itself is one test. */
  readonly report: Report | undefined;
}

/** Failures that are said again at the end. */
const shown = 5;

type Report = 'vitest' | 'samples' | 'browser' | 'firefox' | 'webkit';

/** Run one after the other, those of a list at once: where unit tests wait for programs, the check has the processor. */
const stages: readonly (readonly Step[])[] = [
  [
    { name: 'check', only: 'usual', command: ['npm', 'run', '-s', 'check'], report: undefined },
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
  ],
  [
    {
      name: 'samples',
      only: 'long',
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
  ],
  [{ name: 'browser', command: ['playwright', 'test'], report: 'browser' }],
  [
    {
      name: 'firefox',
      only: 'long',
      command: ['playwright', 'test', '-c', 'tests/firefox', 'navigation', 'e2e/code'],
      report: 'firefox',
    },
  ],
  [
    {
      name: 'webkit',
      only: 'long',
      command: [
        'vitest',
        'run',
        '--config=tests/webkit/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/webkit.json',
      ],
      report: 'webkit',
    },
  ],
];

/** Runs the steps of a stage at once. One alone says what it does while it does it, several in one piece at their ends. */
async function runStage(stage: readonly Step[]): Promise<readonly Outcome[]> {
  const isAlone = stage.length === 1;
  return Promise.all(
    stage.map(async (step) => {
      if (isAlone) process.stdout.write(`\n=== ${step.name}\n`);
      const { isGood, said } = await runStep(step, isAlone);
      if (!isAlone) process.stdout.write(`\n=== ${step.name}\n${said}`);
      return judge(step, isGood);
    }),
  );
}

/** Runs a step to its end: whether it ended well, and what it said where it does not say it itself. */
async function runStep(
  { only, command: [program, ...words] }: Step,
  isAlone: boolean,
): Promise<{ readonly isGood: boolean; readonly said: string }> {
  const child = spawn(program, part && only === undefined ? [...words, `--shard=${part}`] : words, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, [testSetVariable]: set },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { isGood: code === 0, said: Buffer.concat(said).toString() };
}

function judge({ name, report }: Step, isGood: boolean): Outcome {
  if (report === undefined) return isGood ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
  const { passed, failures } = readReport(report);
  const isUntold = failures.length === 0 && (!isGood || passed === 0);
  return isUntold ? { passed, failures: [name] } : { passed, failures };
}

function readReport(report: Report): Outcome {
  const file = `test-results/${report}.json`;
  if (!existsSync(file)) return { passed: 0, failures: [] };
  return report === 'browser' || report === 'firefox' ? readPlaywright(file) : readVitest(file);
}

/** Steps of one set alone go to the parts in turns, of the others each part has its share. */
function isAsked(step: Step): boolean {
  if (step.only === undefined) return true;
  if (set !== 'all' && step.only !== set) return false;
  if (part === undefined) return true;
  const [own = 1, of = 1] = part.split('/').map(Number);
  const alone = stages.flat().filter(({ only }) => only === step.only);
  return alone.indexOf(step) % of === own - 1;
}

const [set = 'usual', part] = process.argv.slice(2);
if (!['usual', 'long', 'all'].includes(set))
  throw new Error(`There are no "${set}" tests: usual, long, all.`);
if (part !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(part))
  throw new Error(`"${part}" is no part of tests, such as 2/3.`);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
const outcomes: Outcome[] = [];
for (const stage of stages) outcomes.push(...(await runStage(stage.filter(isAsked))));
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
process.exitCode = failures.length === 0 ? 0 : 1;
if (failures.length > 0) process.stdout.write(`\n=== failed\n${failures.slice(0, shown).join('\n')}\n`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
