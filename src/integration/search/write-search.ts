import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close } from 'pagefind';
import type { Problem } from '../../problem/problem.ts';
import { searchPath } from '../../request/search-path.ts';
import type { Site } from '../../site/site.ts';
import { describeSearchFailure } from '../problems.ts';
import { createSearchIndex } from './create-index.ts';
import { type IndexedPage, writeIndexedPage } from './indexed-page.ts';

/**
 * Makes the search index of the pages that were written into `output` (absolute), and writes it beside them. Gives the
 * problem that kept it from being made.
 */
export async function writeSearch(site: Site, output: string, language: string): Promise<readonly Problem[]> {
  try {
    const files = await createSearchIndex(await readPages(site, output), language);
    for (const [name, content] of files) {
      const file = join(output, searchPath, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    return [];
  } catch (error) {
    return [describeSearchFailure(error instanceof Error ? error.message : String(error))];
  } finally {
    await close();
  }
}

async function readPages(site: Site, output: string): Promise<readonly IndexedPage[]> {
  const pages = await Promise.all(
    site.pages.map(async (page) => {
      const file = join(output, ...page.path.split('/'), 'index.html');
      const html = await readFile(file, 'utf8').catch(() => '');
      return writeIndexedPage(html, page, site);
    }),
  );
  return pages.flatMap((page) => page ?? []);
}
