import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';

declare global {
  /** Put there by `runAxe`. */
  var axe: typeof import('axe-core');
}

/** WCAG 2.2 up to AA, and axe's best practices. https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that ask for colours: all that a mode can change. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page and in its frames, within `parts` if there are any: all of it, or what is wrong with its colours alone. */
export async function runAxe(
  page: Page,
  rules: 'all' | 'colors' = 'all',
  parts: readonly string[] = [],
): Promise<readonly string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
  const runOnly: RunOnly =
    rules === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: colorRules };
  return page.evaluate(
    async ({ runOnly, include }) => {
      const context = include.length > 0 ? { include } : document;
      const { violations } = await globalThis.axe.run(context, { runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { runOnly, include: [...parts] },
  );
}

/** The same in both modes of a page as it stands, and as it stands again afterwards: all of it in light, its colours in dark. */
export async function runAxeInBothModes(
  page: Page,
  parts: readonly string[] = [],
): Promise<readonly string[]> {
  const found: string[] = [];
  const before = await setTheme(page, 'light');
  for (const mode of ['light', 'dark'] as const) {
    await setTheme(page, mode);
    const said = await runAxe(page, mode === 'light' ? 'all' : 'colors', parts);
    found.push(...said.map((violation) => `${mode} ${violation}`));
  }
  await setTheme(page, before);
  return found;
}

/** Sets the mode of a page, or lets the system choose it, and gives the one that was set before. */
async function setTheme(page: Page, mode: string | undefined): Promise<string | undefined> {
  return page.evaluate((chosen) => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    if (chosen === undefined) delete dataset['theme'];
    else dataset['theme'] = chosen;
    return before;
  }, mode);
}
