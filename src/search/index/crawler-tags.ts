import { listSearchedVersions } from '../../site/navigation/versions.ts';
import type { Page, Site } from '../../site/site.ts';
import { writeFacet } from '../search-provider.ts';
import { isSearched } from './page-place.ts';

/**
 * What the crawlers of DocSearch are told of a page by meta tags, so that a search can keep to a language and a version. Empty
 * for a site that searches by itself, and a page that is not to be found.
 * https://docsearch.algolia.com/docs/required-configuration#introduce-global-information-as-meta-tags
 */
export function listCrawlerTags(
  site: Pick<Site, 'search' | 'versions' | 'products'>,
  page: Page | undefined,
): Readonly<Record<string, string>> {
  if (!site.search?.provider || !page || !isSearched(page)) return {};
  return {
    'docsearch:language': page.language,
    'docsearch:version': listSearchedVersions(site, page).map(writeFacet).join(','),
  };
}
