import { cutName } from '../../openapi/slug-operation.ts';

/** The path itself, cleaned, or with a number behind it when it is taken: each call takes another one. */
export type TakePath = (path: string) => string;

/**
 * Hands out paths that no page has yet. Steps that lead upwards or nowhere are left out, so that every path lies inside
 * the site. Numbers begin at 1, as on existing sites.
 */
export function createPathTaker(pages: readonly string[]): TakePath {
  // The page "404" is what is shown where there is no page.
  const taken = new Set([...pages, '404']);
  return (wanted) => {
    const path = wanted
      .split(/[\\/]+/)
      .map((step) => cutName(step.replace(/\p{Cc}|\p{Cs}/gu, '')))
      .filter((step) => !/^\.*$/.test(step))
      .join('/');
    let free = path;
    for (let number = 1; taken.has(free); number++) free = `${path}-${number}`;
    taken.add(free);
    return free;
  };
}
