import { join } from 'node:path';
import type { Problem } from '../../problem/problem.ts';
import { buildAnalytics } from '../../site/analytics/analytics.ts';
import { buildAppearance } from '../../site/appearance/appearance.ts';
import type { FindGlyph } from '../../site/glyph.ts';
import type { Surroundings } from '../../site/surroundings.ts';
import { checkIcons } from '../check/check-icons.ts';
import { nameSharedFiles } from '../views/shared-files.ts';
import { findDrawnFavicon } from './drawn-favicon.ts';
import { fetchStars } from './github-stars.ts';
import type { SiteReading } from './read-site.ts';
import { readOwnFiles } from './user-assets.ts';

/** What every page shows besides the site itself, with what is wrong in it. */
export interface SiteSurroundings {
  readonly shown: Surroundings | undefined;
  readonly problems: readonly Problem[];
}

/** What the site is read for. */
interface SitePurpose {
  /** Whether readers can search it. */
  readonly hasSearch: boolean;
  /** Whether `buildSiteFiles` writes the style sheet and the drawn favicon of all its pages. */
  readonly hasSiteSheet: boolean;
  /** Draws the icons that `site.json` and frontmatter name. */
  readonly findGlyph: FindGlyph;
}

/** Finds favicon, stars and the writer's own files of a site. `siteRoot` and `cacheFolder` are absolute. Asks nobody but GitHub. */
export async function buildSurroundings(
  reading: SiteReading,
  siteRoot: string,
  cacheFolder: string,
  findCard: Surroundings['findCard'],
  { hasSearch, hasSiteSheet, findGlyph }: SitePurpose,
): Promise<SiteSurroundings> {
  const { config, site, placeOf, contentRoot } = reading;
  if (!config || !site || !placeOf) return { shown: undefined, problems: [] };
  const { button } = site.topbar;
  const [own, stars] = await Promise.all([
    readOwnFiles(siteRoot, contentRoot),
    button?.type === 'github'
      ? fetchStars(button.owner, button.repository, join(cacheFolder, 'github'), process.env)
      : undefined,
  ]);
  return {
    shown: {
      appearance: buildAppearance(config),
      findGlyph,
      favicon: site.favicon ?? findDrawnFavicon(site, hasSiteSheet),
      stars,
      ownFiles: own.files,
      analytics: buildAnalytics(config.analytics),
      findCard,
      shared: nameSharedFiles(site),
      hasSiteSheet,
      search:
        hasSearch && site.pages.some(({ isIndexed }) => isIndexed)
          ? { prompt: config.search.prompt ?? 'Search' }
          : undefined,
    },
    problems: [...own.problems, ...checkIcons(config, placeOf, reading.pages)],
  };
}
