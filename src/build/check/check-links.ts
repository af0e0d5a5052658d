import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolderName } from '../../content/files/discover-pages.ts';
import { isRootRelative, withoutBase } from '../../lib/html/base-path.ts';
import { readHtmlTags } from '../../lib/html/tags.ts';
import { detachText } from '../../lib/text/detach-text.ts';
import { findAnchor } from '../../lib/text/find-anchor.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import { rememberByText } from '../../lib/text/remember.ts';
import { mergeProblems } from '../../problem/merge-problems.ts';
import { type Problem, startOf } from '../../problem/problem.ts';
import { createLinkFollower, isFilePath, type LinkEnd, plainHash } from '../../site/links/follow-link.ts';
import { describeOwnLink, linkProblem } from '../../site/links/problems.ts';
import { type ScannedPage, scanPage } from '../../site/links/scan-page.ts';
import { readWrittenUrl } from '../../site/links/site-url.ts';
import { namePageFile, readUrlPath, writePageUrl } from '../../site/pages/page-path.ts';
import type { Page, Site } from '../../site/site.ts';
import { nameHtmlFile } from '../output/list-files.ts';
import { createPageLookup } from '../project/page-lookup.ts';
import type { Project } from '../project/project.ts';
import { createLinkPlaces, type FindLinkPlaces, type FoundPlace } from './find-link-places.ts';

/** URLs of pages that are read once, at most. */
const mostUrls = 50_000;

export interface LinkCheck {
  readonly problems: readonly Problem[];
  /** Pages outside the navigation that no other page links to, as notes. */
  readonly orphans: readonly Problem[];
  /** The links to other sites, each once, with the pages that have it. */
  readonly external: ReadonlyMap<string, readonly Page[]>;
  readonly findPlaces: FindLinkPlaces;
  /** URLs whose hash is another tool's form of an id: by the pages that have them, as they are to be written instead. */
  readonly corrections: ReadonlyMap<Page, ReadonlyMap<string, string>>;
}

/**
 * Verifies the links of the site built into `folder` (absolute), redirects and files beside pages included. `rendered` are
 * the pages that were scanned when they were rendered, by their paths; the others are read. `files` are those in the folder, and `assets` is
 * the one in it of what Astro has bundled.
 */
