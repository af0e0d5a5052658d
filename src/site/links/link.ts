import { safeUrl } from '../../lib/html/safe-url.ts';
import { isAbsoluteUrl, readUrlPath, writePageUrl } from '../pages/page-path.ts';

/** A function from a URL as a writer gives it to the one to write into a link. */
export type ResolveLink = (url: string) => string;

/**
 * Links to pages get the page's own URL, with query and hash, also those that name its file (`guides/a.mdx`,
 * `guides/index`); other paths get a leading slash; absolute URLs stay. An unsafe URL becomes `#`. `paths` are those of all pages.
 */
export function createLinkResolver(paths: ReadonlySet<string>): ResolveLink {
  return (given) => {
    const url = safeUrl(given);
    if (url === undefined) return '#';
    if (isAbsoluteUrl(url)) return url;
    const path = findPagePath(readUrlPath(url), paths);
    const rest = /[?#].*$/s.exec(url)?.[0] ?? '';
    return path !== undefined ? `${writePageUrl(path)}${rest}` : `/${url.replace(/^(?:\.?\/)+/, '')}`;
  };
}

/** The path among `paths` that a link's path (without slashes at its ends) means; undefined for none. */
export function findPagePath(path: string, paths: ReadonlySet<string>): string | undefined {
  if (paths.has(path)) return path;
  const bare = path.replace(/\.mdx?$/i, '');
  return [bare, bare.replace(/(?:^|\/)index$/, '')].find((candidate) => paths.has(candidate));
}

/** The URL of a file beside the pages, such as a logo: a leading slash is added, an absolute URL stays. */
export function resolveAsset(given: string): string | undefined {
  const url = safeUrl(given);
  if (url === undefined || isAbsoluteUrl(url)) return url;
  return `/${url.replace(/^(?:\.?\/)+/, '')}`;
}
