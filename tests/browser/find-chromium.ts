import { chromium } from 'playwright';
import { browserFlags, findOnPath, isProgram } from '../../src/visual/find-browser.ts';
import { installPackages } from '../support/install-packages.ts';

/**
 * Flags for a Chromium that talks to nobody but the page's own server. A headless shell draws letters as one with windows does;
 * that it draws in one process with its tabs' parent saves a twentieth of the work.
 */
export const chromiumFlags = [...browserFlags, '--font-render-hinting=slight', '--in-process-gpu'];

/** Chromium without what windows need: tests take half the time. https://developer.chrome.com/blog/chrome-headless-shell */
const shell = 'chromium-headless-shell';

/**
 * The path of a Chromium: `CHROMIUM_PATH`, then a headless shell on the PATH, then Playwright's own, then any on the PATH, then, as
 * root and where there is apt-get, Debian's headless shell, which is installed. Throws when there is none: a test run
 * without a browser fails.
 */
export function findChromium(): string {
  const found = findKnown([shell]);
  if (found !== undefined) return found;
  installPackages([shell]);
  const [installed] = findOnPath([shell]);
  if (installed !== undefined) return installed;
  throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.');
}

/** The path of a Chromium for what a headless shell does not do; the shell's where there is no other. */
export function findWholeChromium(): string {
  return findKnown([]) ?? findChromium();
}

function findKnown(preferred: readonly string[]): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return [named, ...findOnPath(preferred), findPlaywrights(), ...findOnPath()].find(isProgram);
}

function findPlaywrights(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
