import { runAxeInBothModes } from '../a11y/run-axe.ts';
import { openState, outside, playgroundStates } from '../e2e/playground-states.ts';
import { expect, test } from '../e2e/site-fixture.ts';
import { beginIn, compareLook, isPictured, turnTo } from './compare-look.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ asks: [outside] });

const sizes = [
  { width: 1440, modes: ['light', 'dark'] },
  { width: 768, modes: ['light'] },
  { width: 390, modes: ['light', 'dark'] },
] as const;

/** States that differ from others by more than their outline and the names in it. */
const pictured: ReadonlySet<string> = new Set([
  'ready',
  'cannot be undone',
  'answered',
  'answered and edited since',
  'answered with an error',
  'answered with a picture',
  'JSON text',
  'mistakes',
  'a mistake in JSON',
  'waiting',
  'down',
  'refused, to be sent by hand',
  'every kind of field',
]);

for (const state of playgroundStates)
  test(`the playground, ${state.name}, looks as before at every width, and axe finds nothing`, async ({
    page,
    example,
    sites,
  }, info) => {
    const url = state.site === 'example' ? example : (await sites.built(state.site)).url;
    await beginIn(page, 'light');
    for (const { width, modes } of sizes) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      if (width === 1440) {
        await openState(page, state, url);
        await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      }
      // How far it is scrolled depends on how much of an answer was there at once.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      for (const mode of modes) {
        await turnTo(page, mode);
        const name = `playground-${state.name.replaceAll(/\W+/g, '-')}-${width}-${mode}`;
        // On a phone the answer stands below the form.
        const picture = { fullPage: width === 390 || state.site === 'forms' };
        await compareLook(page, info, name, {
          parts: ['octavo-playground', 'main .rail'],
          hasNames: width === 1440 && mode === 'light',
          picture: pictured.has(state.name) && isPictured(width, mode) ? picture : undefined,
        });
      }
      if (width === 768) continue;
      // As high as the page: what lies below the bar that sends now is seen by scrolling.
      await page.setViewportSize({ width: Math.min(width, 1280), height: 900 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: Math.min(width, 1280), height: Math.max(900, height) });
      expect.soft(await runAxeInBothModes(page), `${width} px`).toEqual([]);
    }
  });
