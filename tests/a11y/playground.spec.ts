import { openState, outside, playgroundStates } from '../e2e/playground-states.ts';
import { expect, test } from '../e2e/site-fixture.ts';
import { runAxeInBothModes } from './run-axe.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ asks: [outside] });

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
      expect(await runAxeInBothModes(page)).toEqual([]);
    });
