import { openState, outside, playgroundStates } from '../e2e/playground-states.ts';
import { test } from '../e2e/site-fixture.ts';
import { beginIn, compareLook, turnTo } from './compare-look.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ asks: [outside] });

const sizes = [
  { width: 1440, modes: ['light', 'dark'] },
  { width: 768, modes: ['light'] },
  { width: 390, modes: ['dark'] },
] as const;

for (const state of playgroundStates)
  for (const { width, modes } of sizes)
    test(`the playground, ${state.name}, at ${width} px looks as before`, async ({
      page,
      example,
      sites,
    }, info) => {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await beginIn(page, modes[0]);
      await openState(page, state, state.site === 'example' ? example : (await sites.built(state.site)).url);
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      // How far it is scrolled depends on how much of an answer was there at once.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      // On a phone the answer stands below the form.
      const fullPage = width === 390 || state.site === 'forms';
      for (const mode of modes) {
        await turnTo(page, mode);
        const name = `playground-${state.name.replaceAll(/\W+/g, '-')}-${width}-${mode}`;
        await compareLook(page, info, name, { fullPage });
      }
    });
