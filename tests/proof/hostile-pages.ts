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
export async function proveHostileTexts(): Promise<readonly Figure[]> {
  const child = spawn(process.execPath, [playwright, 'test', 'tests/e2e/hostile', '--reporter=json'], {
    cwd: root,
    env: { ...process.env, OCTAVO_PROOF: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { suites } = JSON.parse(await text(child.stdout)) as Report;
  const specs = suites.flatMap(({ specs: all }) => all);
  const broken = specs.filter(({ ok }) => !ok).map(({ title }) => title);
  return [
    countCases(
      `tests that none of ${hostileTexts.length} hostile texts runs, wherever it comes from`,
      specs.length,
      broken,
    ),
  ];
}
