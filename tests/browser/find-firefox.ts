import { findOnPath, isProgram } from '../../src/visual/find-browser.ts';
import { installPackages } from '../support/install-packages.ts';

/** Debian's. */
const debian = 'firefox-esr';

/**
 * The path of a Firefox: `FIREFOX_PATH`, then any on the PATH, then, as root and where there is apt-get, Debian's, which is
 * installed. Throws when there is none.
 */
export function findFirefox(): string {
  const find = () => [process.env['FIREFOX_PATH'], ...findOnPath([debian, 'firefox'])].find(isProgram);
  const found = find();
  if (found !== undefined) return found;
  installPackages([debian]);
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error('No Firefox was found. Install one, or name it in FIREFOX_PATH.');
}
