import type { Page, Site } from '../../site/site.ts';
import { englishSynonyms } from '../synonyms.ts';
import type { SearchExtras } from './create-index.ts';
import { isSearched } from './page-place.ts';

/** Pages of each version that are offered before anything is typed. */
const most = 5;

/**
 * What the search of a language (BCP 47 tag) knows besides its pages: the writer's synonyms, in English those that Octavo has too, and
 * the first pages of the parts of the site, which readers begin with.
 */
export function findSearchExtras(site: Site, tag: string): SearchExtras {
  const own = site.search?.synonyms ?? [];
  return {
    synonyms: /^en\b/i.test(tag) ? [...own, ...englishSynonyms] : own,
    suggested: listSuggested(site.pages.filter((page) => page.language === tag)),
  };
}

/** The first page of each part of the navigation, in its order. */
function listSuggested(pages: readonly Page[]): SearchExtras['suggested'] {
  const parts = new Map<string, Map<string, Page>>();
  for (const page of pages) {
    if (!page.inNavigation || !isSearched(page)) continue;
    const versions = page.versions.join('\n');
    const known = parts.get(versions) ?? new Map<string, Page>();
    parts.set(versions, known);
    const part = page.breadcrumbs[0] ?? '';
    if (!known.has(part) && known.size < most) known.set(part, page);
  }
  return [...parts.values()]
    .flatMap((known) => [...known.values()])
    .map(({ url, title, breadcrumbs, versions }) => ({
      url,
      title,
      section: breadcrumbs.join(' / '),
      ...(versions.length === 0 ? {} : { versions }),
    }));
}
