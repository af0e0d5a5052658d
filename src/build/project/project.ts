import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeEndlessPage, describeLateFailure } from '../../content/compile/problems.ts';
import { uniteProblems } from '../../content/compile/unite-problems.ts';
import { readPageSource } from '../../content/files/discover-pages.ts';
import { findSiteFile, showSitePath } from '../../content/files/site-file.ts';
import { createUsedNames } from '../../lib/html/prune-styles.ts';
import type { ProblemChange } from '../../problem/compare-problems.ts';
import type { Problem } from '../../problem/problem.ts';
import type { RelayOperation } from '../../relay/relay-options.ts';
import type { Page, Site } from '../../site/site.ts';
import { keepPageLinks, type PageLinks } from '../check/link-places.ts';
import { guardProcess } from '../page-code/guard-process.ts';
import { lateTimeLimit, watchLateCode } from '../page-code/watch-late-code.ts';
import type { Publication } from '../publication/publication.ts';
import { createGlyphFinder } from '../views/site-glyphs.ts';
import { classifyChange, classifyReplaced } from './changed-files.ts';
import { createPageCompiler, type PageCompiler } from './page-compiler.ts';
import { createPageLookup, type PageLookup } from './page-lookup.ts';
import { readSite, type SiteReading } from './read-site.ts';
import { buildSurroundings, type SiteSurroundings } from './site-surroundings.ts';
import { addUtilities, createUtilityClasses, type UtilityClasses } from './utility-classes.ts';

/** One site in work. In `dev` everything that it gives is as the files are now. */
export interface Project {
  /** Absolute folder that holds `site.json`. */
  readonly siteRoot: string;
  /** Absolute folder that holds the pages. */
  readonly contentRoot: () => string;
  readonly reading: () => SiteReading;
  /** The last site that could be read; undefined when there was none yet. */
  readonly site: () => Site | undefined;
  readonly surroundings: () => SiteSurroundings;
  readonly lookup: () => PageLookup;
  readonly compiler: PageCompiler;
  /** Utility classes of the pages that were compiled. */
  readonly utilities: UtilityClasses;
  /** URLs of the writer's scripts that pages load; those of tags once all pages were checked. */
  readonly scripts: () => readonly string[];
  /** Mistakes of everything but the pages' bodies, as the files are now. */
  readonly siteProblems: () => readonly Problem[];
  /** Compiles every page; gives all problems of the site, sorted by place. */
  readonly checkPages: () => Promise<readonly Problem[]>;
  /** The links of a page as `checkPages` found them; undefined before, and for a page without a file. */
  readonly pageLinks: (page: Page) => PageLinks | undefined;
  /** Operations as the pages that were rendered call them, by `PlaygroundData.id`. */
  readonly calls: Map<string, RelayOperation>;
  /** What a build publishes besides the pages themselves. */
  readonly publication: Publication;
  /** Takes in a mistake that shows only when a page is rendered. */
  readonly addRenderProblem: (problem: Problem) => void;
  /** Those taken in since the last call, each once; what pages' code failed with since they were rendered is among them. */
  readonly takeRenderProblems: () => readonly Problem[];
  /** Tells the writer what became of the problems while the site is served. */
  readonly announce: (change: ProblemChange) => void;
  /** Text of a file of the site, its path relative to the site root; undefined when it cannot be read. */
  readonly readText: (file: string) => Promise<string | undefined>;
  /**
   * Takes in that a file (absolute) was written, added or removed, or that a folder was replaced by another. Gives the
   * problems that this leaves in what changed, or undefined when the file does not belong to the site.
   */
  readonly handleChange: (
    file: string,
    isReplacedFolder?: boolean,
  ) => Promise<readonly Problem[] | undefined>;
  /** How many changes were taken in; what is rendered after it was asked for holds all of them. */
  readonly revision: () => number;
  readonly close: () => Promise<void>;
}

export interface ProjectOptions {
  /** Absolute. */
  readonly siteRoot: string;
  /** Absolute folder that the site is written to, which holds no content; `dist` in the site when undefined. */
  readonly output: string | undefined;
  /** Whether no OpenAPI document is fetched: the copies of an earlier build are used. */
  readonly isOffline?: boolean;
  /** Whether readers can search the site. */
  readonly hasSearch?: boolean;
  /** Whether `buildSiteFiles` builds it. */
  readonly hasSiteSheet?: boolean;
  /** Whether a site whose `site.json` has errors is read as far as it can be, so that all mistakes are found at once. */
  readonly readsBroken?: boolean;
  /** See `Project`. */
  readonly announce?: (change: ProblemChange) => void;
  /**
   * Called right before the process ends with exit code 1 because code of a page does not end: with all problems that are
   * known, that one among them. Only what it does at once is done.
   */
  readonly giveUp?: (problems: readonly Problem[]) => void;
}

