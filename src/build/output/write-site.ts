import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mergeProblems } from '../../problem/merge-problems.ts';
import { type Problem, startOf } from '../../problem/problem.ts';
import { readErrorCode } from '../../problem/read-error.ts';
import { writeProviderEntries } from '../../search/index/provider-entry.ts';
import { type SiteIndex, writeSearch } from '../../search/index/site-index.ts';
import { writeCss } from '../../site/appearance/css.ts';
import { readUrlPath } from '../../site/pages/page-path.ts';
import type { Site } from '../../site/site.ts';
import { checkLinks, type LinkCheck } from '../check/check-links.ts';
import { writeHeadersFile } from '../http/security-headers.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { createPageRestorer } from '../page-cache/restore-pages.ts';
import { runSiteHooks } from '../plugins/run-site-hooks.ts';
import { listFontFaces } from '../project/installed-fonts.ts';
import type { Project } from '../project/project.ts';
import type { SiteReading } from '../project/read-site.ts';
import { type Publication, startPublication } from '../publication/publication.ts';
import { writePublication } from '../publication/write-publication.ts';
import { writeMcpFile } from '../views/mcp-pages.ts';
import { writeRelayFile } from '../views/relay-operations.ts';
import { copyAssets } from './assets.ts';
import { writeAnchors } from './correct-anchors.ts';
import { copyDiagramFrame } from './diagram-frame.ts';
import { listOutputFiles, nameHtmlFile } from './list-files.ts';
import { guestProblem } from './problems.ts';
import { writePublishedDocuments } from './published-documents.ts';
import { createPutFile, type PutFile } from './put-file.ts';
import { licensesFile, writeLicenses } from './write-licenses.ts';
import { writeRecentChanges } from './write-recent-changes.ts';
import { type LeftOutRedirect, writeRedirects } from './write-redirects.ts';
import { type RenamedSheet, writeSiteSheet } from './write-site-sheet.ts';

/** A site whose pages are rendered. */
export interface RenderedSite {
  readonly project: Project;
  readonly site: Site;
  /** What was gathered when they were rendered. */
  readonly publication: Publication;
  /** Absolute; pages and files of others may be in it. */
  readonly folder: string;
  /** The HTML files of Octavo's pages, relative to `folder`, with `/`. */
  readonly pages: readonly string[];
  /** HTML files of others in `folder`, as `pages`; looked for when undefined. */
  readonly others?: readonly string[];
  /** Folders (absolute) that sites are built into: what lies in them is not taken for the site's own files. */
  readonly outputs: readonly string[];
  /** Absolute folder of all that stands on their host, where they are a part of it; `folder` when undefined. */
  readonly host?: string;
  /** The folder in `host` of what Astro has bundled for them; `_astro` when undefined. */
  readonly assets?: string;
  /** Whether they are a part of someone's Astro project, which has pages of its own. */
  readonly isGuest?: boolean;
  /** Whether it is built only to be checked: plugins do not get it. */
  readonly isTrial?: boolean;
  /** The folder (absolute) of the last site, of which files that are the same are taken: see `createPutFile`. */
  readonly last?: string | undefined;
  /** Whether `writePublication` has written what the site publishes for machines; otherwise it is called. */
  readonly isPublished?: boolean;
  /** Pages that load the style sheet by the name that it has there. */
  readonly renamed?: RenamedSheet | undefined;
}

/** What became of it. */
export interface WrittenSite {
  /** Mistakes that show only in what is rendered and written; dead links are among them. Sorted by place. */
  readonly problems: readonly Problem[];
  readonly links: LinkCheck;
  /** Every file that was written into the folder, relative to it and with `/`; pages of others are not among them. */
  readonly files: readonly string[];
  /** Every file that is in the folder at the end, unless something else has removed it lately. */
  readonly there: readonly string[];
}

/**
 * Renders the pages of a project into a folder (absolute), which is emptied first; gives their files as `RenderedSite`, or the
 * writer's mistake for which it could not.
 */
type RenderPages = (
  project: Project,
  publication: Publication,
  folder: string,
  cache: PageCache | undefined,
) => Promise<readonly string[] | Problem>;

const noLinks: LinkCheck = {
  problems: [],
  orphans: [],
  external: new Map(),
  findPlaces: async () => [],
  corrections: new Map(),
};

/** How a site is built, besides what it is built of. */
interface BuildOptions extends Pick<RenderedSite, 'isTrial' | 'last'> {
  /** Where pages are kept. */
  readonly cache?: PageCache | undefined;
  /** Its search, where that has begun. */
  readonly search?: SiteIndex | undefined;
}

