import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';
import type { ProgramOptions } from './run-program.ts';

export interface BrowserSample {
  readonly code: string;
  /** Names of the files that the reader chooses, one for each input. */
  readonly files: readonly string[];
}

/**
 * Runs each sample as a module of a page of `origin`, in Chromium; variables are properties of its window. Gives for each
 * undefined when it succeeded, else what it threw.
 */
export async function runInBrowser(
  origin: string,
  samples: readonly BrowserSample[],
  { folder, environment }: ProgramOptions,
): Promise<readonly (string | undefined)[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.addInitScript((variables) => Object.assign(window, variables), environment);
    await page.goto(`${origin}/page`);
    const results: (string | undefined)[] = [];
    for (const { code, files } of samples) {
      await page.evaluate((count) => {
        const inputs = Array.from({ length: count }, () =>
          Object.assign(document.createElement('input'), { type: 'file' }),
        );
        document.body.replaceChildren(...inputs);
      }, files.length);
      for (const [index, file] of files.entries())
        await page.locator('input').nth(index).setInputFiles(join(folder, file));
      results.push(
        // As a text, because Vitest would rewrite the import.
        await page.evaluate<string | undefined>(
          `import(URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }))).then(
            () => undefined,
            (error) => String(error),
          )`,
        ),
      );
    }
    return results;
  } finally {
    await browser.close();
  }
}
