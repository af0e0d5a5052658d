import type { Page, Site } from '../../site/site.ts';
import type { PageCache } from './page-cache.ts';

/** One of several parts of a site's pages, each built on a machine of its own. */
export interface Shard {
  /** From 1 on. */
  readonly index: number;
  /** How many parts there are. */
  readonly count: number;
}

/** The shard of a text such as `2/4`; undefined for what is none. */
export function parseShard(text: string): Shard | undefined {
  const [, index = 0, count = 0] = /^(\d{1,5})\/(\d{1,5})$/.exec(text)?.map(Number) ?? [];
  return index >= 1 && index <= count ? { index, count } : undefined;
}

/**
 * The pages of a shard: every so many of the site, so that parts weigh alike where large pages stand beside each other. Which ones
 * follows from the site alone. "Not found" is in none: it is rendered where the site is put together.
 */
export function listShardPages({ pages }: Site, { index, count }: Shard): readonly Page[] {
  return pages.filter(({ path }) => path !== '404').filter((_, place) => place % count === index - 1);
}

/** The same cache, in which no page but these has to be rendered. */
export function limitCache(cache: PageCache, pages: readonly Page[]): PageCache {
  const own = new Set(pages.map(({ path }) => path));
  return {
    ...cache,
    isKept: (page) => !own.has(page.path) || cache.isKept(page),
    listUnkept: () => cache.listUnkept().filter(({ path }) => own.has(path)),
  };
}
