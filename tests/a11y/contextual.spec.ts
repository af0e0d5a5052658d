import { ContextualPage } from '../e2e/contextual-page.ts';
import { arabic, english } from '../e2e/interface-words.ts';
import { expect, test } from '../e2e/site-fixture.ts';
import { runAxeInBothModes } from './run-axe.ts';

for (const [path, words] of [
  ['quickstart/', english],
  ['ar/quickstart/', arabic],
] as const)
  for (const width of [1440, 390])
    test(`the page’s own menu, ${path}, ${width} px, has nothing that axe finds`, async ({ page, sites }) => {
      const { url } = await sites.built('languages');
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const doc = new ContextualPage(page, url, words);
      await doc.open(path);
      if (width === 390) {
        await doc.more.click();
        await expect(doc.openMenu).toBeVisible();
      } else await expect(doc.list).toBeVisible();
      expect(await runAxeInBothModes(page, ['main'])).toEqual([]);
    });
