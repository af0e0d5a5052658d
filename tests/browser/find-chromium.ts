import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags for a Chromium that talks to nobody but the page's own server. Root may not use its sandbox. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, then Playwright's own, then one on the PATH, then, as root and where
 * there is apt-get, Debian's, which is installed. Throws when there is none: a test run without a browser fails.
 */
export function findChromium(): string {
  const found = [process.env['CHROMIUM_PATH'], findPlaywrights(), ...listOnPath()].find(isProgram);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && listOnPath(['apt-get']).some(isProgram)) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
    const installed = listOnPath().find(isProgram);
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

function listOnPath(programs: readonly string[] = names): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isProgram(path: string | undefined): path is string {
  if (path === undefined || path === '') return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
