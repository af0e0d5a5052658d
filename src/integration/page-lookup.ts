import type { Page, Redirect, Site } from '../site/site.ts';

/** Finds a page or a redirect of one site without walking all of them. */
export interface PageLookup {
  /** `path` without slashes at its ends. */
  readonly findPage: (path: string) => Page | undefined;
  /** `path` as a request has it, decoded or not; redirects with a pattern are left to the host. */
  readonly findRedirect: (path: string) => Redirect | undefined;
}

/** Indexes the pages and redirects of a site. */
export function createPageLookup(site: Site | undefined): PageLookup {
  const pages = new Map(site?.pages.map((page) => [page.path, page]));
  const redirects = new Map(site?.redirects.map((redirect) => [trim(redirect.source), redirect]));
  return {
    findPage: (path) => pages.get(path),
    findRedirect: (path) => redirects.get(trim(path)),
  };
}

function trim(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
