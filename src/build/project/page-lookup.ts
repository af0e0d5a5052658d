import { fillDestination, readRedirectPattern } from '../../site/links/redirects.ts';
import type { Page, Site } from '../../site/site.ts';

/** Finds a page or a redirect of one site without walking all of them. */
export interface PageLookup {
  /** `path` without slashes at its ends. */
  readonly findPage: (path: string) => Page | undefined;
  /** Where a request's path is sent to, patterns filled in; undefined where no redirect holds. */
  readonly findDestination: (path: string) => string | undefined;
}

/** Indexes the pages and redirects of a site. */
export function createPageLookup(site: Site | undefined): PageLookup {
  const pages = new Map(site?.pages.map((page) => [page.path, page]));
  const redirects = (site?.redirects ?? []).map(({ source, destination }) => ({
    source: trim(source),
    pattern: readRedirectPattern(trim(source)),
    destination,
  }));
  return {
    findPage: (path) => pages.get(path),
    findDestination: (path) => {
      const asked = trim(path);
      for (const { source, pattern, destination } of redirects) {
        const names = source === asked ? new Map() : pattern.match(asked);
        if (names) return fillDestination(destination, names);
      }
      return undefined;
    },
  };
}

function trim(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
