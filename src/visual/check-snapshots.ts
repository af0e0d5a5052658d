import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { pictureFolder } from '../content/files/site-files.ts';
import { findNearest } from '../lib/text/nearest.ts';
import { type Problem, startOf } from '../problem/problem.ts';
import type { Page, Site } from '../site/site.ts';
import { type Baselines, openBaselines, put } from './baselines.ts';
import { takeSnapshots } from './capture.ts';
import { choosePages, matchPages } from './choose-pages.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { browserName } from './open-browser.ts';
import { visualProblem } from './problems.ts';
import { reportDifferences, type SeenView } from './report-differences.ts';
import { screenshotFolder, screenshotPath, siteViews } from './viewports.ts';

interface SnapshotOptions {
  /** Absolute. */
  readonly siteRoot: string;
  readonly site: Site;
  /** Where the site is served, with a slash at its end. */
  readonly url: string;
  readonly browser: Browser;
  /** Which pages are looked at (`matchPages`); where there is none, `choosePages` says. */
  readonly patterns: readonly string[];
  /** Whether how the pages look now is kept. */
  readonly isUpdate: boolean;
}

/** How many pictures were taken, and how many of them differ from the one kept or had none. */
export interface SnapshotCount {
  readonly taken: number;
  readonly different: number;
  readonly fresh: number;
}

/** Where pictures of what differs are put, relative to the site root. */
const resultFolder = '.octavo/visual';

/**
 * Looks at the pages of a served site in every view and compares them with the pictures and outlines in the site's
 * `visual-baselines`, which are written where there are none yet, and on an update. What differs is put into
 * `.octavo/visual`: how it looks now, and what of it differs.
 */
export async function checkSnapshots(
  options: SnapshotOptions,
): Promise<{ readonly problems: readonly Problem[]; readonly count: SnapshotCount }> {
  const { siteRoot, site, url, browser, patterns, isUpdate } = options;
  const name = browserName(browser.version(), process.platform);
  const kept = await openBaselines(join(siteRoot, pictureFolder), name);
  const isKeeping = isUpdate || kept.folders.size === 0;
  const named = matchPages(site.pages, patterns);
  const pages = patterns.length > 0 ? named.pages : choosePages(site, kept.folders);
  const views = siteViews(site);
  const seen = new Map<Page, SeenView[]>(pages.map((page) => [page, []]));
  const count = { taken: 0, different: 0, fresh: 0 };
  await rm(join(siteRoot, resultFolder), { recursive: true, force: true });
  await takeSnapshots({ browser, url, pages, views }, async (page, view, look) => {
    if ('failure' in look) return void seen.get(page)?.push({ view, result: look });
    const shot = screenshotPath(page, view);
    const result = compareSnapshots(await kept.read(shot), look);
    const { hasPicture, difference, moved, isNew, isUnreadable } = result;
    seen.get(page)?.push({ view, result });
    count.taken += 1;
    if (difference || moved) count.different += 1;
    if (isNew) count.fresh += 1;
    if (isKeeping)
      await kept.write(shot, {
        ...((!hasPicture || difference || isUnreadable) && { picture: look.picture }),
        ...((isNew || moved) && { outline: look.outline }),
      });
    else if (difference || moved) {
      const file = join(siteRoot, resultFolder, shot);
      await put(`${file}-actual.png`, look.picture);
      if (difference) await put(`${file}-diff.png`, difference);
    }
  });
  const folders = { results: resultFolder, pictures: `${pictureFolder}/${name}` };
  const told = pages.flatMap((page) => {
    const results = seen.get(page) ?? [];
    const shown = isKeeping ? results.filter(({ result }) => 'failure' in result) : results;
    return reportDifferences(page, shown, views, folders);
  });
  const paths = site.pages.map(({ path }) => path);
  const idle = named.idle.map((pattern) =>
    visualProblem('no-page', startOf('site.json'), pattern, findNearest(pattern, paths)),
  );
  const others = await reportOrRemoveOthers(kept, options, name);
  return { problems: [...idle, ...others, ...told], count };
}

/** What is kept of pages that are gone and of other browsers: told, or removed where how all pages look is kept anew. */
async function reportOrRemoveOthers(
  kept: Baselines,
  { site, patterns, isUpdate }: SnapshotOptions,
  browser: string,
): Promise<readonly Problem[]> {
  const known = new Set(site.pages.map(screenshotFolder));
  const stale = [...kept.folders].filter((folder) => !known.has(folder));
  if (isUpdate && patterns.length === 0) {
    for (const folder of stale) await kept.removePage(folder);
    await kept.removeOldVersions();
    return [];
  }
  const isOther = !isUpdate && kept.browsers.length > 0 && !kept.browsers.includes(browser);
  return [
    ...stale.map((folder) => visualProblem('stale', startOf('site.json'), folder)),
    ...(isOther ? [visualProblem('other-browser', startOf('site.json'), kept.browsers, browser)] : []),
  ];
}
