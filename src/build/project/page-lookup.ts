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
  const redirects = (site?.redirects ?? []).map(({ source, destination }, index) => ({
    index,
    source: trim(source),
    pattern: readRedirectPattern(trim(source)),
    destination,
  }));
  // Most have no names: a site has one for each folder of pages.
  const plain = new Map(redirects.toReversed().map((redirect) => [redirect.source, redirect]));
  const named = redirects.filter(({ pattern }) => pattern.hasNames);
  return {
    findPage: (path) => pages.get(path),
    findDestination: (path) => {
      const asked = trim(path);
      const same = plain.get(asked);
      for (const { index, pattern, destination } of named) {
        if (same && same.index <= index) break;
        const names = pattern.match(asked);
        if (names) return fillDestination(destination, names);
      }
      return same && fillDestination(same.destination, new Map());
    },
  };
}

function trim(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
