import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameContentFolder } from '../../content/files/find-content-root.ts';
import type { Problem } from '../../problem/problem.ts';
import { createLinkFollower } from '../../site/links/follow-link.ts';
import { describeOrphan } from '../../site/links/problems.ts';
import { scanPage } from '../../site/links/scan-page.ts';
import type { Page, Site } from '../../site/site.ts';
import { listFiles, nameHtmlFile } from '../output/list-files.ts';
import { createPageLookup } from '../project/page-lookup.ts';
import type { Project } from '../project/project.ts';
import { describeDead, judgeSuspect, type PageIds, type Suspect, suspectUrl } from './judge-links.ts';
import { createLinkPlaces, type FindLinkPlaces } from './link-places.ts';

export interface LinkCheck {
  readonly problems: readonly Problem[];
  /** Pages outside the navigation that no other page links to, as notes. */
  readonly orphans: readonly Problem[];
  /** The links to other sites, each once, with the pages that have it. */
  readonly external: ReadonlyMap<string, readonly Page[]>;
  readonly findPlaces: FindLinkPlaces;
}

/** Verifies the links of the site built into `folder` (absolute), redirects and files beside pages included. */
export async function checkLinks(project: Project, site: Site, folder: string): Promise<LinkCheck> {
  const files = await listFiles(folder);
  const built = readBuiltPages(site, folder, new Set(files));
  const follow = createLinkFollower({
    paths: new Set(site.pages.map(({ path }) => path)),
    files: new Set(files),
    findDestination: createPageLookup(site).findDestination,
  });
  const ids = new Map<string, PageIds>();
  const suspects: Suspect[] = [];
  const linked = new Set<string>();
  const external = new Map<string, Page[]>();
  const known = listKnownAssets(site);
  const contentFolder = nameContentFolder(project.siteRoot, project.contentRoot());
  for await (const { page, html } of built) {
    const scanned = scanPage(html);
    ids.set(page.path, {
      ids: new Set([...scanned.ids].map(detachText)),
      headingIds: scanned.headingIds.map(detachText),
    });
    for (const written of scanned.urls) {
      const url = detachText(written);
      const end = follow(url, page.url);
      if (end.kind === 'outside' && /^(?:https?:)?\/\//i.test(url)) listIn(external, url).push(page);
      if (end.kind === 'page' && end.path !== page.path) linked.add(end.path);
      const isHere = end.kind === 'page' && end.path === page.path && scanned.ids.has(end.hash);
      const suspect = isHere || known.has(url) ? undefined : suspectUrl(page, url, end, contentFolder);
      if (suspect) suspects.push(suspect);
    }
  }
  const findPlaces = createLinkPlaces(project);
  const lookup = createPageLookup(site);
  const dead = suspects.flatMap((suspect) => {
    const target = suspect.anchor && lookup.findPage(suspect.anchor.path);
    return target && project.pageLinks(target)?.isBroken ? [] : judgeSuspect(suspect, ids);
  });
  return {
    problems: await describeDead(dead, findPlaces),
    orphans: site.pages
      .filter((page) => isOrphan(page, site) && !linked.has(page.path))
      .map(({ source }) => describeOrphan(source?.file ?? 'site.json')),
    external,
    findPlaces,
  };
}

/** The same text by itself: what is cut out of a page keeps the whole page in memory (V8's sliced strings). */
function detachText(text: string): string {
  return Buffer.from(text).toString();
}

function listIn<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

async function* readBuiltPages(
  site: Site,
  folder: string,
  files: ReadonlySet<string>,
): AsyncGenerator<{ readonly page: Page; readonly html: string }> {
  const pages = site.pages.filter((page) => files.has(nameHtmlFile(page)));
  for (let start = 0; start < pages.length; start += 32) {
    const some = pages.slice(start, start + 32);
    const texts = await Promise.all(some.map((page) => readFile(join(folder, nameHtmlFile(page)), 'utf8')));
    for (const [index, page] of some.entries()) yield { page, html: texts[index] ?? '' };
  }
}

/** Images that `site.json` names: what is missing of them is told already. */
function listKnownAssets({ logo, favicon, backgroundImage }: Site): ReadonlySet<string> {
  return new Set([logo?.light, logo?.dark, favicon, backgroundImage].filter((url) => url !== undefined));
}

function isOrphan({ inNavigation, path, url, frontmatter }: Page, site: Site): boolean {
  const isReached = inNavigation || path === '404' || path === '' || url === site.home;
  return !isReached && frontmatter.hidden !== true;
}
