import { DocPage } from './doc-page.ts';
import { expect, test } from './site-fixture.ts';

const guides = [
  'quickstart/',
  'components/callouts/',
  'components/cards/',
  'components/code-groups/',
  'deploy/',
];

for (const width of [390, 1024, 1440])
  test(`text and boxes end at one edge, controls stand in the middle of the title, at ${width} px`, async ({
    page,
    example,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const doc = new DocPage(page, example);
    for (const path of guides) {
      await doc.open(path);
      const edges = await page
        .locator('.prose')
        .first()
        .evaluate((prose) =>
          [...prose.children]
            .filter((child) => child.getClientRects().length > 0)
            .map((child) => Math.round(child.getBoundingClientRect().right)),
        );
      expect(edges.length, path).toBeGreaterThan(5);
      expect([...new Set(edges)], path).toHaveLength(1);
    }
    for (const path of ['components/callouts/', 'user-group-api/update/']) {
      await doc.open(path);
      const middles = await page.locator('.page-head .title').evaluate((row) =>
        [...row.children]
          .filter((child) => child.getClientRects().length > 0)
          .map((child) => {
            const { top, height } = child.getBoundingClientRect();
            const isBelow =
              child.matches(':not(h1)') && top > (row.firstElementChild?.getBoundingClientRect().bottom ?? 0);
            return isBelow ? 'below' : Math.round(top + height / 2);
          }),
      );
      expect(middles.length, path).toBeGreaterThan(1);
      expect(
        [...new Set(middles)].filter((middle) => middle !== 'below'),
        path,
      ).toHaveLength(1);
    }
  });
