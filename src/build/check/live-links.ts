import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { contentFolderName } from '../../content/files/discover-pages.ts';
import type { Problem } from '../../problem/problem.ts';
import { createLinkFollower, isFilePath } from '../../site/links/follow-link.ts';
import { createLinkResolver } from '../../site/links/link.ts';
import { keepPageLinks, type PageLinks } from '../../site/links/link-places.ts';
import { findEndpoint } from '../../site/operations/describe-call.ts';
import type { Page, Site } from '../../site/site.ts';
import { findPublishedFile } from '../output/published-documents.ts';
import { findAsset } from '../project/find-asset.ts';
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

/**
 * The links between pages that lead to no page, or to a part that the page does not have, as `checkLinks` finds them in a
 * built site. Only the links in the files of `pages` (by file) are judged. Links to files and parts of pages that code or
 * an OpenAPI document makes are left to `checkLinks`.
 */
export async function findDeadLinks(
  project: Project,
  site: Site,
  pages: ReadonlyMap<string, LinkedPage>,
): Promise<readonly Problem[]> {
  const paths = new Set(site.pages.map(({ path }) => path));
  const { findDestination } = project.lookup();
  const follow = createLinkFollower({ paths, files: new Set(), findDestination });
  // A link was compiled when there were other pages, perhaps.
  const resolve = createLinkResolver(paths, site);
  const folder = contentFolderName(project.siteRoot, project.contentRoot());
  const published = new Set([...pages.values()].flatMap((page) => page.published));
  const find = (page: Page) => (page.source ? pages.get(page.source.file) : undefined);
  const ids = new Map<string, PageIds>();
  for (const page of site.pages) {
    const known = page.kind === 'doc' && !findEndpoint(site, page) ? find(page)?.ids : undefined;
    if (known) ids.set(page.path, known);
  }
  const dead: Suspect[] = [];
  for (const page of site.pages)
    for (const url of new Set(find(page)?.links.map((link) => link.url))) {
      const end = follow(url.startsWith('/') ? resolve(url) : url, page.url);
      if (end.kind === 'missing' && (isFilePath(end.path) || published.has(`/${end.path}`))) continue;
      if (end.kind === 'missing' && (await isFile(project, end.path))) continue;
      if (end.kind === 'page' && isMade(end.hash)) continue;
      const suspect = suspectUrl(page, url, end, folder, site.base);
      if (suspect) dead.push(...judgeSuspect(suspect, ids));
    }
  return describeDead(dead, createLinkPlaces({ ...project, pageLinks: find }));
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
