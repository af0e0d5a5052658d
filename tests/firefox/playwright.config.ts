import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';
import { findFirefox } from '../browser/find-firefox.ts';

// The program that Playwright starts looks for Firefox here.
process.env['FIREFOX_PATH'] = findFirefox();

/** What Firefox would ask its makers for at each start: tests ask no other host. */
const firefoxUserPrefs = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': 'data:,',
};

/** Without the sets that tests in Chromium are divided into: these are few enough to be run as one. */
const { projects: _, testIgnore: __, ...chromium } = shared;

/**
 * What readers do most, in Firefox. By WebDriver BiDi it has no emulated media, no pages without JavaScript, no permissions and
 * no answers that come in pieces: tests of those are Chromium's.
 */
export default defineConfig({
  ...chromium,
  testDir: '../e2e',
  grepInvert: /without JavaScript/,
  testMatch: ['navigation.spec.ts', 'code.spec.ts', 'search.spec.ts', 'versions.spec.ts'],
  outputDir: '../../test-results/firefox',
  globalTeardown: '../browser/finish-run.ts',
  reporter: [['list'], ['json', { outputFile: '../../test-results/firefox.json' }]],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('../browser/firefox.mjs', import.meta.url)),
      firefoxUserPrefs,
    },
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
});
