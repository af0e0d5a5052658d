import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSite } from './generate-site.ts';
import { measureBuild } from './measure-build.ts';
import { weighHtml } from './measure-page.ts';
import { say } from './say.ts';

/** How much more HTML a page may have on the large site than on the small one. */
const budget = { small: 100, large: 4000, ratio: 1.1 };

/** Builds a small and a large site of generated guide pages and compares their pages; gives the budgets that are broken. */
export function benchGrowth(): readonly string[] {
  const [small, large] = [budget.small, budget.large].map(weighPage);
  const ratio = (large ?? 0) / (small ?? 1);
  say(`HTML of a page              ${ratio.toFixed(2)} times as much`);
  return ratio <= budget.ratio ? [] : [`HTML of a page: at most ${budget.ratio} times that of a small site`];
}

/** Bytes of HTML of a page of a generated site, on average. */
function weighPage(count: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
  generateSite(folder, count);
  measureBuild(folder, true);
  const { files, bytes } = weighHtml(join(folder, 'dist'));
  rmSync(folder, { recursive: true, force: true });
  say(`${`HTML at ${count} pages`.padEnd(28)}${Math.round(bytes / files)} B each`);
  return bytes / files;
}
