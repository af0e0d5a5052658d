import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type FileStore, openFileStore, type StoredFile, usualLimits } from '../build/http/file-store.ts';
import { type RuledRedirect, readRedirectRules } from '../build/http/redirect-rules.ts';
import { readSegments } from '../build/http/request-target.ts';

/** What answers a path of a built site: a file, a redirect, or, at best, the page that says that there is none. */
interface FoundAnswer {
  readonly file?: StoredFile;
  readonly redirect?: RuledRedirect;
  readonly missing?: StoredFile | undefined;
}

/** A swap takes two renames: nobody makes so many of them while a file is looked for. */
const mostAttempts = 100;

/**
 * Finds what answers a path (percent-encoded, beginning with a slash, without the `base` of the site). Rejects when the disk cannot
 * be read.
 */
export type SiteFinder = (pathname: string, base: string) => Promise<FoundAnswer>;

/**
 * Finds the files of a built site in `output`, or in `previous` while a build replaces that one (both absolute). One answer is
 * of one folder: what is not in a folder that is gone by then is looked for once more.
 */
export function createSiteFinder(output: string, previous: string): SiteFinder {
  const folders = {
    output: openFolder(openFileStore(output), output),
    // It answers for a moment only, so nothing of it is kept.
    previous: openFolder(openFileStore(previous, { ...usualLimits, total: 0 }), previous),
  };
  return async (pathname, base) => {
    const paths = listPaths(pathname);
    for (let attempt = 0; ; attempt++) {
      const before = readIdentity(output);
      const folder = before === undefined ? folders.previous : folders.output;
      const found = await folder(base + pathname.slice(1), paths);
      const after = readIdentity(output);
      const isGone = after === undefined && readIdentity(previous) === undefined;
      const isSettled = before !== undefined && before === after;
      if (found.file || isSettled || isGone || attempt === mostAttempts) return found;
    }
  };
}

function openFolder(store: FileStore, folder: string) {
  const findRedirect = createRedirectFinder(store, join(folder, '_redirects'));
  return async (address: string, paths: readonly string[]): Promise<FoundAnswer> => {
    for (const path of paths) {
      const file = await store.find(join(folder, path));
      if (file) return { file };
    }
    const redirect = await findRedirect(address);
    return redirect ? { redirect } : { missing: await store.find(join(folder, '404.html')) };
  };
}

/** The rules are read once for each version of their file. */
function createRedirectFinder(store: FileStore, path: string) {
  let known: { readonly etag: string; readonly follow: ReturnType<typeof readRedirectRules> } | undefined;
  return async (pathname: string): Promise<RuledRedirect | undefined> => {
    const file = await store.find(path);
    if (!file?.body) return undefined;
    if (known?.etag !== file.etag)
      known = { etag: file.etag, follow: readRedirectRules(file.body.toString()) };
    return known.follow(pathname);
  };
}

/**
 * The files that a path may stand for, relative to the site. Of hidden ones only those that are there for everybody (RFC 8615)
 * are served, and not what tells hosts about the site.
 */
function listPaths(pathname: string): readonly string[] {
  const segments = readSegments(pathname);
  if (!segments) return [];
  const isHidden = segments.some((name, at) => name.startsWith('.') && !(at === 0 && name === '.well-known'));
  const path = segments.join('/');
  if (isHidden || path === '_headers' || path === '_redirects') return [];
  if (path === '') return ['index.html'];
  const inside = `${path}/index.html`;
  return pathname.endsWith('/') ? [inside, `${path}.html`] : [path, inside, `${path}.html`];
}

/**
 * Tells one folder from the next of the same name; undefined when there is none. File systems give the number of a deleted
 * folder to a new one, so the time of its last change, which a rename sets, is part of it.
 */
function readIdentity(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.ctimeMs}`;
}
