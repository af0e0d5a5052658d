import { chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../tests/browser/find-chromium.ts';
import { startExample } from '../tests/e2e/started-site.ts';
import { say } from './say.ts';
import { sendRequest, weighScripts } from './weigh-scripts.ts';

/** The pages of the example's operations. */
export const operationPages = ['get-or-create', 'update', 'rotate-token'];

/**
 * Bytes of JavaScript, gzip, of an operation's page: on load, in all for a request that is sent and answered, and for pointing from fields
 * to the lines of examples.
 */
export const scriptBudget = { load: 3000, flow: 15_000, pointing: 2000 };

/** Weighs the JavaScript of the example's operation pages in a browser; gives the budgets that are broken. */
export async function benchScripts(): Promise<readonly string[]> {
  const site = await startExample({});
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const broken: string[] = [];
  for (const name of operationPages) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const weight = await weighScripts(page, `${site.url}user-group-api/${name}/`, () =>
      sendRequest(page, 'demo-customer'),
    );
    say(`${name.padEnd(16)} on load ${weight.load} B, in all ${weight.flow} B gzip of JavaScript`);
    for (const [file, bytes] of weight.files) say(`  ${String(bytes).padStart(6)} ${file}`);
    if (weight.load > scriptBudget.load || weight.flow > scriptBudget.flow)
      broken.push(`${name}: at most ${scriptBudget.load} B on load and ${scriptBudget.flow} B in all`);
    await context.close();
  }
  const pointing = await weighPointing(await browser.newPage(), `${site.url}user-group-api/update/`);
  say(`${'pointing'.padEnd(16)} ${pointing} B gzip of JavaScript`);
  if (pointing > scriptBudget.pointing) broken.push(`pointing: at most ${scriptBudget.pointing} B`);
  await browser.close();
  await site.stop();
  return broken;
}

/** What a reader's browser loads when the pointer moves over a field of the reference. */
async function weighPointing(page: Page, url: string): Promise<number> {
  const { files } = await weighScripts(page, url, async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await page.waitForLoadState('networkidle');
    const asked = page.waitForResponse(/point-fields/);
    await page.locator('.reference .param > header').first().hover();
    await asked;
  });
  return files.find(([name]) => name.startsWith('point-fields'))?.[1] ?? Number.POSITIVE_INFINITY;
}
