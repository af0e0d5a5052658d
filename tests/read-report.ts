import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What a step of the tests came to: how many passed, and what failed, each with its place, name and message. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

/** Reads what Vitest's `json` reporter wrote to the file. Throws where there is none. */
export function readVitest(file: string): Outcome {
  const { numPassedTests, testResults }: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return describe(name, '', message);
      return failed.map(({ fullName, failureMessages: [first = ''] }) => describe(name, fullName, first));
    });
  return { passed: numPassedTests, failures };
}

/** Reads what Playwright's `json` reporter wrote to the file. Throws where there is none. */
export function readPlaywright(file: string): Outcome {
  const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failures: suites.flatMap(listFailures) };
}

function listFailures({ suites = [], specs }: Suite): readonly string[] {
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return describe(`${file}:${line}`, title, errors[0] ?? '');
    });
  return [...failures, ...suites.flatMap(listFailures)];
}

const linesKept = 12;

function describe(place: string, title: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .slice(0, linesKept);
  return [`${place} ${title}`.trim(), ...lines.map((line) => `    ${line}`)].join('\n');
}
