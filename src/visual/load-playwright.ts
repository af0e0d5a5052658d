import { createRequire } from 'node:module';

/** What of Playwright is used. */
export type Playwright = Pick<typeof import('playwright'), 'chromium'>;

const packages = ['playwright', '@playwright/test', 'playwright-core'];

/**
 * Playwright as it is installed for the first of these files (absolute) that has it, under any of its names; undefined
 * when none has. It is no dependency of Octavo: most writers never take a picture.
 */
export function loadPlaywright(files: readonly string[]): Playwright | undefined {
  for (const file of files)
    for (const name of packages) {
      const require = createRequire(file);
      try {
        require.resolve(name);
      } catch {
        continue;
      }
      const found: Playwright = require(name);
      return found;
    }
  return undefined;
}
