import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { hostileTexts } from '../support/hostile-texts.ts';
import { countCases, type Figure } from './promise.ts';

const playwright = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

/** What of Playwright's JSON is read. https://playwright.dev/docs/test-reporters#json-reporter */
interface Report {
  readonly suites: readonly {
    readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
  }[];
}

/** Runs the tests of hostile texts in a browser, with all texts where `npm test` takes some. */
export function proveHostileTexts(): Promise<readonly Figure[]> {
  const promise = `tests that none of ${hostileTexts.length} hostile texts runs, wherever it comes from`;
  return proveInBrowser(['tests/e2e/hostile'], promise);
}

/** Runs the browser tests that try all their cases here alone: what the playground sends, and commands that meet or are ended. */
export function proveBrowserCases(): Promise<readonly Figure[]> {
  return proveInBrowser(
    ['playground-wire', 'beside-build', 'interrupted'].map((name) => `tests/e2e/${name}`),
    'browser tests that pass with all their cases: requests of the playground, commands on each Node.js',
  );
}

/** Runs browser tests (paths from the root, or how some begin) with all their cases, and counts those that pass. */
async function proveInBrowser(files: readonly string[], promise: string): Promise<readonly Figure[]> {
  const child = spawn(process.execPath, [playwright, 'test', ...files, '--reporter=json'], {
    cwd: root,
    env: { ...process.env, OCTAVO_PROOF: '2' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { suites } = JSON.parse(await text(child.stdout)) as Report;
  const specs = suites.flatMap(({ specs: all }) => all);
  const broken = specs.filter(({ ok }) => !ok).map(({ title }) => title);
  return [countCases(promise, specs.length, broken)];
}
