import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type AxeRules, chooseRules } from '../../src/visual/check-accessibility.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page and in its frames, within `parts` if there are any: all of it, or what is wrong with its colours alone. */
export async function runAxe(
  page: Page,
  rules: AxeRules = 'all',
  parts: readonly string[] = [],
): Promise<readonly string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
  const runOnly = chooseRules(rules);
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
