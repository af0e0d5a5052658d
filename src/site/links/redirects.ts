import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site.ts';
import type { Problem } from '../../problem/problem.ts';
import { isAbsoluteUrl, readUrlPath, writeUrlPath } from '../pages/page-path.ts';
import {
  describeForeignRedirect,
  describeOpenRedirect,
  describeRedirectSpace,
  describeRepeatedRedirect,
  describeShadowedRedirect,
} from '../problems.ts';
import type { Redirect } from '../site.ts';
import type { ResolveLink } from './link.ts';
import { hasNames } from './redirect-pattern.ts';

/** A redirect of the writer; `path` is its source without slashes at the ends, `index` its place in `redirects`. */
export interface OwnRedirect extends Redirect {
  readonly index: number;
  readonly path: string;
}

/** The redirects of `site.json` that can take effect, in their order, and a warning for each other one. */
export function readRedirects(
  config: SiteConfig,
  paths: ReadonlySet<string>,
  resolveLink: ResolveLink,
  placeOf: PlaceOf,
): { readonly redirects: readonly OwnRedirect[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const sources = new Set<string>();
  const redirects = config.redirects.flatMap(({ source, destination, permanent }, index): OwnRedirect[] => {
    const place = () => placeOf(['redirects', index, 'source']);
    const path = readUrlPath(source);
    if (isAbsoluteUrl(source)) problems.push(describeForeignRedirect(source, place()));
    else if (paths.has(path)) problems.push(describeShadowedRedirect(source, place()));
    else if (sources.has(path)) problems.push(describeRepeatedRedirect(source, place()));
    else if (/[\s\p{Cc}]/u.test(destination))
      problems.push(describeRedirectSpace(source, placeOf(['redirects', index, 'destination'])));
    else if (/^(?:[a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\?#]*:[a-z_]/i.test(destination))
      problems.push(describeOpenRedirect(source, placeOf(['redirects', index, 'destination'])));
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
