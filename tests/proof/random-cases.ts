import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './promise.ts';

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Random cases that the properties together have to try. */
const least = 100_000;

/** What of Vitest's JSON is read. https://vitest.dev/guide/reporters#json-reporter */
interface Report {
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The test files that try random cases; others would take a quarter of an hour, and prove nothing more. */
function listRandomTests(): readonly string[] {
  return globSync('{src,tests}/**/*.test.ts', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"),
  );
}

/** Runs the tests of properties with 20 times as many random cases of each, others than in any run before. */
export async function proveProperties(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-properties-'));
  const [report, counts] = [join(folder, 'report.json'), join(folder, 'counts.txt')];
  const words = ['run', '--mode', 'proof', '--reporter=json', `--outputFile=${report}`, ...listRandomTests()];
  const child = spawn(process.execPath, [vitest, ...words], {
    cwd: root,
    env: { ...process.env, OCTAVO_PROOF_COUNTS: counts },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => child.once('close', resolve));
  const { numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const cases = readFileSync(counts, 'utf8')
    .trim()
    .split('\n')
    .reduce((sum, runs) => sum + Number(runs), 0);
  rmSync(folder, { recursive: true });
  const broken = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      // The seed and the shortest case are in it, and gone otherwise.
      .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n').slice(0, 2000)}`),
  );
  return [
    {
      promise: 'properties hold for random cases',
      figure: `${cases.toLocaleString('en')} cases, ${numFailedTests} broken`,
      holds: numFailedTests === 0 && cases >= least,
      broken,
    },
  ];
}
