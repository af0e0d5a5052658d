import { withoutBase } from '../../../lib/html/base-path.ts';
import { decodeUri } from '../../../lib/text/decode-uri.ts';
import type { OwnPage, ProviderEntry } from '../../search-index.ts';
import type { Scope } from '../search-source.ts';

/** A page of this site that a URL of a record means. */
export interface FoundPage {
  readonly page: OwnPage;
  /** Id of the element that its fragment names, as URLs have it; '' for none. */
  readonly id: string;
}

/** Finds the page that a URL of a record means. */
export type FindPage = (url: string) => FoundPage | undefined;

/**
 * Finds the page of this site that a URL of a record means, which has the address that the service has read: what a reader is led to
 * is always a page of the site that they are on, and never elsewhere. Undefined for a URL of another site, and of a page that is not there.
 * `base` is that of this site, `host` the one that it stands on.
 */
export function createPageFinder(
  { pages, crawledUrl }: Pick<ProviderEntry, 'pages' | 'crawledUrl'>,
  base: string,
  host: string,
): FindPage {
  const byPath = new Map(pages.map((page) => [readPath(withoutBase(base, page.url) ?? page.url), page]));
  const crawled = URL.parse(crawledUrl ?? '') ?? undefined;
  const crawledBase = `${crawled?.pathname.replace(/\/+$/, '') ?? ''}/`;
  const bases = crawled ? [crawledBase, base] : [base, '/'];
  return (url) => {
    const read = URL.parse(url);
    if (!read || !/^https?:$/.test(read.protocol)) return undefined;
    if (crawled && read.host !== crawled.host && read.host !== host) return undefined;
    const paths = bases.flatMap((one) => withoutBase(one, read.pathname) ?? []);
    const page = paths.map((path) => byPath.get(readPath(path))).find((one) => one !== undefined);
    return page && { page, id: read.hash.slice(1) };
  };
}

/** A path in the form that all spellings of it have: decoded, without what servers leave out. */
function readPath(path: string): string {
  const plain = path.replace(/(?:^|\/)index\.html$|\.html$/, '').replace(/^\/+|\/+$/g, '');
  return decodeUri(plain) ?? plain;
}

/** Whether a page is in a scope. A name that no page has leaves all, as does a product without pages in the tab. */
export function createOwnFilter(
  pages: readonly OwnPage[],
  { tab, product, version }: Scope,
): (page: OwnPage) => boolean {
  const has = (test: (page: OwnPage) => boolean) => (pages.some(test) ? test : () => true);
  const inTab = has((page) => tab !== undefined && page.tab === tab);
  const inProduct = has((page) => product !== undefined && page.product === product && inTab(page));
  const inVersion = has((page) => version !== undefined && (page.versions?.includes(version) ?? false));
  return (page) => inTab(page) && inProduct(page) && (page.versions === undefined || inVersion(page));
}
