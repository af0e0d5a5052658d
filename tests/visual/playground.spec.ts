import { existsSync } from 'node:fs';
import { readOutline } from '../../src/visual/outline.ts';
import { expect, test } from '../e2e/example-site.ts';
import { openState, outside, playgroundStates } from '../e2e/playground-states.ts';
import { baselines } from './baselines.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ asks: [outside] });

const sizes = [
  { width: 1440, mode: 'light' },
  { width: 1440, mode: 'dark' },
  { width: 768, mode: 'light' },
  { width: 390, mode: 'dark' },
] as const;

for (const state of playgroundStates)
  for (const { width, mode } of sizes)
    test(`the playground, ${state.name}, at ${width} px, ${mode}, looks as before`, async ({
      page,
      example,
      sites,
    }, info) => {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
      await page.addInitScript((chosen) => localStorage.setItem('octavo-mode', chosen), mode);
      await openState(page, state, state.site === 'example' ? example : (await sites.built(state.site)).url);
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      // How far it is scrolled depends on how much of an answer was there at once.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      // On a phone the answer stands below the form.
      const isWhole = width === 390 || state.site === 'forms';
      const name = `playground-${state.name.replaceAll(/\W+/g, '-')}-${width}-${mode}`;
      expect(await readOutline(page)).toMatchSnapshot(`${name}.txt`);
      const isTaken = info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed';
      if (isTaken || existsSync(baselines))
        await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: isWhole });
    });