export async function checkLinks(
  project: Project,
  site: Site,
  rendered: ReadonlyMap<string, ScannedPage>,
  folder: string,
  files: readonly string[],
  assets: string,
): Promise<LinkCheck> {
  const built = readBuiltPages(site, rendered, folder, new Set(files));
  const { base, hostPaths = [] } = site;
  const bundled = [`${base}${assets}/`, ...hostPaths];
  const follow = createLinkFollower({
    base,
    paths: new Set(site.pages.map(({ path }) => path)),
    files: new Set(files),
    findDestination: createPageLookup(site).findDestination,
  });
  const ids = new Map<string, PageIds>();
  const suspects: RenderedSuspect[] = [];
  const twins = findTwins(site);
  const ambiguous: AmbiguousLink[] = [];
  const linked = new Set<string>();
  const external = new Map<string, Page[]>();
  const known = listKnownAssets(site);
  // Most URLs of a page are those of others.
  const readUrl = rememberByText(mostUrls, (written) => {
    const url = withoutBase(base, written) ?? written;
    // Scripts and style sheets of the site's own, some of which are renamed after pages are rendered.
    const isBundled = bundled.some((start) => written.startsWith(start));
    return { url, isBundled, hasHost: /^(?:https?:)?\/\//i.test(url), isKnown: known.has(url) };
  });
  const contentFolder = contentFolderName(project.siteRoot, project.contentRoot());
  /** URLs of which nothing is to be told on any further page: most of a site's are those of its navigation. */
  const settled = new Set<string>();
  for await (const { page, scanned } of built) {
    ids.set(page.path, scanned);
    for (const written of scanned.urls) {
      if (settled.has(written)) continue;
      const { url, isBundled, hasHost, isKnown } = readUrl(written);
      if (isBundled) settled.add(detachText(written));
      if (isBundled) continue;
      // A part of the page itself: half of its URLs.
      if (twins.size === 0 && plainHash.test(written) && scanned.ids.has(written.slice(1))) continue;
      const end = follow(written, page.url);
      if (end.kind === 'outside' && hasHost) listIn(external, url).push(page);
      if (end.kind === 'page' && end.path !== page.path) linked.add(end.path);
      const twin = end.kind === 'page' ? twins.get(end.path) : undefined;
      const isLinked = end.kind === 'page' && end.hash === '' && twin === undefined && linked.has(end.path);
      if (isLinked && isRootRelative(written)) settled.add(detachText(written));
      if (end.kind === 'page' && twin !== undefined) ambiguous.push({ page, url, path: end.path, twin });
      const isHere = end.kind === 'page' && end.path === page.path && scanned.ids.has(end.hash);
      const suspect = isHere || isKnown ? undefined : suspectUrl(page, url, end, contentFolder, base);
      if (suspect) suspects.push({ ...suspect, written });
    }
  }
  const findPlaces = createLinkPlaces(project);
  const lookup = createPageLookup(site);
  const dead = suspects.flatMap((suspect) => {
    const target = suspect.anchor && lookup.findPage(suspect.anchor.path);
    return target && project.pageLinks(target)?.isBroken ? [] : judgeSuspect(suspect, ids);
  });
  return {
    corrections: correctAnchors(suspects, ids),
    problems: [
      ...(await describeDead(dead, findPlaces)),
      ...(await describeAmbiguous(ambiguous, findPlaces, site)),
    ],
    orphans: site.pages
      .filter((page) => isOrphan(page, site) && !linked.has(page.path))
      .map(({ source }) => linkProblem('orphan', startOf(source?.file ?? 'site.json'))),
    external,
    findPlaces,
  };
}

/** See `LinkCheck.corrections`. A hash that a redirect adds is not in the page, and stays. */
function correctAnchors(
  suspects: readonly RenderedSuspect[],
  known: ReadonlyMap<string, PageIds>,
): LinkCheck['corrections'] {
  const corrections = new Map<Page, Map<string, string>>();
  for (const { page, anchor, written } of suspects) {
    const at = written.indexOf('#') + 1;
    const id = anchor && at > 0 ? findMeantId(anchor, known) : undefined;
    if (id === undefined || id === anchor?.hash) continue;
    const urls = corrections.get(page) ?? new Map<string, string>();
    corrections.set(page, urls.set(written, written.slice(0, at) + encodeURIComponent(id)));
  }
  return corrections;
}

/** A suspect in a page's HTML. */
interface RenderedSuspect extends Suspect {
  /** The URL as the HTML has it, with the base. */
  readonly written: string;
}

/** A link to a page that would be to another one if it had the base already. */
interface AmbiguousLink {
  readonly page: Page;
  readonly url: string;
  /** Of the page that it leads to. */
  readonly path: string;
  readonly twin: string;
}

/** The pages whose paths begin as the base does and go on as the path of another page, which is given. */
function findTwins({ base, nestedPaths, pages }: Site): ReadonlyMap<string, string> {
  const paths = new Set(nestedPaths.length > 0 ? pages.map(({ path }) => path) : []);
  return new Map(
    nestedPaths.flatMap((path): [string, string][] => {
      const rest = readUrlPath(withoutBase(base, writePageUrl(path)) ?? '');
      return paths.has(path) && paths.has(rest) ? [[path, rest]] : [];
    }),
  );
}

async function describeAmbiguous(
  links: readonly AmbiguousLink[],
  findPlaces: FindLinkPlaces,
  site: Site,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  // One with the base in front is plain, and so is a relative one.
  for (const { page, url, path, twin } of links)
    for (const { place, written } of await findPlaces(page, url))
      if (isRootRelative(written) && readWrittenUrl(site, written) === written)
        problems.push(linkProblem('ambiguous-base', place, written, path, twin, site.base));
  return mergeProblems(problems);
}

function listIn<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** The pages whose files are there: as they were rendered, or read from `folder`, as "not found" is. */
async function* readBuiltPages(
  site: Site,
  rendered: ReadonlyMap<string, ScannedPage>,
  folder: string,
  files: ReadonlySet<string>,
): AsyncGenerator<{ readonly page: Page; readonly scanned: ScannedPage }> {
  for (const page of site.pages.filter((page) => files.has(nameHtmlFile(page)))) {
    const known = rendered.get(page.path);
    yield {
      page,
      scanned: known ?? scanPage(readHtmlTags(await readFile(join(folder, nameHtmlFile(page)), 'utf8'))),
    };
  }
}

/** Images that `site.json` names: what is missing of them is told already. */
function listKnownAssets({ logo, head: { favicon }, backgroundImage }: Site): ReadonlySet<string> {
  const images = [
    logo?.light,
    logo?.dark,
    favicon.url,
    favicon.dark,
    backgroundImage?.light,
    backgroundImage?.dark,
  ];
  return new Set(images.filter((url) => url !== undefined));
}

function isOrphan({ inNavigation, path, url, frontmatter }: Page, site: Site): boolean {
  const isReached = inNavigation || path === '404' || path === '' || url === site.home;
  return !isReached && frontmatter.hidden !== true;
}

/** A URL on a page that leads to nothing, or perhaps so. */
export interface Suspect {
  readonly page: Page;
  readonly url: string;
  readonly describe: ((at: FoundPlace) => Problem) | undefined;
  /** The part of a page that it leads to. */
  readonly anchor: { readonly path: string; readonly hash: string } | undefined;
}

/** What a hash can lead to on a page. */
export type PageIds = Pick<ScannedPage, 'ids' | 'headingIds'>;

/**
 * A URL on a page that leads to `end`, when that is nothing or a part of a page; `contentFolder` is that of the pages, `base`
 * the site's.
 */
export function suspectUrl(
  page: Page,
  url: string,
  end: LinkEnd,
  contentFolder: string,
  base: string,
): Suspect | undefined {
  if (end.kind === 'page' && isAnchor(end.hash)) return { page, url, describe: undefined, anchor: end };
  if (end.kind === 'outside-base')
    return {
      page,
      url,
      anchor: undefined,
      describe: ({ place, written }) => linkProblem('outside-base', place, written, end.path, base),
    };
  if (end.kind !== 'missing') return undefined;
  const { path, nearest, isCase } = end;
  const describe = ({ place, written }: FoundPlace) =>
    isFilePath(path)
      ? linkProblem('missing-file', place, written, path, nearest, isCase)
      : linkProblem(
          'missing-page',
          place,
          written,
          path,
          nearest,
          isCase,
          namePageFile(path, contentFolder),
          base,
        );
  return { page, url, describe, anchor: undefined };
}

/** `#` and `#top` lead to the page's start, `#:~:text=` to words: https://wicg.github.io/scroll-to-text-fragment/ */
function isAnchor(hash: string): boolean {
  return hash !== '' && hash.toLowerCase() !== 'top' && !hash.includes(':~:');
}

/** The id that a link's anchor means: see `findAnchor`. Undefined also where the ids of the page are not known. */
function findMeantId(
  { path, hash }: NonNullable<Suspect['anchor']>,
  known: ReadonlyMap<string, PageIds>,
): string | undefined {
  const { ids } = known.get(path) ?? {};
  if (ids?.has(hash)) return hash;
  return ids && findAnchor(hash, [...ids].filter(isOfWriter));
}

/** The suspect when it leads to nothing; the parts of a page whose path is not in `known` are not judged. */
export function judgeSuspect(suspect: Suspect, known: ReadonlyMap<string, PageIds>): readonly Suspect[] {
  const { page, anchor } = suspect;
  if (!anchor) return [suspect];
  const there = known.get(anchor.path);
  if (!there || findMeantId(anchor, known) !== undefined) return [];
  const nearest = findNearest(anchor.hash, [...there.ids].filter(isOfWriter));
  const path = anchor.path === page.path ? undefined : anchor.path;
  const ids = there.headingIds.filter(isOfWriter);
  const describe = ({ place, written }: FoundPlace) =>
    linkProblem('missing-anchor', place, written, anchor.hash, path, nearest, ids);
  return [{ ...suspect, describe }];
}

/** Parts of a page that Octavo adds, which its writer does not know, have an underscore. */
function isOfWriter(id: string): boolean {
  return !id.startsWith('_');
}

/** The problems of dead links: each place once, and each link of Octavo's own once for the first page that has it. */
export async function describeDead(
  dead: readonly Suspect[],
  findPlaces: FindLinkPlaces,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const told = new Set<string>();
  for (const { page, url, describe } of dead) {
    if (!describe) continue;
    const places = await findPlaces(page, url);
    problems.push(...places.map(describe));
    if (places.length > 0 || told.has(url)) continue;
    told.add(url);
    const place = startOf(page.source?.file ?? 'site.json');
    problems.push(describeOwnLink(describe({ place, written: url }), page.url));
  }
  return mergeProblems(problems);
}
