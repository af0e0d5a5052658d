import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import { isOwnPage, type Placements } from '../navigation/placement.ts';
import { isAbsoluteUrl, listAncestors, readUrlPath, writePageUrl, writeUrlPath } from '../pages/page-path.ts';
import { siteProblem } from '../problems.ts';
import type { Redirect } from '../site.ts';
import type { ResolveLink } from './link.ts';
import { readWrittenUrl, type SiteBase } from './site-url.ts';

/** A redirect of the writer; `path` is its source without slashes at the ends, `index` its place in `redirects`. */
interface OwnRedirect extends Redirect {
  readonly index: number;
  readonly path: string;
}

/** The redirects of `site.json` that can take effect, in their order, and a warning for each other one. */
export function readRedirects(
  config: SiteConfig,
  paths: ReadonlySet<string>,
  base: SiteBase,
  resolveLink: ResolveLink,
  placeOf: PlaceOf,
): { readonly redirects: readonly OwnRedirect[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const sources = new Set<string>();
  const redirects = config.redirects.flatMap(({ source, destination, permanent }, index): OwnRedirect[] => {
    const place = (part = 'source') => placeOf(['redirects', index, part]);
    const path = readUrlPath(readWrittenUrl(base, source));
    if (isAbsoluteUrl(source)) problems.push(siteProblem('redirect-source', place(), source));
    else if (paths.has(path)) problems.push(siteProblem('redirect-shadowed', place(), source));
    else if (sources.has(path)) problems.push(siteProblem('redirect-repeated', place(), source));
    else if (/[\s\p{Cc}]/u.test(destination))
      problems.push(siteProblem('redirect-space', place('destination'), source));
    else if (/^(?:[a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\?#]*:[a-z_]/i.test(destination))
      problems.push(siteProblem('redirect-host', place('destination'), source));
    else {
      sources.add(path);
      return [{ index, path, source: writeUrlPath(path), destination: resolveLink(destination), permanent }];
    }
    return [];
  });
  return { redirects, problems };
}

/** Where a path of the site leads by a redirect without names; undefined when by none. */
export function createRedirectFollower(
  redirects: readonly OwnRedirect[],
): (path: string) => string | undefined {
  const byPath = new Map(redirects.map(({ path, destination }) => [path, destination]));
  return (path) => {
    const destination = byPath.get(path);
    return destination === undefined || hasNames(destination) ? undefined : destination;
  };
}

/**
 * A folder without a page of its own leads to its first page: the first in the navigation, else by path. `/` leads
 * to `home`. The writer's redirects come first.
 */
export function listFolderRedirects(
  { entries, outside }: Placements,
  paths: ReadonlySet<string>,
  own: readonly OwnRedirect[],
  home: string,
): readonly Redirect[] {
  const taken = new Set([...paths, ...own.map(({ path }) => path)]);
  const first = new Map<string, string>();
  if (!taken.has('') && home !== '/') first.set('', home);
  const shown = entries.filter(({ isShown }) => isShown);
  const hidden = entries.filter(({ isShown }) => !isShown);
  for (const place of [...shown, ...outside, ...hidden].filter(isOwnPage))
    for (const folder of listAncestors(place.seed.path).slice(1))
      if (folder !== '' && !taken.has(folder) && !first.has(folder))
        first.set(folder, writePageUrl(place.seed.path));
  return [...first].map(([folder, destination]) => ({
    source: writeUrlPath(folder),
    destination,
    permanent: false,
  }));
}

/** What following a path ends in. */
type End = 'there' | 'loop' | 'nothing';

/** Stands for whatever a reader's path holds in the place of a name. */
const SAMPLE = ':';
/** Maximum length of a path while it is followed; a longer one grows without end. */
const LONGEST = 2000;

interface CheckedRedirects {
  /** Those that end somewhere. */
  readonly redirects: readonly OwnRedirect[];
  readonly problems: readonly Problem[];
}

/**
 * Follows every redirect through the others. One that leads back to itself is left out with a warning; one that
 * ends at nothing is kept with a warning. Files beside the pages are known by their extension and not looked for.
 */
export function checkRedirects(
  redirects: readonly OwnRedirect[],
  paths: ReadonlySet<string>,
  placeOf: PlaceOf,
): CheckedRedirects {
  const end = createFollower(redirects, paths);
  const problems: Problem[] = [];
  const kept = redirects.filter((redirect) => {
    const { source, destination, index } = redirect;
    const ended = end(destination);
    if (ended === 'loop') problems.push(siteProblem('redirect-loop', placeOf(['redirects', index]), source));
    if (ended === 'nothing') {
      const nearest = problems.length < 20 ? findNearest(readUrlPath(destination), paths) : undefined;
      const place = placeOf(['redirects', index, 'destination']);
      problems.push(siteProblem('redirect-target', place, source, destination, nearest));
    }
    return ended !== 'loop';
  });
  return { redirects: kept, problems };
}

function createFollower(
  redirects: readonly OwnRedirect[],
  paths: ReadonlySet<string>,
): (destination: string) => End {
  const folders = new Set([...paths].flatMap((path) => listAncestors(path)));
  const patterns = redirects.map((redirect) => ({ redirect, pattern: readRedirectPattern(redirect.path) }));
  const exact = new Map(redirects.map((redirect) => [redirect.path, redirect]));
  const withNames = patterns.filter(({ pattern }) => pattern.hasNames);
  const step = (path: string): string | undefined => {
    const plain = exact.get(path);
    if (plain) return plain.destination;
    for (const { redirect, pattern } of withNames) {
      const names = pattern.match(path);
      if (names) return fillDestination(redirect.destination, names);
    }
    return undefined;
  };
  const known = new Map<string, End>();
  return (destination) => {
    const trail = new Set<string>();
    let next: string | undefined = destination;
    let ended: End | undefined;
    while (ended === undefined) {
      if (next === undefined) ended = 'nothing';
      else if (isAbsoluteUrl(next) || isThere(next, folders)) ended = 'there';
      else {
        const path: string = readUrlPath(sampleNames(next));
        if (trail.has(path) || path.length > LONGEST) ended = 'loop';
        else ended = known.get(path);
        trail.add(path);
        next = step(path);
      }
    }
    for (const path of trail) known.set(path, ended);
    return ended;
  };
}

function sampleNames(destination: string): string {
  return destination.replace(/:\w+\*?/g, SAMPLE);
}

/** Whether a page or a folder with pages is at a path, or under what precedes its first name. */
function isThere(destination: string, folders: ReadonlySet<string>): boolean {
  const fixed = destination.replace(/(?:^|\/):.*$/s, '');
  const path = readUrlPath(fixed);
  if (hasNames(destination) || fixed !== destination) return folders.has(path);
  return folders.has(path) || /\.[a-z0-9]{1,8}$/i.test(path);
}

/** A redirect's source: segments, of which `:name` matches one and a last `:name*` any number. */
interface RedirectPattern {
  /** Whether the source holds a name. */
  readonly hasNames: boolean;
  /** The values of a path's names, or undefined when the path does not match. Paths have no slashes at their ends. */
  readonly match: (path: string) => ReadonlyMap<string, string> | undefined;
}

const named = /^:(\w+)(\*?)$/;

/** Reads a source (without slashes at its ends) such as `old/:slug*`. */
export function readRedirectPattern(source: string): RedirectPattern {
  const parts = source.split('/').map((segment) => ({ segment, name: named.exec(segment) }));
  const hasNames = parts.some(({ name }) => name !== null);
  const match = (path: string): ReadonlyMap<string, string> | undefined => {
    const segments = path === '' ? [] : path.split('/');
    const found = new Map<string, string>();
    for (const [index, { segment, name }] of parts.entries()) {
      if (name?.[2] === '*') return found.set(name[1] ?? '', segments.slice(index).join('/'));
      const given = segments[index];
      if (given === undefined || (name === null && given !== segment)) return undefined;
      if (name) found.set(name[1] ?? '', given);
    }
    return segments.length === parts.length ? found : undefined;
  };
  return { hasNames, match };
}

/** A destination with its names filled in; a name that the source lacks is left as it is. */
export function fillDestination(destination: string, names: ReadonlyMap<string, string>): string {
  return destination.replace(/:(\w+)\*?/g, (all, name: string) => names.get(name) ?? all);
}

/** Whether a destination holds names. */
export function hasNames(destination: string): boolean {
  return /(?:^|\/):\w+\*?/.test(destination);
}
