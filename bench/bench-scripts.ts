import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../tests/browser/find-chromium.ts';
import { startExample } from '../tests/e2e/started-site.ts';
import { say } from './say.ts';
import { sendRequest, weighScripts } from './weigh-scripts.ts';

/** The pages of the example's operations. */
export const operationPages = ['get-or-create', 'update', 'rotate-token'];

/** Bytes of JavaScript, gzip, of an operation's page: on load, and in all for a request that is sent and answered. */
export const scriptBudget = { load: 3000, flow: 15_000 };

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
  await browser.close();
  await site.stop();
  return broken;
}