/** Opens the site in a folder. Never rejects because of what a writer wrote: mistakes are among its problems. */
export async function openProject({
  siteRoot,
  output = join(siteRoot, 'dist'),
  isOffline = false,
  hasSearch = true,
  hasSiteSheet = false,
  readsBroken = false,
  announce = () => undefined,
  giveUp = () => undefined,
}: ProjectOptions): Promise<Project> {
  const cacheFolder = join(siteRoot, '.octavo');
  let reading = await readSite(siteRoot, output, isOffline);
  const isShown = () => readsBroken || !reading.isConfigBroken;
  let shown = isShown() ? reading.site : undefined;
  let lookup = createPageLookup(shown);
  const publication: Publication = {
    texts: new Map(),
    cards: undefined,
    search: undefined,
    names: createUsedNames(),
    iconSets: new Set(),
  };
  const findCard = (page: Page) => publication.cards?.find(page);
  const purpose = {
    hasSearch,
    hasSiteSheet,
    findGlyph: createGlyphFinder((set) => void publication.iconSets.add(set)),
  };
  let surroundings = await buildSurroundings(reading, siteRoot, cacheFolder, findCard, purpose);
  const compiler = createPageCompiler(
    siteRoot,
    cacheFolder,
    () => reading.contentRoot,
    () => new Set(shown?.pages.map(({ path }) => path)),
    () => reading.config?.markdown.math ?? true,
  );
  const scripts = new Set<string>();
  const utilities = createUtilityClasses();
  let links = new Map<string, PageLinks>();
  const renderProblems: Problem[] = [];
  let checked: readonly Problem[] = [];
  const removeGuard = guardProcess(({ place, reason }) =>
    renderProblems.push(describeLateFailure(place, reason)),
  );
  const stopWatching = watchLateCode((place) => {
    const endless = describeEndlessPage(place, lateTimeLimit);
    giveUp(uniteProblems([...(checked.length > 0 ? checked : siteProblems()), ...renderProblems, endless]));
    removeGuard();
  });
  const calls = new Map<string, RelayOperation>();
  let revision = 0;
  const siteProblems = () => [...reading.problems, ...surroundings.problems];
  const findPageOf = (file: string) => shown?.pages.find(({ source }) => source?.absoluteFile === file);
  const checkPage = async (page: Page | undefined) =>
    (page && (await compiler.compile(page))?.problems) ?? [];

  const readText = async (file: string) => {
    const found = await findSiteFile(siteRoot, file);
    return found === undefined ? undefined : readFile(found, 'utf8').catch(() => undefined);
  };

  async function readAgain(): Promise<void> {
    reading = await readSite(siteRoot, output, isOffline);
    compiler.forget();
    calls.clear();
    if (!reading.site || !isShown()) return;
    shown = reading.site;
    lookup = createPageLookup(shown);
    surroundings = await buildSurroundings(reading, siteRoot, cacheFolder, findCard, purpose);
  }

  async function takeIn(file: string, kind: 'asset' | 'page' | 'site'): Promise<readonly Problem[]> {
    const page = findPageOf(file);
    if (kind === 'asset') {
      const users = await compiler.findUsers(showSitePath(siteRoot, file));
      compiler.forget();
      const pages = shown?.pages.filter(({ source }) => source && users.includes(source.file)) ?? [];
      return uniteProblems((await compiler.draftAll(pages)).flatMap(({ problems }) => problems));
    }
    if (kind === 'page' && page && (await keepsFrontmatter(siteRoot, reading, page))) {
      compiler.forget(page);
      return checkPage(page);
    }
    await readAgain();
    return [...siteProblems(), ...(await checkPage(findPageOf(file)))];
  }

  return {
    siteRoot,
    contentRoot: () => reading.contentRoot,
    reading: () => reading,
    site: () => shown,
    surroundings: () => surroundings,
    lookup: () => lookup,
    compiler,
    utilities,
    scripts: () => [...(surroundings.shown?.ownFiles.scripts.map(({ url }) => url) ?? []), ...scripts],
    siteProblems,
    async checkPages() {
      const compiled = await compiler.draftAll(shown?.pages ?? []);
      for (const page of compiled) {
        for (const url of page.scripts) scripts.add(url);
        for (const { set } of page.usedIcons) if (set) publication.iconSets.add(set);
        await addUtilities(page, utilities, readText);
      }
      links = new Map(compiled.map((page) => [page.file, keepPageLinks(page)]));
      checked = uniteProblems([...siteProblems(), ...compiled.flatMap(({ problems }) => problems)]);
      return checked;
    },
    pageLinks: ({ source }) => (source ? links.get(source.file) : undefined),
    calls,
    publication,
    addRenderProblem: (problem) => void renderProblems.push(problem),
    takeRenderProblems: () => uniteProblems(renderProblems.splice(0)),
    announce,
    readText,
    async handleChange(file, isReplacedFolder = false) {
      const kind = isReplacedFolder
        ? classifyReplaced(file, siteRoot, output)
        : classifyChange(file, siteRoot, output, reading);
      if (kind === 'foreign') return undefined;
      const problems = await takeIn(file, kind);
      revision += 1;
      return problems;
    },
    revision: () => revision,
    async close() {
      stopWatching();
      removeGuard();
      await compiler.close();
    },
  };
}

/** Whether only the body of a page changed: then the rest of the site, and what is wrong with it, is as it was. */
async function keepsFrontmatter(
  siteRoot: string,
  { contentRoot, problems }: SiteReading,
  { source }: Page,
): Promise<boolean> {
  if (!source || problems.some(({ file }) => file === source.file)) return false;
  const now = await readPageSource(siteRoot, contentRoot, source.absoluteFile);
  return (
    now.problems.length === 0 && JSON.stringify(now.page.frontmatter) === JSON.stringify(source.frontmatter)
  );
}
