import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { askSearch, judgeQueries, measureQueries, readQueries } from '../browser/measure-queries.ts';
import { startOctavo } from '../e2e/octavo-command.ts';
import { drawLinks, type InternalLink } from './internal-links.ts';
import type { MadeSite } from './make-site.ts';

/** Of the queries, the share whose page is among the first three. */
export interface SearchQuality {
  readonly queries: number;
  readonly found: number;
}

const count = 200;

/** Types the texts of links into the search of a built site, and looks where the linked pages stand. */
export async function measureSearch(site: MadeSite, context: BrowserContext): Promise<SearchQuality> {
  const links = drawLinks(join(site.folder, 'dist'), count);
  const server = startOctavo(['serve', site.folder, '--port', '0']);
  const [url = ''] = await server.waitFor(/http:\/\/\S+/);
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const isFound = async (link: InternalLink) => (await askSearch(page, link.text)).includes(link.target);
    let found = 0;
    for (const link of links) if (await isFound(link)) found += 1;
    return { queries: links.length, found: found / links.length };
  } finally {
    await page.close();
    await server.stop();
  }
}

/** Types the queries of a built site into its search; undefined for a site that has none. */
export async function judgeSearch(
  site: MadeSite,
  context: BrowserContext,
): Promise<{ readonly isGood: boolean; readonly line: string } | undefined> {
  const queries = readQueries(site.name);
  if (!queries) return undefined;
  const server = startOctavo(['serve', site.folder, '--port', '0']);
  const [url = ''] = await server.waitFor(/http:\/\/\S+/);
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    return judgeQueries(await measureQueries(page, queries), queries.length);
  } finally {
    await page.close();
    await server.stop();
  }
}
