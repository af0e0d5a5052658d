import type { Site } from '../site.ts';

/** A page as the list of all pages has it. */
export type ListedPage = readonly [url: string, title: string];

/** The pages that may be found, for the page that says that there is none at an address. */
export function listPages({ pages }: Site): readonly ListedPage[] {
  return pages
    .filter(({ isIndexed, path }) => isIndexed && path !== '404')
    .map(({ url, title }) => [url, title] as const);
}
