import type { PlaceOf } from '../../config/read-site-config.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import { isAbsoluteUrl, listAncestors, readUrlPath } from '../pages/page-path.ts';
import { describeDeadRedirect, describeRedirectLoop } from '../problems.ts';
import { fillDestination, hasNames, readRedirectPattern } from './redirect-pattern.ts';
import type { OwnRedirect } from './redirects.ts';

/** What following a path ends in. */
type End = 'there' | 'loop' | 'nothing';

/** Stands for whatever a reader's path holds in the place of a name. */
const SAMPLE = ':';
/** A path that grows beyond this while it is followed grows without end. */
const LONGEST = 2000;

export interface CheckedRedirects {
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
    if (ended === 'loop') problems.push(describeRedirectLoop(source, placeOf(['redirects', index])));
    if (ended === 'nothing') {
      const nearest = problems.length < 20 ? findNearest(readUrlPath(destination), paths) : undefined;
      const place = placeOf(['redirects', index, 'destination']);
      problems.push(describeDeadRedirect(source, destination, nearest, place));
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

/** Whether a page or a folder with pages is at a path, or under what stands before its first name. */
function isThere(destination: string, folders: ReadonlySet<string>): boolean {
  const fixed = destination.replace(/(?:^|\/):.*$/s, '');
  const path = readUrlPath(fixed);
  if (hasNames(destination) || fixed !== destination) return folders.has(path);
  return folders.has(path) || /\.[a-z0-9]{1,8}$/i.test(path);
}
