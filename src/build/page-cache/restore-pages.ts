import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findDrawnFavicon } from '../../site/head.ts';
import { hasMarkdown, markdownPath } from '../../site/markdown/markdown-path.ts';
import type { Page, Site } from '../../site/site.ts';
import { nameHtmlFile } from '../output/list-files.ts';
import { findSheetNames, type RenamedSheet } from '../output/write-site-sheet.ts';
import type { Project } from '../project/project.ts';
import type { CollectOutput, Publication } from '../publication/publication.ts';
import type { PageCache } from './page-cache.ts';

/** Puts the pages that are kept between those that are rendered. */
export interface PageRestorer {
  /** Takes in all of them, so that they are written while others are rendered. */
  readonly begin: () => void;
  /** Takes in a rendered page, and before it the kept ones that precede it in the site. */
  readonly collect: CollectOutput;
  /**
   * Takes in the kept ones that follow the last rendered page. Gives the HTML files of all of them, relative to the output;
   * undefined where one is gone, or loads a file in `assets` (absolute) that is not there: then all pages have to be rendered.
   */
  readonly finish: (assets: string) => Promise<readonly string[] | undefined>;
  /** Has nothing written any more. */
  readonly stop: () => Promise<void>;
  /** Those that were written as the last site has them. */
  readonly renamed: () => RenamedSheet | undefined;
}

/**
 * `folder` (absolute) is the output, which is there when the first page is rendered. Pages that are in the last site (absolute) as
 * they were kept, but for the name of their style sheet, are taken from there, as `createPutFile` does; so is their Markdown from that in
 * `lastTexts`.
 */
export function createPageRestorer(
  cache: PageCache,
  project: Project,
  site: Site,
  publication: Publication,
  folder: string,
  last: string | undefined,
  lastTexts: string | undefined,
): PageRestorer {
  const queue = site.pages.filter(({ path }) => path !== '404');
  const utilities = project.utilities.sheet()?.url;
  const favicon = findDrawnFavicon(site);
  const files: string[] = [];
  const assets = new Set<string>();
  const output = { folder, last: { html: last, markdown: lastTexts }, instructions: site.instructions };
  const writer = cache.openWriter(output);
  let sheet: Pick<RenamedSheet, 'from' | 'to'> | 'none' | undefined;
  const findSheet = () => {
    const names =
      last === undefined ? undefined : findSheetNames(join(folder, '_astro'), join(last, '_astro'));
    return names ?? 'none';
  };
  let isWhole = true;
  let next = 0;
  const restore = (page: Page) => {
    const kept = cache.restore(page, { card: publication.cards?.find(page), utilities, favicon });
    if (!kept) {
      isWhole = false;
      return;
    }
    const file = nameHtmlFile(page);
    sheet ??= findSheet();
    const hasFile = kept.output.updates && hasMarkdown(page) && page.originalUrl === undefined;
    writer.write({
      html: file,
      markdown: hasFile ? markdownPath(page) : undefined,
      stored: kept.files,
      sheet: sheet === 'none' ? undefined : sheet,
    });
    publication.takeKept(page, kept);
    for (const name of kept.output.assets) assets.add(name);
    files.push(file);
  };
  const restoreUpTo = (path: string | undefined) => {
    for (let page = queue[next]; page && page.path !== path; page = queue[++next])
      if (cache.isKept(page)) restore(page);
    next++;
  };
  return {
    begin: () => restoreUpTo(undefined),
    collect(rendered, output) {
      const isListed = output && output.page.path !== '404';
      if (isListed) restoreUpTo(output.page.path);
      publication.collect(rendered, output);
    },
    renamed: () =>
      sheet === undefined || sheet === 'none' ? undefined : { ...sheet, files: new Set(files) },
    async finish(bundled) {
      restoreUpTo(undefined);
      const there = new Set(existsSync(bundled) ? readdirSync(bundled) : []);
      const isWritten = await writer.finish();
      return isWhole && isWritten && [...assets].every((name) => there.has(name)) ? files : undefined;
    },
    stop: writer.stop,
  };
}
