import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../e2e/example-site.ts';
import { openState, outside, playgroundStates } from '../e2e/playground-states.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ asks: [outside] });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const state of playgroundStates)
  for (const width of [1280, 390])
    test(`the playground, ${state.name}, ${width} px, has nothing that axe finds`, async ({
      page,
      example,
      sites,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openState(page, state, state.site === 'example' ? example : (await sites.built(state.site)).url);
      // As high as the page: what lies below the bar that sends now is seen by scrolling.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(900, height) });
      for (const mode of ['light', 'dark']) {
        await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), mode);
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        expect(
          violations.map(({ id, nodes }) => `${mode} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
      }
    });
