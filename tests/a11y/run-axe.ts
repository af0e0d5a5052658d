import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 up to AA, and axe's best practices. https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that ask for colours: all that a mode can change. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page, within `parts` if there are any: all of it, or what is wrong with its colours alone. */
export async function runAxe(
  page: Page,
  rules: 'all' | 'colors' = 'all',
  parts: readonly string[] = [],
): Promise<readonly string[]> {
  const axe = parts.reduce((builder, part) => builder.include(part), new AxeBuilder({ page }));
  const { violations } = await (rules === 'all' ? axe.withTags(tags) : axe.withRules(colorRules)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The same in both modes of a page as it stands: all of it in light, its colours in dark. */
export async function runAxeInBothModes(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const mode of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), mode);
    const said = await runAxe(page, mode === 'light' ? 'all' : 'colors');
    found.push(...said.map((violation) => `${mode} ${violation}`));
  }
  return found;
}
