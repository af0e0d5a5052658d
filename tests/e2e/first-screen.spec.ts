import type { Page } from '@playwright/test';
import { expect, test } from './site-fixture.ts';

/** How many of these stand in the first screen, at least with the first line that they have. */
async function countSeen(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((all) => {
    const isSeen = (one: Element) =>
      one.checkVisibility() && one.getBoundingClientRect().top + 24 <= innerHeight;
    return all.filter(isSeen).length;
  });
}

const address = ['h1', '.lead', '.call .method', '.call .path', '#samples pre'];
const field = '.param[id^="body-"]';

for (const { width, height, parts, fields } of [
  { width: 1440, height: 900, parts: [...address, '#examples pre', '#authorization', field], fields: 3 },
  { width: 768, height: 1024, parts: [...address, '#examples pre', '#authorization'], fields: 0 },
  { width: 390, height: 844, parts: [...address, '#examples'], fields: 0 },
  { width: 360, height: 740, parts: address, fields: 0 },
])
  test(`the first screen of ${width} px has an operation's address, what it does, and code`, async ({
    page,
    example,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [operation, count] of [
      ['get-or-create', 4],
      ['update', 4],
      ['rotate-token', 1],
    ] as const) {
      await page.goto(`${example}user-group-api/${operation}/`);
      for (const part of parts)
        expect(await countSeen(page, part), `${operation}: ${part}`).toBeGreaterThan(0);
      expect(await countSeen(page, field), operation).toBeGreaterThanOrEqual(Math.min(count, fields));
    }
  });

test('of many ways to authorize the first stands open, and a link to another opens the rest', async ({
  page,
  sites,
}) => {
  const { url } = await sites.built('playground');
  await page.goto(`${url}api-reference/authorize-in-many-ways/`);
  await expect(page.locator('#authorization-bearer')).toBeVisible();
  const other = page.locator('#authorization-incookie');
  await expect(other).toBeHidden();
  await expect(page.getByText('3 other options')).toBeVisible();
  await page.goto(`${url}api-reference/authorize-in-many-ways/#authorization-incookie`);
  await expect(other).toBeVisible();
});
