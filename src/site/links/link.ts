import { safeUrl } from '../../lib/html/safe-url.ts';
import { isAbsoluteUrl, readUrlPath, writePageUrl } from '../pages/page-path.ts';
import { readWrittenUrl, type SiteBase } from './site-url.ts';

/** A function from a URL as a writer gives it to the one that `Site` has, without the base. */
export type ResolveLink = (url: string) => string;

/**
 * Links to pages get the page's own URL, with query and hash, also those that name its file (`guides/a.mdx`,
 * `guides/index`); other paths get a leading slash; absolute URLs stay. An unsafe URL becomes `#`. `paths` are those of all pages.
 * A base that the writer put in front is taken off.
 */
export function createLinkResolver(paths: ReadonlySet<string>, base: SiteBase): ResolveLink {
  return (given) => {
    const safe = safeUrl(given);
    if (safe === undefined) return '#';
    if (isAbsoluteUrl(safe)) return safe;
    const url = readWrittenUrl(base, safe);
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
export function resolveAsset(given: string, base: SiteBase): string | undefined {
  const url = safeUrl(given);
  if (url === undefined || isAbsoluteUrl(url)) return url;
  return `/${readWrittenUrl(base, url).replace(/^(?:\.?\/)+/, '')}`;
}

/** An image for each color mode, which may be the same. */
export interface ImageModes {
  readonly light: string;
  readonly dark: string;
}

/** The URLs of an image, as `resolveAsset` gives them; undefined where one of them is no safe URL. */
export function resolveImageModes(given: ImageModes | undefined, base: SiteBase): ImageModes | undefined {
  const light = given && resolveAsset(given.light, base);
  const dark = given && resolveAsset(given.dark, base);
  return light === undefined || dark === undefined ? undefined : { light, dark };
}
