import { decodeUri } from '../text/decode-uri.ts';

/**
 * The base of a site is the path that it stands below on its host, with a slash at both ends: `/docs/v2/`, or `/` for a whole
 * host. Writers and Octavo name what a site has by root-relative URLs without it (`/quickstart/`); what is written for readers
 * gets it by `withBase`, and what comes from them loses it by `withoutBase`.
 */

/** Stands for the host, where a URL is only resolved. */
const origin = 'http://site.invalid';

/** Reads a path that somebody typed (`docs/v2`, `/docs/v2/`) as a base; undefined for what is none, such as a whole URL. */
export function readBase(typed: string): string | undefined {
  const text = typed.trim();
  if (/[\s?#\\]|\/\/|^[a-z][a-z\d+.-]*:/i.test(text) || dotSegment.test(text)) return undefined;
  const path = text.replace(/^\/|\/$/g, '');
  return path === '' ? '/' : URL.parse(`/${path}/`, origin)?.pathname;
}

/** Whether a URL is a path from the root of its host; `//` and `/\` begin that of another host. */
export function isRootRelative(url: string): boolean {
  return /^\s*\/(?![/\\])/.test(url);
}

/**
 * A URL of a site as readers get it: the base is put in front of a root-relative one, others stay as they are. One that
 * begins with the base stays too, unless `isOwn` says that the site has something at that very path (decoded, without slashes at
 * its ends). Dot segments do not lead out of the base.
 */
export function withBase(base: string, url: string, isOwn: (path: string) => boolean = () => false): string {
  if (base === '/' || !isRootRelative(url)) return url;
  const rooted = resolvePath(base, url);
  const stays = findRest(base, rooted) !== undefined && !isOwn(readPath(rooted));
  return stays ? rooted : base + rooted.replace(/^[/\\]+/, '');
}

/** A URL without the base of its site; undefined for a root-relative one that does not have it. Others stay as they are. */
export function withoutBase(base: string, url: string): string | undefined {
  if (base === '/' || !isRootRelative(url)) return url;
  const rest = findRest(base, resolvePath(base, url));
  return rest === undefined ? undefined : `/${rest.replace(/^[/\\]+/, '')}`;
}

/** What follows the base in a root-relative URL; undefined where it is not in front. The slash at its end may be missing. */
function findRest(base: string, url: string): string | undefined {
  if (url.startsWith(base)) return url.slice(base.length);
  const bare = base.slice(0, -1);
  return url.startsWith(bare) && /^(?:$|[?#])/.test(url.slice(bare.length))
    ? url.slice(bare.length)
    : undefined;
}

const dotSegment = /(?:^|[/\\])(?:\.|%2e){1,2}(?=[/\\]|$)/i;

/** A root-relative URL without outer space and dot segments, and encoded where the base is. */
function resolvePath(base: string, url: string): string {
  const rooted = url.trimStart();
  const path = rooted.replace(/[?#].*$/s, '');
  const isPlain = !dotSegment.test(path) && (!base.includes('%') || /^[\x21-\x7e]*$/.test(path));
  if (isPlain) return rooted;
  const parsed = URL.parse(`${origin}${path}`);
  return (parsed?.pathname ?? path) + rooted.slice(path.length);
}

function readPath(url: string): string {
  const path = url.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '');
  return decodeUri(path) ?? path;
}
