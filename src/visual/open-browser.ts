import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, LaunchOptions } from 'playwright';
import { type Problem, startOf } from '../problem/problem.ts';
import { browserFlags, findOnPath, stillImages } from './find-browser.ts';
import { visualProblem } from './problems.ts';

/**
 * Starts a Chromium: the program `named` (a path), else Playwright's own, one on the PATH, Chrome or Edge where they are
 * installed. Gives the problem when there is none. Playwright is the site's own, else the one beside Octavo. `flags` are those of a
 * browser that takes pictures unless they are given.
 */
export async function openBrowser(
  siteRoot: string,
  named: string | undefined,
  flags: readonly string[] = [...browserFlags, stillImages],
): Promise<Browser | Problem> {
  const playwright = loadPlaywright([join(siteRoot, 'package.json'), import.meta.filename]);
  if (!playwright) return visualProblem('no-playwright', startOf('site.json'));
  const ways: readonly LaunchOptions[] =
    named !== undefined
      ? [{ executablePath: named }]
      : [
          {},
          ...findOnPath().map((executablePath) => ({ executablePath })),
          { channel: 'chrome' },
          { channel: 'msedge' },
        ];
  let reason = '';
  for (const way of ways)
    try {
      return await playwright.chromium.launch({ ...way, args: [...flags] });
    } catch (error) {
      reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    }
  return visualProblem('no-browser', startOf('site.json'), named, reason);
}

/** What a browser's pictures are kept under: `chromium-156-linux`. Another version draws letters in another way. */
export function browserName(version: string, platform: string): string {
  const system = { darwin: 'macos', win32: 'windows' }[platform] ?? platform;
  return `chromium-${/^\d+/.exec(version)?.[0] ?? 'unknown'}-${system}`;
}

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
