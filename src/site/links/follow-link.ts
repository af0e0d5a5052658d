import { withoutBase } from '../../lib/html/base-path.ts';
import { decodeUri } from '../../lib/text/decode-uri.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import { createMissingPageAdvice } from '../navigation/missing-page.ts';

/** What a built site has at its addresses. */
export interface BuiltSite {
  /** The base that the URLs of its pages have; `/` for those without. */
  readonly base?: string;
  /** Paths of its pages, without slashes at their ends. */
  readonly paths: ReadonlySet<string>;
  /** Its files, relative to the output, with `/`. */
  readonly files: ReadonlySet<string>;
  /** Where a path (without slashes at its ends) is sent to; undefined where no redirect holds. */
  readonly findDestination: (path: string) => string | undefined;
}

/** What a link on a page leads to. Paths are decoded, without slashes at their ends; `hash` without `#`. */
export type LinkEnd =
  | { readonly kind: 'outside' }
  | { readonly kind: 'page'; readonly path: string; readonly hash: string }
  | { readonly kind: 'file' }
  /** `nearest` is the path that was likely meant; `isCase` when only the case of its letters differs. */
  | {
      readonly kind: 'missing';
      readonly path: string;
      readonly nearest: string | undefined;
      readonly isCase: boolean;
    }
  /** An address of the site's host that is not below its base; `path` begins with a slash. */
  | { readonly kind: 'outside-base'; readonly path: string };

/** Stands for the site's own address. */
const origin = 'http://site.invalid';
const mostRedirects = 20;

/**
 * A function from a URL in a page (its own URL path given, without the base) to what it leads to, as the site is served: a page,
 * a file, a folder's page, or where redirects lead. Each URL is looked up once.
 */
export function createLinkFollower(site: BuiltSite): (url: string, pageUrl: string) => LinkEnd {
  const known = new Map<string, LinkEnd>();
  const find = createFinder(site);
  const follow = (url: string, pageUrl: string): LinkEnd => {
    const key = isAlikeEverywhere.test(url) ? url : `${pageUrl} ${url}`;
    const before = known.get(key);
    if (before) return before;
    const end = find(url, pageUrl);
    known.set(key, end);
    return end;
  };
  return (url, pageUrl) => {
    if (!plainHash.test(url)) return follow(url, pageUrl);
    const page = follow('', pageUrl);
    // A page that is sent on may be sent to a part of another one.
    return page.kind === 'page' && page.hash === '' ? { ...page, hash: url.slice(1) } : follow(url, pageUrl);
  };
}

/** A URL that is the same on every page. */
const isAlikeEverywhere = /^(?:\/|[a-z][a-z\d+.-]*:\/\/)/i;

/** A part of the same page, named without a sign that URLs encode: most of a page's links are these. */
export const plainHash = /^#[\w.-]+$/;

function createFinder(site: BuiltSite): (url: string, pageUrl: string) => LinkEnd {
  const { base = '/', paths, files, findDestination } = site;
  const suggest = createSuggester(site);
  const find = (url: string, from: string, hash: string, steps: number): LinkEnd => {
    const parsed = URL.parse(url, `${origin}${from}`);
    if (parsed?.origin !== origin) return { kind: 'outside' };
    const path = (decodeUri(parsed.pathname) ?? parsed.pathname).replace(/^\/+|\/+$/g, '');
    const at = parsed.hash === '' ? hash : (decodeUri(parsed.hash.slice(1)) ?? parsed.hash.slice(1));
    if (paths.has(path)) return { kind: 'page', path, hash: at };
    const destination = steps < mostRedirects ? findDestination(path) : undefined;
    if (destination !== undefined) return find(destination, '/', at, steps + 1);
    const isFolder = parsed.pathname.endsWith('/');
    const index = path === '' ? 'index.html' : `${path}/index.html`;
    if (files.has(index) || files.has(`${path}.html`) || (!isFolder && files.has(path)))
      return { kind: 'file' };
    return { kind: 'missing', path, ...suggest(path) };
  };
  return (url, pageUrl) => {
    if (base === '/') return find(url, pageUrl, '', 0);
    const {
      origin: at,
      pathname = '',
      search,
      hash,
    } = URL.parse(url, `${origin}${base}${pageUrl.slice(1)}`) ?? {};
    if (at !== origin) return { kind: 'outside' };
    const own = withoutBase(base, pathname);
    return own === undefined
      ? { kind: 'outside-base', path: pathname }
      : find(`${own}${search}${hash}`, '/', '', 0);
  };
}

function createSuggester({
  paths,
  files,
}: BuiltSite): (path: string) => { readonly nearest: string | undefined; readonly isCase: boolean } {
  const others = [...files].filter((file) => !file.endsWith('.html'));
  const lower = new Map([...paths, ...others].map((path) => [path.toLowerCase(), path]));
  const advisePage = createMissingPageAdvice([...paths].filter((path) => path !== ''));
  let asked = 0;
  return (path) => {
    const same = lower.get(path.toLowerCase());
    if (same !== undefined) return { nearest: same, isCase: true };
    if (!isFilePath(path)) return { nearest: advisePage(path), isCase: false };
    const kind = path.slice(path.lastIndexOf('.')).toLowerCase();
    const alike = others.filter((file) => file.toLowerCase().endsWith(kind) && !file.startsWith('_astro/'));
    return { nearest: asked++ < 50 ? findNearest(path, alike) : undefined, isCase: false };
  };
}

/** Whether a path names a file that is not a page, by its extension. */
export function isFilePath(path: string): boolean {
  return /\.(?!mdx?$|html?$)[a-z][a-z0-9]{0,7}$/i.test(path);
}
