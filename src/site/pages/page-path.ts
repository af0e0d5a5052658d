import { readScheme } from '../../lib/html/safe-url.ts';
import { decodeUri } from '../../lib/text/decode-uri.ts';

/** The URL path of a page: `/guides/quickstart/` for `guides/quickstart`, `/` for ''. */
export function writePageUrl(path: string): string {
  return path === '' ? '/' : `${writeUrlPath(path)}/`;
}

/** Paths that are the same in a URL, as nearly all are: what `encodeSegment` leaves as it is. */
const plainPath = /^[\w./~!$&'()*+,;:=@-]*$/;

/** A path as a URL path with a leading and without a trailing slash: `/a%20b` for `a b`, `/` for ''. */
export function writeUrlPath(path: string): string {
  if (plainPath.test(path)) return `/${path}`;
  return `/${path.split('/').map(encodeSegment).join('/')}`;
}

/** The file to create for a page that there is none of: `content/guides/a.mdx`. `contentFolder` ends in `/`, or is ''. */
export function namePageFile(path: string, contentFolder: string): string {
  const name = path.replace(/^\/+|\/+$/g, '').replace(/\.mdx?$/, '');
  return `${contentFolder}${name === '' ? 'index' : name}.mdx`;
}

/** The path that a link inside the site leads to, without slashes at its ends, query and hash; escapes are decoded. */
export function readUrlPath(url: string): string {
  const bare = url.replace(/[?#].*$/s, '').replace(/^(?:\.?\/)+|\/+$/g, '');
  if (!bare.includes('%')) return bare;
  return bare
    .split('/')
    .map((segment) => decodeUri(segment) ?? segment)
    .join('/');
}

/** Whether a link leaves the site or its page: it has a scheme or a host, or is a hash alone. */
export function isAbsoluteUrl(url: string): boolean {
  // A path, as most are: it needs no look for a disguised scheme.
  if (/^\/(?!\/)/.test(url)) return false;
  return /^\s*(?:\/\/|#)/.test(url) || readScheme(url) !== undefined;
}

/** The folder that a path is in; '' for the root. */
export function readFolder(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The path itself and every folder above it, longest first, ending with ''. */
export function listAncestors(path: string): readonly string[] {
  const list = [path];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    list.push(path.slice(0, end));
  if (path !== '') list.push('');
  return list;
}

function encodeSegment(segment: string): string {
  return encodeURI(segment.toWellFormed()).replace(/[?#]/g, encodeURIComponent);
}