/**
 * Builds a checked project's site into `folder` (absolute): its pages by `renderPages`, the rest as `writeSite` does. Without
 * files where pages could not be rendered.
 */
export async function buildSiteFiles(
  project: Project,
  site: Site,
  folder: string,
  outputs: readonly string[],
  renderPages: RenderPages,
  { isTrial = false, cache, last, search }: BuildOptions,
): Promise<WrittenSite> {
  const publication = await startPublication(project, cache, search);
  // On a disk files are changed when the site is whole.
  const earlier = site.isOffline ? undefined : last;
  const texts = keepsTexts(project, site) ? last : undefined;
  const restorer = cache && createPageRestorer(cache, project, site, publication, folder, earlier, texts);
  const rendering = restorer
    ? { ...publication, begin: restorer.begin, collect: restorer.collect }
    : publication;
  const rendered = await renderPages(project, rendering, folder, cache).catch(async (error: unknown) => {
    await restorer?.stop();
    throw error;
  });
  if ('code' in rendered) {
    await Promise.all([publication.search?.stop(), restorer?.stop()]);
    const problems = mergeProblems([...project.takeRenderProblems(), rendered]);
    return { problems, links: noLinks, files: [], there: [] };
  }
  // All pages are there: it is made while the rest is written.
  void publication.search?.finish();
  const finishKept = restorer?.finish(join(folder, '_astro')).catch(async (error: unknown) => {
    await publication.search?.stop();
    throw error;
  });
  const put = createPutFile(folder, texts);
  // Meanwhile a thread writes the files of kept pages.
  const publishing = restorer && writePublication(project, site, publication, folder, put);
  const [kept] = await Promise.all([restorer ? finishKept : [], publishing]).catch(async (error: unknown) => {
    await restorer?.stop();
    throw error;
  });
  if (cache && !kept) {
    await publication.search?.stop();
    cache.drop();
    return buildSiteFiles(project, site, folder, outputs, renderPages, { isTrial, cache, last });
  }
  const pages = [...rendered, ...(kept ?? [])];
  const there = new Set(pages);
  const missing = site.pages.filter((page) => page.path !== '404' && !there.has(nameHtmlFile(page)));
  if (missing.length > 0) throw new Error(`${missing.length} pages were not rendered: /${missing[0]?.path}.`);
  const renamed = restorer?.renamed();
  const isPublished = restorer !== undefined;
  // The folder was empty.
  const own = { project, site, publication, folder, pages, others: [] };
  return writeSite({ ...own, outputs, isTrial, last, isPublished, renamed });
}

/**
 * Makes a site of rendered pages, for the command line and for Astro's own build alike: adds the style sheets, the drawn
 * favicon, what is published for machines, files beside pages, OpenAPI documents, redirects, what the relay and `/mcp` know, the
 * search, the licenses and the headers; then verifies the links of the pages. Files that the writer or others have put
 * there by the same names stay where they say more than Octavo: `robots.txt`, `_headers`, documents.
 */
