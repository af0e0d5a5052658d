import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
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
    await page.locator('.search-button').click();
    const isFound = async (link: InternalLink) => (await search(page, link.text)).includes(link.target);
    let found = 0;
    for (const link of links) if (await isFound(link)) found += 1;
    return { queries: links.length, found: found / links.length };
  } finally {
    await page.close();
    await server.stop();
  }
}

/** The first three pages that the dialog shows. */
async function search(page: Page, query: string): Promise<readonly string[]> {
  await page.locator('.search-dialog input').fill(query);
  await page.locator('.search-dialog .results[aria-busy=false]').waitFor();
  const rows = page.locator('.search-dialog [role=group] > .hit:first-child');
  const pages = await rows.evaluateAll((list) => list.map((row) => (row as HTMLAnchorElement).pathname));
  return pages.slice(0, 3);
}
