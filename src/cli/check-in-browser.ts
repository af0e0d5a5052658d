import type { FindLinkPlaces } from '../build/check/find-link-places.ts';
import { withoutBase } from '../lib/html/base-path.ts';
import type { Problem } from '../problem/problem.ts';
import type { Site } from '../site/site.ts';
import { type AccessibilityCount, checkAccessibility } from '../visual/check-accessibility.ts';
import { checkSnapshots, type SnapshotCount } from '../visual/check-snapshots.ts';
import { openBrowser } from '../visual/open-browser.ts';
import type { BrowserChecks } from './options/browser-checks.ts';
import type { Progress } from './progress.ts';
import { serveSite } from './serve-site.ts';

/** What a browser tells of a site; a count is undefined where nothing could be looked at, or was not asked for. */
export interface BrowserResult {
  readonly problems: readonly Problem[];
  readonly pictures: SnapshotCount | undefined;
  readonly accessibility: AccessibilityCount | undefined;
}

/** A built site. */
interface BuiltSite {
  /** Absolute, as is the folder that it was built into. */
  readonly siteRoot: string;
  readonly folder: string;
  readonly site: Site;
  /** Of URLs without the base. */
  readonly findPlaces: FindLinkPlaces;
  readonly progress: Progress;
}

/**
 * Serves a built site on this machine, compares its pages with their pictures and has axe-core look at them, as far as that was asked
 * for.
 */
export async function checkInBrowser(
  { siteRoot, folder, site, findPlaces, progress }: BuiltSite,
  { visual, accessibility, patterns, browser: named }: BrowserChecks,
): Promise<BrowserResult> {
  const browser = await openBrowser(siteRoot, named);
  if ('code' in browser) return { problems: [browser], pictures: undefined, accessibility: undefined };
  try {
    const { server, url } = await serveSite({ output: folder, port: 0, host: '127.0.0.1' });
    try {
      const shown = { siteRoot, site, url, browser, patterns };
      const looks = visual && (await checkSnapshots({ ...shown, ...visual }));
      const findShown: FindLinkPlaces = (page, url) => findPlaces(page, withoutBase(site.base, url) ?? url);
      const rules = accessibility
        ? await checkAccessibility({ ...shown, findPlaces: findShown, progress })
        : undefined;
      return {
        problems: [...(looks?.problems ?? []), ...(rules?.problems ?? [])],
        pictures: looks?.count,
        accessibility: rules?.count,
      };
    } finally {
      server.closeAllConnections();
      server.close();
    }
  } finally {
    await browser.close();
  }
}
