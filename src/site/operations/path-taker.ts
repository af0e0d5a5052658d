import { cutName } from '../../openapi/read/operation-title.ts';

export interface PathTaker {
  /** The path itself, cleaned, or with a number behind it when it is taken: each call takes another one. */
  readonly take: (path: string) => string;
  /** The path itself, cleaned; undefined when it is taken or the site's root. */
  readonly takeFree: (path: string) => string | undefined;
}

/**
 * Hands out paths that no page has yet. Steps that lead upwards or nowhere are left out, so that every path lies inside
 * the site. Numbers begin at 1, as on existing sites.
 */
export function createPathTaker(pages: readonly string[]): PathTaker {
  // The page "404" is what is shown where there is no page.
  const taken = new Set([...pages, '404']);
  return {
    take(wanted) {
      const path = clean(wanted);
      let free = path;
      for (let number = 1; taken.has(free); number++) free = `${path}-${number}`;
      taken.add(free);
      return free;
    },
    takeFree(wanted) {
      const path = clean(wanted);
      if (path === '' || taken.has(path)) return undefined;
      taken.add(path);
      return path;
    },
  };
}

function clean(path: string): string {
  return path
    .split(/[\\/]+/)
    .map((step) => cutName(step.replace(/\p{Cc}|\p{Cs}/gu, '')))
    .filter((step) => !/^\.*$/.test(step))
    .join('/');
}
