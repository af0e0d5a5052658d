import { isRootRelative, readBase, withBase, withoutBase } from '../../lib/html/base-path.ts';
import { listAncestors, readUrlPath, writePageUrl } from '../pages/page-path.ts';

/** Where a site stands on its host. */
export interface SiteBase {
  /** The path that the site stands below on its host, with a slash at both ends; `/` for a whole host. No URL of the site has it. */
  readonly base: string;
  /** Paths of what the site has that begin as its base does: a link to one of them does not have the base yet. */
  readonly nestedPaths: readonly string[];
  /** How URLs begin that are not the site's, although they are on its pages: of files that stand above its base. */
  readonly hostPaths?: readonly string[] | undefined;
  /** Whether the URLs of its pages are written without a slash at their ends. */
  readonly isBare?: boolean | undefined;
}

/** How URLs of a site are written besides. */
export type SiteUrls = Pick<SiteBase, 'hostPaths' | 'isBare'>;

/** Where a site stands on its host, and where that is. */
export interface PublishedBase extends SiteBase {
  /** Where the site is published, its base included, without a slash at its end; undefined where `site.json` does not say. */
  readonly siteUrl: string | undefined;
}

/** Of a site that has a whole host. */
export const rootBase: SiteBase = { base: '/', nestedPaths: [] };

/** The base that `siteUrl` says; a whole host where it says none. */
export function findBase(siteUrl: string | undefined): string {
  return readBase(URL.parse(siteUrl ?? '')?.pathname ?? '/') ?? '/';
}

/** `siteUrl` with this base for its path, without a slash at its end. */
export function moveSiteUrl(siteUrl: string | undefined, base: string): string | undefined {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(siteUrl ?? '') ?? [];
  return origin === undefined ? undefined : origin + base.slice(0, -1);
}

/** Whether `writeUrl` leaves all URLs of a site as they are. */
export function keepsUrls({ base, isBare = false }: SiteBase): boolean {
  return base === '/' && !isBare;
}

/**
 * A root-relative URL of a site (`/quickstart/`) as it is written for readers: with the base in front, and without a slash at its
 * end where the site's pages have none. What is the host's stays.
 */
export function writeUrl(
  { base, nestedPaths, hostPaths = [], isBare = false }: SiteBase,
  url: string,
): string {
  if (hostPaths.some((start) => url.startsWith(start))) return url;
  const written = withBase(base, url, (path) => openSet(nestedPaths).has(path));
  return isBare && isRootRelative(written) ? dropSlash(written) : written;
}

/** The URL of a page, which has no base, as it is written behind `Site.siteUrl`. */
export function writePagePath(
  { base, isBare = false }: Pick<SiteBase, 'base' | 'isBare'>,
  url: string,
): string {
  return !isBare ? url : url === '/' && base !== '/' ? '' : dropSlash(url);
}

/** Without the slash at the end of its path, unless that is all of it. */
function dropSlash(url: string): string {
  return url.replace(/(?<=^[^?#]*[^/?#])\/(?=$|[?#])/, '');
}

/** The same for machines: whole where the site's address is known. */
export function writeWholeUrl(site: PublishedBase, url: string): string {
  const written = writeUrl(site, url);
  return site.siteUrl === undefined ? written : `${moveSiteUrl(site.siteUrl, '/')}${written}`;
}

/**
 * A URL that a writer typed, without the base: what begins with it is taken as meant to, unless the site has something at
 * that very path. Others stay as they are.
 */
export function readWrittenUrl({ base, nestedPaths }: SiteBase, url: string): string {
  if (base === '/' || openSet(nestedPaths).has(readUrlPath(url))) return url;
  return withoutBase(base, url) ?? url;
}

/**
 * What of a site is at paths that begin as its base does, for `Site.nestedPaths`: `pages` with what each has beside it, `files`,
 * and the folders of both.
 */
export function listNestedPaths(
  base: string,
  pages: Iterable<string>,
  files: readonly string[],
): readonly string[] {
  if (base === '/') return [];
  const nested = new Set<string>();
  const add = (path: string): boolean => {
    const isNested = withoutBase(base, writePageUrl(path)) !== undefined;
    if (isNested) nested.add(path);
    return isNested;
  };
  for (const path of pages)
    if (listAncestors(path).filter(add).includes(path))
      for (const beside of ['.md', '/rss.xml']) nested.add(path + beside);
  for (const path of files) listAncestors(path).filter(add);
  return [...nested];
}

const known = new WeakMap<readonly string[], ReadonlySet<string>>();

function openSet(paths: readonly string[]): ReadonlySet<string> {
  const found = known.get(paths) ?? new Set(paths);
  known.set(paths, found);
  return found;
}
