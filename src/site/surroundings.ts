import type { Analytics } from './analytics/analytics.ts';
import type { Appearance } from './appearance/appearance.ts';
import type { FindGlyph } from './glyph.ts';
import type { Page } from './site.ts';

/** What every page of a site shows besides what its `Site` says. */
export interface Surroundings {
  readonly appearance: Appearance;
  readonly findGlyph: FindGlyph;
  /** Path of the favicon, or a data URL of the drawn one. */
  readonly favicon: string;
  /** Stars of the topbar's repository when the site was built; undefined shows none. */
  readonly stars: number | undefined;
  readonly ownFiles: OwnFiles;
  readonly analytics: Analytics;
  /** The URL path of a page's social card; undefined for none. */
  readonly findCard: (page: Page) => string | undefined;
  readonly shared: SharedFiles;
  /** Undefined for a site that is built without a search. */
  readonly search: Search | undefined;
  /** Whether what `writeSiteStyles` writes comes with the style sheet of all pages; else each page has it. */
  readonly hasSiteSheet: boolean;
}

/** URLs of files that several pages load when they are needed. */
export interface SharedFiles {
  /** JSON of `listPages` (page-list.ts). */
  readonly pageList: string;
  /** HTML of all groups of a long sidebar, by its key in `Site.sidebars`; shorter ones have none. */
  readonly groups: Readonly<Record<string, string>>;
}

export interface Search {
  /** What its empty field says. */
  readonly prompt: string;
}

/** The writer's own style sheets and scripts, which every page loads last. */
export interface OwnFiles {
  /** URLs, in the order of their names. */
  readonly styles: readonly string[];
  readonly scripts: readonly { readonly url: string; readonly isModule: boolean }[];
  /** Origins that the scripts name. */
  readonly scriptOrigins: readonly string[];
}