export async function writeSite({
  project,
  site: whole,
  publication,
  folder,
  host = folder,
  pages,
  others: known,
  outputs,
  assets = '_astro',
  isGuest = false,
  isTrial = false,
  last,
  isPublished = false,
  renamed,
}: RenderedSite): Promise<WrittenSite> {
  const search = publication.search?.finish();
  const taken = whole.pages.filter(({ path }) => !publication.scanned.has(path));
  const site = isGuest ? { ...whole, pages: whole.pages.filter((page) => !taken.includes(page)) } : whole;
  const others = new Set(known ?? (await listOutputFiles(folder)).filter(isPage));
  for (const page of pages) others.delete(page);
  // What something else removes from now on is missed.
  const written = new Set([...pages, ...others]);
  for (const { url, file } of listFontFaces(site.appearance))
    await writeFileAt(join(folder, url), await readFile(file));
  if (project.compiler.needsDiagramFrame() || publication.hasKeptFrame()) await copyDiagramFrame(folder);
  const utilities = project.utilities.sheet();
  if (utilities) await writeFileAt(join(folder, utilities.url), writeCss(site, utilities.css));
  await project.islands.write(folder);
  const { plugins } = project.reading();
  const put = createPutFile(folder, keepsTexts(project, site) ? last : undefined);
  if (!isPublished) await writePublication(project, site, publication, folder, put);
  const undrawn = (await publication.cards?.write(folder, site.pages)) ?? [];
  await writeSiteSheet(
    project,
    site,
    publication.names,
    join(host, assets),
    folder,
    pages,
    [...others],
    renamed,
  );
  if (host === folder) for (const name of await readdir(join(host, assets))) written.add(`${assets}/${name}`);
  const { url, svg } = site.head.favicon;
  if (svg !== undefined) await writeFileAt(join(folder, url), svg);
  await copyAssets(project, site, folder, outputs, (name) =>
    host === folder ? !isGuest : !hostFile.test(name),
  );
  await writePublishedDocuments(project.reading(), project.siteRoot, folder);
  const leftOut = await writeRedirects(site, folder, host, [...others]);
  await writeRelayFile(project, publication.calls, folder);
  await writeMcpFile(project, site, publication, folder);
  await writeProviderEntries(site, folder);
  await writeRecentChanges(project, site, folder);
  const files = await listOutputFiles(folder);
  const check = (names: readonly string[]) =>
    checkLinks(project, site, publication.scanned, folder, names, assets);
  const searchFiles: string[] = [];
  const putSearch: PutFile = (path, ...content) => {
    searchFiles.push(path);
    put(path, ...content);
  };
  const unsearched = search ? writeSearch(search, putSearch, last) : [];
  // What plugins write is there before links are checked.
  const isWatched = !isTrial && plugins.some((plugin) => plugin.site);
  const [found, early] = await Promise.all([unsearched, isWatched ? undefined : check(files)]);
  const { headings, body } = site.appearance.fonts;
  const used = [headings, body].flatMap((font) => font?.installed?.package ?? []);
  const packages = {
    names: [...new Set([...project.islands.packages(), ...used])],
    siteRoot: project.siteRoot,
  };
  await writeLicenses(
    folder,
    [...files, ...searchFiles],
    join(host, assets),
    [...project.iconSets()],
    packages,
  );
  await writeHeaders(host, isGuest, site.base);
  const failed = isWatched ? await runSiteHooks(plugins, site, folder, project.siteRoot) : [];
  const links = early ?? (await check(await listOutputFiles(folder)));
  await writeAnchors(links.corrections, folder);
  const added = [licensesFile, ...(host === folder ? ['_headers'] : [])];
  const there = isWatched
    ? await listOutputFiles(folder)
    : [...new Set([...files, ...searchFiles, ...added])];
  for (const file of [...files, ...searchFiles, ...there]) written.add(file);
  // Last, for code of pages may fail after they were rendered.
  const rendered = project.takeRenderProblems();
  const { mayFollow } = project.reading();
  const all = [
    ...rendered,
    ...undrawn,
    ...found,
    ...failed,
    ...links.problems,
    ...leftOut.flatMap((one) => describeLeftOut(one, project.reading())),
    ...(isGuest ? taken : []).map(({ source, url }) =>
      guestProblem('taken-page', startOf(source?.file ?? 'site.json'), url),
    ),
  ];
  return {
    problems: mergeProblems(all.filter((problem) => !mayFollow(problem))),
    links,
    files: [...written].filter((file) => !others.has(file)),
    there,
  };
}

/** Whether files of the last site may be those of this one: on a disk they are changed when the site is whole, and plugins may change any. */
function keepsTexts(project: Project, site: Site): boolean {
  return project.reading().plugins.length === 0 && !site.isOffline;
}

function isPage(file: string): boolean {
  return file.endsWith('.html');
}

async function writeFileAt(file: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** What counts in the folder of a whole host alone. */
const hostFile = /^_(?:headers|redirects)$/;

/** Told of those that a writer wrote; others lead from folders to their first pages. */
function describeLeftOut(
  { redirect, page }: LeftOutRedirect,
  { config, placeOf }: SiteReading,
): readonly Problem[] {
  const index = config?.redirects.findIndex(
    ({ source }) => readUrlPath(source) === readUrlPath(redirect.source),
  );
  if (index === undefined || index < 0 || !placeOf) return [];
  return [guestProblem('taken-redirect', placeOf(['redirects', index, 'source']), redirect.source, page)];
}

/** A `_headers` of the writer's own in `public/` stays. */
async function writeHeaders(folder: string, isGuest: boolean, base: string): Promise<void> {
  await writeFile(join(folder, '_headers'), writeHeadersFile(isGuest, base), { flag: 'wx' }).catch(
    (error: unknown) => {
      if (readErrorCode(error) !== 'EEXIST') throw error;
    },
  );
}
