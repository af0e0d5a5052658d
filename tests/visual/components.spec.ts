import type { Page } from '@playwright/test';
import { compareLook, turnTo } from './compare-look.ts';
import { parts, states } from './component-parts.ts';
import { test } from './everything-page.ts';

test.describe.configure({ mode: 'parallel' });

/** What lies between the matches of all selectors, with some room around, in the whole page. */
async function findBox(page: Page, selectors: readonly string[]) {
  const boxes = await Promise.all(
    (await page.locator(selectors.join(', ')).all()).map((part) => part.boundingBox()),
  );
  const found = boxes.filter((box) => box !== null);
  if (found.length < selectors.length) throw new Error(`Not all of ${selectors.join(', ')} is shown.`);
  const scroll = await page.evaluate(() => scrollY);
  const left = Math.min(...found.map(({ x }) => x));
  const top = Math.min(...found.map(({ y }) => y));
  const right = Math.max(...found.map(({ x, width }) => x + width));
  const bottom = Math.max(...found.map(({ y, height }) => y + height));
  const room = 8;
  return {
    x: Math.max(0, Math.floor(left - room)),
    y: Math.max(0, Math.floor(top + scroll - room)),
    width: Math.ceil(right - left + 2 * room),
    height: Math.ceil(bottom - top + 2 * room),
  };
}

const modes = ['light', 'dark'] as const;

// How they are drawn at rest is in the pictures of the whole page that pages.spec.ts keeps.
for (const width of [1440, 390])
  test(`components at ${width} px stand as before`, async ({ everything }, info) => {
    const page = await everything.open(width);
    for (const mode of modes) {
      await turnTo(page, mode);
      for (const { name, of } of parts)
        await compareLook(page, info, `component-${name}-${width}-${mode}`, { of });
    }
  });

for (const width of [1440, 390])
  for (const { name, of, act, isBrief = false } of states)
    for (const group of isBrief ? modes.map((mode) => [mode]) : [modes])
      test(`${name} at ${width} px, ${group.join(' and ')}, looks as before`, async ({
        everything,
      }, info) => {
        const page = await everything.open(width);
        everything.leave();
        for (const mode of group) {
          await turnTo(page, mode);
          if (mode === group[0]) await act(page);
          const box = of.includes('dialog[open]') ? {} : { clip: await findBox(page, of), fullPage: true };
          const picture = width === 1440 ? box : undefined;
          await compareLook(page, info, `component-${name}-${width}-${mode}`, { of, picture });
        }
      });
