import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { contentFolderName } from '../../content/files/discover-pages.ts';
import type { Problem } from '../../problem/problem.ts';
import { createLinkFollower, isFilePath, type LinkEnd } from '../../site/links/follow-link.ts';
import { createLinkResolver } from '../../site/links/link.ts';
import { keepPageLinks, type PageLinks } from '../../site/links/link-places.ts';
import { findEndpoint } from '../../site/operations/describe-call.ts';
import type { Page, Site } from '../../site/site.ts';
import { findPublishedFile } from '../output/published-documents.ts';
import { findAsset } from '../project/find-asset.ts';
import { createPageLookup } from '../project/page-lookup.ts';
import type { Project } from '../project/project.ts';
import { describeDead, judgeSuspect, type PageIds, type Suspect, suspectUrl } from './check-links.ts';
import { createLinkPlaces } from './find-link-places.ts';

/** What is kept of a compiled page to judge links without rendering it. */
export interface LinkedPage extends PageLinks {
  /** The URL paths of files that are published because the page links to them. */
  readonly published: readonly string[];
  /** Every id that is written in its code; undefined where others may come when it is rendered. */
  readonly ids: PageIds | undefined;
}

/** Takes from a compiled page what `findDeadLinks` needs. */
export function keepLinkedPage(compiled: CompiledPage): LinkedPage {
  const { headings, isBroken, runsCode, files } = compiled;
  return {
    ...keepPageLinks(compiled),
    published: files.map(({ path }) => path),
    ids:
      isBroken || runsCode ? undefined : { ids: readIds(compiled), headingIds: headings.map(({ id }) => id) },
  };
}

/** The ids in a page's code and its snippets': attributes of HTML in its strings, and properties of components. */
function readIds({ code, imports }: CompiledPage): ReadonlySet<string> {
  const own = [...code.matchAll(/\b(?:id|name)\\?"?\s*[=:]\s*\\?"([^"\\]*)/g)].map(([, id = '']) => id);
  return new Set([...own, ...imports.flatMap(({ snippet }) => [...readIds(snippet)])]);
}

/** Finds dead links again and again while a site is written. */
export interface DeadLinkFinder {
  /**
   * The links between pages that lead to no page, or to a part that the page does not have, as `checkLinks` finds them in a
   * built site. Only the links in the files of `pages` (by file) are judged. Links to files and parts of pages that code or
   * an OpenAPI document makes are left to `checkLinks`.
   */
  readonly find: (site: Site, pages: ReadonlyMap<string, LinkedPage>) => Promise<readonly Problem[]>;
}

/** A link that leads to nothing, or to a part of a page. */
interface DoubtfulLink {
  readonly url: string;
  readonly end: LinkEnd;
}

/** Milliseconds of work after which others are let in. */
const turn = 5;

/**
 * Links are followed once for each site: after an edit of one page only that page's are. What they lead to is judged anew each
 * time. `giveWay` is called after every few milliseconds of work, and waited for.
 */
export function createDeadLinkFinder(project: Project, giveWay: () => Promise<void>): DeadLinkFinder {
  let known: { readonly site: Site; readonly read: ReturnType<typeof createLinkReader> } | undefined;
  return {
    async find(site, pages) {
      if (known?.site !== site) known = { site, read: createLinkReader(project, site) };
      const { read } = known;
      const folder = contentFolderName(project.siteRoot, project.contentRoot());
      const { findPage } = createPageLookup(site);
      const published = new Set([...pages.values()].flatMap((page) => page.published));
      const find = (page: Page) => (page.source ? pages.get(page.source.file) : undefined);
      const ids = new Map<string, PageIds>();
      const learnIds = (path: string) => {
        const page = ids.has(path) ? undefined : findPage(path);
        const found = page?.kind === 'doc' && !findEndpoint(site, page) ? find(page)?.ids : undefined;
        if (found) ids.set(path, found);
      };
      const dead: Suspect[] = [];
      let start = performance.now();
      for (const page of site.pages) {
        const linked = find(page);
        for (const { url, end } of linked ? read(page, linked) : []) {
          if (end.kind === 'missing' && (isFilePath(end.path) || published.has(`/${end.path}`))) continue;
          if (end.kind === 'missing' && (await isFile(project, end.path))) continue;
          if (end.kind === 'page') learnIds(end.path);
          const suspect = suspectUrl(page, url, end, folder, site.base);
          if (suspect) dead.push(...judgeSuspect(suspect, ids));
        }
        if (performance.now() - start < turn) continue;
        await giveWay();
        start = performance.now();
      }
      if (dead.length === 0) return [];
      return describeDead(dead, createLinkPlaces({ ...project, pageLinks: find }));
    },
  };
}

/** Follows the links of pages of a site, each page once; gives those that may lead to nothing. */
function createLinkReader(
  project: Project,
  site: Site,
): (page: Page, linked: LinkedPage) => readonly DoubtfulLink[] {
  const paths = new Set(site.pages.map(({ path }) => path));
  const { findDestination } = project.lookup();
  const follow = createLinkFollower({ paths, files: new Set(), findDestination });
  // A link was compiled when there were other pages, perhaps.
  const resolve = createLinkResolver(paths, site);
  const kept = new WeakMap<LinkedPage, readonly DoubtfulLink[]>();
  const read = (page: Page, { links }: LinkedPage) =>
    [...new Set(links.map(({ url }) => url))].flatMap((url): readonly DoubtfulLink[] => {
      const end = follow(url.startsWith('/') ? resolve(url) : url, page.url);
      if (end.kind === 'outside' || end.kind === 'file') return [];
      return end.kind === 'page' && (end.hash === '' || isMade(end.hash)) ? [] : [{ url, end }];
    });
  return (page, linked) => {
    // In several languages pages of one file have different URLs.
    if (page.originalUrl !== undefined) return read(page, linked);
    const found = kept.get(linked) ?? read(page, linked);
    kept.set(linked, found);
    return found;
  };
}

/** Whether there is a file at a path without an extension, as servers find one. */
async function isFile(project: Project, path: string): Promise<boolean> {
  if (findPublishedFile(project.reading(), project.siteRoot, `/${path}`)) return true;
  for (const name of [path, `${path}.html`, `${path}/index.html`])
    if ((await findAsset(project.siteRoot, project.contentRoot(), `/${name}`)) !== undefined) return true;
  return false;
}

/** Ids that components and the page around them make when they are rendered, or that are written with entities. */
function isMade(hash: string): boolean {
  return /^(?:_|panel-)|[&"\\]/.test(hash);
}
