import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright';
import { browserFlags } from '../../src/visual/browser-flags.ts';
import { findOnPath, isProgram } from '../../src/visual/find-browser.ts';

/** Flags for a Chromium that talks to nobody but the page's own server. */
export const chromiumFlags = [...browserFlags];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, then Playwright's own, then one on the PATH, then, as root and where
 * there is apt-get, Debian's, which is installed. Throws when there is none: a test run without a browser fails.
 */
export function findChromium(): string {
  const found = [process.env['CHROMIUM_PATH'], findPlaywrights(), ...findOnPath()].find(isProgram);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && findOnPath(['apt-get']).length > 0) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
    const [installed] = findOnPath();
    if (installed !== undefined) return installed;
  }
  throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.');
}

function findPlaywrights(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
