import { findPageLanguage, translateName } from '../../site/languages.ts';
import { findPageProduct } from '../../site/navigation/products.ts';
import { listSearchedVersions } from '../../site/navigation/versions.ts';
import { openManualEndpoint } from '../../site/operations/manual-endpoint.ts';
import type { Page, Site } from '../../site/site.ts';

/** Where a page is in its site, as its readers see it: they keep a search to a tab or a product by its name. */
export interface PagePlace {
  /** Names that lead to it, with slashes between them; '' for nowhere. */
  readonly section: string;
  /** Of an operation's page; else ''. */
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  /** Names of its tab, its product and the versions whose readers may find it. */
  readonly tab: string | undefined;
  readonly product: string | undefined;
  readonly versions: readonly string[];
}

/** What the search says of where a page is. */
export function describePlace(site: Site, page: Page): PagePlace {
  const named = page.tab === undefined ? undefined : site.tabs[page.tab]?.name;
  const language = findPageLanguage(site, page);
  const tab = named === undefined ? undefined : translateName(language, named);
  const owner = findPageProduct(site, page);
  const product = owner && translateName(language, owner.name);
  const operation = page.kind === 'operation' ? page.operation : openManualEndpoint(page, undefined)?.summary;
  return {
    section: [product, tab, ...page.breadcrumbs].filter((name) => name !== undefined).join(' / '),
    method: operation?.method ?? '',
    path: operation?.path ?? '',
    operationId: operation?.operationId ?? '',
    tab,
    product,
    versions: listSearchedVersions(site, page),
  };
}

/** Whether a search may find a page. */
export function isSearched({ isIndexed, frontmatter }: Pick<Page, 'isIndexed' | 'frontmatter'>): boolean {
  return isIndexed && frontmatter.searchable !== false;
}
