import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import type { BrowserContext, Page } from 'playwright';
import { unindexed } from '../../src/search/index/indexed-page.ts';
import { startOctavo } from '../e2e/octavo-command.ts';
import { drawLinks, type InternalLink } from './internal-links.ts';
import type { MadeSite } from './make-site.ts';

/** Of the queries, the share whose page is among the first three: as the dialog orders them, and as Pagefind does by itself. */
export interface SearchQuality {
  readonly queries: number;
  readonly own: number;
  readonly byDefault: number;
}

const count = 200;

/** Types the texts of links into the search of a built site, and looks where the linked pages stand. */
export async function measureSearch(site: MadeSite, context: BrowserContext): Promise<SearchQuality> {
  const links = drawLinks(join(site.folder, 'dist'), count);
  await writePagefind(join(site.folder, 'dist'));
  const server = startOctavo(['serve', site.folder, '--port', '0']);
  const [url = ''] = await server.waitFor(/http:\/\/\S+/);
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('.search-button').click();
    const isFound = async (link: InternalLink) => (await search(page, link.text)).includes(link.target);
    const own: boolean[] = [];
    for (const link of links) own.push(await isFound(link));
    const byDefault = await page.evaluate(searchByDefault, links);
    const share = (list: readonly boolean[]) => list.filter(Boolean).length / links.length;
    return { queries: links.length, own: share(own), byDefault: share(byDefault) };
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

/** Puts Pagefind's own index of the same articles, with its interface and its stemmer, beside a site's. */
async function writePagefind(output: string): Promise<void> {
  const { index } = await createIndex({
    rootSelector: 'article',
    excludeSelectors: [...unindexed],
    includeCharacters: '_',
  });
  await index?.addDirectory({ path: output });
  await index?.writeFiles({ outputPath: join(output, 'pagefind') });
  await close();
}

/** Runs in the browser. */
async function searchByDefault(links: readonly InternalLink[]): Promise<boolean[]> {
  const url = '/pagefind/pagefind.js';
  const pagefind = await import(url);
  const found: boolean[] = [];
  for (const { text, target } of links) {
    const { results } = await pagefind.search(text);
    const first: { url: string }[] = await Promise.all(
      results.slice(0, 3).map((result: { data: () => Promise<{ url: string }> }) => result.data()),
    );
    found.push(first.some(({ url }) => url === target));
  }
  return found;
}
