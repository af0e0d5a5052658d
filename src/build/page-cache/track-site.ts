import { createHash } from 'node:crypto';
import { findDrawnFavicon } from '../../site/head.ts';
import type { Page, Site } from '../../site/site.ts';

/** A site that notes which of its fields are read. */
export interface TrackedSite {
  /** The same data. */
  readonly site: Site;
  /**
   * The fields that were read up to now, sorted: `topbar`, and `pages.title` for that of any page but those that were then
   * rendered. What a function of the site keeps for its next call was read at its first.
   */
  readonly readFields: () => readonly string[];
  /** What is read of this page, one of `site`, from now on is its own; undefined for none. */
  readonly setOwnPage: (page: Page | undefined) => void;
}

/** Tracks what is read of a site, but for its pages by field and not by the parts of a field. */
export function trackSite(site: Site): TrackedSite {
  const read = new Set<string>();
  let own: Page | undefined;
  const pages = site.pages.map((page): Page => {
    const tracked: Page = new Proxy(page, {
      get(target, key) {
        if (tracked !== own && typeof key === 'string') read.add(`pages.${key}`);
        return Reflect.get(target, key);
      },
    });
    return tracked;
  });
  const tracked = new Proxy(site, {
    get(target, key) {
      if (key === 'pages') return pages;
      if (typeof key === 'string') read.add(key);
      return Reflect.get(target, key);
    },
  });
  return {
    site: tracked,
    readFields: () => [...read].sort(),
    setOwnPage(page) {
      own = page;
    },
  };
}

/** A hash of each of these fields of a site. The drawn favicon does not count: its URL is put into pages that are kept. */
export function hashFields(whole: Site, fields: Iterable<string>): Readonly<Record<string, string>> {
  const isDrawn = findDrawnFavicon(whole) !== undefined;
  const site = isDrawn ? { ...whole, head: { ...whole.head, favicon: 'drawn' } } : whole;
  return Object.fromEntries(
    [...fields].map((field) => {
      const [, inPage] = field.split('.');
      const value =
        inPage === undefined
          ? Reflect.get(site, field)
          : site.pages.map((page) => Reflect.get(page, inPage) as unknown);
      return [field, hashData(value)] as const;
    }),
  );
}

/** A hash of plain data, maps and sets in it too; absolute paths of pages' files do not count. */
export function hashData(data: unknown): string {
  const text =
    JSON.stringify(data, (key, value: unknown) => {
      if (key === 'absoluteFile') return undefined;
      if (value instanceof Map || value instanceof Set) return [...value];
      return value;
    }) ?? '';
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
