import { defineConfig } from '@playwright/test';
import { allowedPixels, threshold } from './src/visual/compare-snapshots.ts';
import { chromiumFlags, findChromium } from './tests/browser/find-chromium.ts';
import { findBuildsFolder } from './tests/browser/shared-build.ts';
import { longBrowserTests, longBrowserTitles, readTestSet } from './tests/long-tests.ts';
import { baselines, outlines } from './tests/visual/baselines.ts';

findBuildsFolder();

const set = readTestSet();
const longTests = longBrowserTests.map((file) => file.replace(/^tests\//, ''));

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'visual/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  ...(set === 'usual' && { testIgnore: longTests, grepInvert: longBrowserTitles }),
  ...(set === 'long' && {
    projects: [
      { name: 'files', testMatch: longTests },
      { name: 'titles', testIgnore: longTests, grep: longBrowserTitles },
    ],
  }),
  outputDir: 'test-results',
  globalTeardown: './tests/browser/finish-run.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // A shared machine can stand still for seconds; what fails three times is broken.
  retries: process.env['CI'] ? 2 : 0,
  updateSnapshots: 'none',
  snapshotPathTemplate: `${outlines}/{arg}{ext}`,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      pathTemplate: `${baselines}/{arg}{ext}`,
      animations: 'disabled',
      threshold,
      maxDiffPixels: allowedPixels,
    },
  },
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'off',
  },
});
