import { runAxeInBothModes } from '../a11y/run-axe.ts';
import { ReferencePage } from '../e2e/reference-page.ts';
import { expect, test } from '../e2e/site-fixture.ts';
import { beginIn, compareLook, turnTo } from './compare-look.ts';

test('a field that is pointed to, and its lines, look as before in both modes', async ({
  page,
  example,
}, info) => {
  await beginIn(page, 'light');
  await page.setViewportSize({ width: 1440, height: 900 });
  const reference = new ReferencePage(page, example);
  await reference.open('user-group-api/update/');
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await reference.row('body-name').locator('> header').hover();
    expect((await reference.readLit()).fields).toEqual(['body-name']);
  }).toPass();
  for (const mode of ['light', 'dark'] as const) {
    await turnTo(page, mode);
    // What is lit has no element of its own, so that an outline cannot see it.
    await compareLook(page, info, `reference-pointed-${mode}`, {
      of: ['.reference .param', '.rail pre'],
      picture: { fullPage: false },
    });
  }
  expect(await runAxeInBothModes(page)).toEqual([]);
});
