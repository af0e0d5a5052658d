import { globSync } from 'node:fs';
import { findOnPath } from '../../src/visual/find-browser.ts';
import { installPackages } from '../support/install-packages.ts';

/** What runs a page in WebKit: all are paths. */
export interface WebKitPrograms {
  /** Speaks WebDriver. */
  readonly driver: string;
  /** The browser that it starts. */
  readonly browser: string;
  /** The screen that the browser draws to. */
  readonly screen: string;
}

/** Debian's packages. */
const packages = ['webkit2gtk-driver', 'xvfb'];

/**
 * WebKitGTK's driver, its small browser and an X server without a screen; where they are missing, as root and where there is apt-get,
 * Debian's are installed. Throws when there are none.
 */
export function findWebKit(): WebKitPrograms {
  const find = (): WebKitPrograms | undefined => {
    const [driver] = findOnPath(['WebKitWebDriver']);
    const [screen] = findOnPath(['Xvfb']);
    const [browser] = globSync('/usr/lib{,64,exec}/{*/,}webkit2gtk-4.*/MiniBrowser');
    return driver && screen && browser ? { driver, browser, screen } : undefined;
  };
  const found = find();
  if (found !== undefined) return found;
  installPackages(packages);
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(`No WebKit with a driver was found. On Debian: apt-get install ${packages.join(' ')}.`);
}
