import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listTags } from '../../site/languages.ts';
import { writeUrl } from '../../site/links/site-url.ts';
import type { Page, Site } from '../../site/site.ts';
import { type OwnPage, type ProviderEntry, searchFiles, searchFolder, searchPath } from '../search-index.ts';
import { describePlace, isSearched } from './page-place.ts';
import { findSearchExtras } from './search-extras.ts';

/**
 * What the dialog needs to ask a search service for pages in a language (BCP 47 tag), and to show those that it finds as pages
 * of this site. Undefined for a site that searches by itself.
 */
export function createProviderEntry(site: Site, tag: string): ProviderEntry | undefined {
  const { provider, crawledUrl } = site.search ?? {};
  if (!provider) return undefined;
  return {
    provider,
    ...(crawledUrl === undefined ? {} : { crawledUrl }),
    ...(site.languages.length > 1 ? { language: tag } : {}),
    suggested: findSearchExtras(site, tag).suggested.map((page) => ({
      ...page,
      url: writeUrl(site, page.url),
    })),
    pages: site.pages
      .filter((page) => page.language === tag && page.path !== '404' && isSearched(page))
      .map((page) => listPage(site, page)),
  };
}

function listPage(site: Site, page: Page): OwnPage {
  const { section, method, path, tab, product, versions } = describePlace(site, page);
  return {
    url: writeUrl(site, page.url),
    title: page.title,
    ...(section === '' ? {} : { section }),
    ...(method === '' ? {} : { method, path }),
    ...(tab === undefined ? {} : { tab }),
    ...(product === undefined ? {} : { product }),
    ...(versions.length === 0 ? {} : { versions }),
  };
}

/** Writes these files of a site that has a search service into `output` (absolute): one for each language. */
export async function writeProviderEntries(site: Site, output: string): Promise<void> {
  for (const [place, tag] of listTags(site).entries()) {
    const entry = createProviderEntry(site, tag);
    const file = join(output, searchPath, place === 0 ? '' : searchFolder(tag), searchFiles.provider);
    if (!entry) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(entry));
  }
}
