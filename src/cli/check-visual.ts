import type { Problem } from '../problem/problem.ts';
import type { Site } from '../site/site.ts';
import { checkSnapshots, type SnapshotCount } from '../visual/check-snapshots.ts';
import { openBrowser } from '../visual/open-browser.ts';
import type { VisualOptions } from './options/visual-options.ts';
import { serveSite } from './serve-site.ts';

/** What the pictures of a site tell; `count` is undefined where none could be taken. */
export interface VisualResult {
  readonly problems: readonly Problem[];
  readonly count: SnapshotCount | undefined;
}

/** Serves the site built into `folder` (absolute) on this machine, and compares its pages with their pictures. */
export async function checkVisual(
  siteRoot: string,
  site: Site,
  folder: string,
  { isUpdate, patterns, browser: named }: VisualOptions,
): Promise<VisualResult> {
  const browser = await openBrowser(siteRoot, named);
  if ('code' in browser) return { problems: [browser], count: undefined };
  try {
    const { server, url } = await serveSite({ output: folder, port: 0, host: '127.0.0.1' });
    try {
      return await checkSnapshots({ siteRoot, site, url, browser, patterns, isUpdate });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  } finally {
    await browser.close();
  }
}
