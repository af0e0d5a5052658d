import type { IconSet } from '../../content/icons/collections.ts';
import type { UsedNames } from '../../lib/html/prune-styles.ts';
import type { SearchIndex } from '../../search/index/create-index.ts';
import type { ScannedPage } from '../../site/links/scan-page.ts';
import type { Update } from '../../site/machines/feed.ts';
import type { Cards } from '../cards/cards.ts';

/** What a build gathers while pages are rendered, and publishes at its end. */
export interface Publication {
  /** By `Page.path`: what was made of a page when its file was compiled. */
  readonly texts: Map<string, PageTexts>;
  /** Undefined in `dev`, without `siteUrl`, and where nothing draws them. */
  cards: Cards | undefined;
  /** Undefined in `dev` and without a search. */
  search: SearchIndex | undefined;
  /** Of all pages that were rendered. */
  readonly names: UsedNames;
  /** By `Page.path`: what links need of the pages that were rendered. Empty in `dev`. */
  readonly scanned: Map<string, ScannedPage>;
  /** Those that the icons of pages, `site.json` and frontmatter are from. */
  readonly iconSets: Set<IconSet>;
}

/** What a page is for machines. */
export interface PageTexts {
  readonly markdown: string;
  /** Those of its changelog. */
  readonly updates: readonly Update[];
}
