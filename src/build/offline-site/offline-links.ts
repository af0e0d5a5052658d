import { posix } from 'node:path';
import { withoutBase } from '../../lib/html/base-path.ts';
import { decodeUri } from '../../lib/text/decode-uri.ts';
import { moveSiteUrl } from '../../site/links/site-url.ts';

/** What a site has that is opened from a disk. */
export interface OfflineFolder {
  /** Its files, relative to its folder, with `/`. */
  readonly files: ReadonlySet<string>;
  /** The path that its URLs are written with, as it stands below that on its host. */
  readonly base: string;
  /** Where it is published, its base included; undefined where `site.json` does not say. */
  readonly siteUrl: string | undefined;
  /** Whether a page is at a path (without slashes at its ends). */
  readonly hasPage: (path: string) => boolean;
  /** Where a path (without slashes at its ends) is sent to, without the base; undefined where no redirect holds. */
  readonly findDestination: (path: string) => string | undefined;
}

/** Gives URLs of a site as they lead from one of its files to others, without a server. */
export interface OfflineLinks {
  /** The file of the site that a URL in one of its files leads to; undefined where it is none. */
  readonly findFile: (url: string, from: string) => string | undefined;
  /** A URL in a file as it is written there: relative where it leads to a file of the site. */
  readonly writeRelative: (url: string, from: string) => string;
  /** The same for what pages of all folders get a copy of: from `octavo-folder:`, for which the loader puts the folder's URL. */
  readonly writeRooted: (url: string, from: string) => string;
}

interface FoundFile {
  readonly file: string;
  /** Query and hash. */
  readonly rest: string;
}

/** Stands for the host of the site. */
const origin = 'http://site.invalid';
const mostRedirects = 20;

/**
 * Finds what URLs of a site lead to on a disk: where a server would answer with the page of a folder, or send on, they
 * lead to the file itself. One of a page that is published, but has no file here, leads to the site on the web.
 */
export function createOfflineLinks({
  files,
  base,
  siteUrl,
  hasPage,
  findDestination,
}: OfflineFolder): OfflineLinks {
  const host = moveSiteUrl(siteUrl, '/') ?? origin;

  function find(url: string, from: string, steps = 0): FoundFile | undefined {
    const known = siteUrl !== undefined && isBelow(url.trim(), siteUrl) ? url.trim().slice(host.length) : url;
    const parsed = URL.parse(known, origin + base + encodePath(from.replace(/(?<=^|\/)index\.html$/, '')));
    const own = parsed?.origin === origin ? withoutBase(base, parsed.pathname) : undefined;
    if (!parsed || own === undefined) return undefined;
    const path = (decodeUri(own) ?? own).replace(/^\/+|\/+$/g, '');
    const rest = parsed.search + parsed.hash;
    const sent = hasPage(path) || steps === mostRedirects ? undefined : findDestination(path);
    const next = sent === undefined ? undefined : find(sent, '', steps + 1);
    if (next) return { ...next, rest: next.rest || rest };
    const file = [path, posix.join(path, 'index.html'), `${path}.html`].find((name) => files.has(name));
    return file === undefined ? undefined : { file, rest };
  }

  function write(url: string, from: string, lead: (found: FoundFile) => string): string {
    // What leads to a part of the page itself goes on to do so.
    if (/^\s*(?:#|$)/.test(url)) return url;
    const found = find(url, from);
    if (found) return lead(found);
    const isOwn = siteUrl !== undefined && /^\s*\/(?![/\\])/.test(url);
    return isOwn ? `${host}${url.trim()}` : url;
  }

  return {
    findFile: (url, from) => find(url, from)?.file,
    writeRelative: (url, from) =>
      write(url, from, ({ file, rest }) =>
        file === from && rest.startsWith('#') ? rest : writeRelativePath(from, file) + rest,
      ),
    writeRooted: (url, from) =>
      write(url, from, ({ file, rest }) => `octavo-folder:/${encodePath(file)}${rest}`),
  };
}

/** The URL that leads from one file to another of the same folder; both are relative to it, with `/`. */
export function writeRelativePath(from: string, to: string): string {
  return encodePath(posix.relative(posix.dirname(from), to));
}

function isBelow(url: string, siteUrl: string): boolean {
  return url.startsWith(siteUrl) && /^(?:$|[/?#])/.test(url.slice(siteUrl.length));
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
