import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { contentProblem } from '../../content/compile/problems.ts';
import { readPageSource } from '../../content/files/discover-pages.ts';
import { readFrontmatter } from '../../content/files/frontmatter.ts';
import { createPageReader } from '../../content/files/page-reader.ts';
import { findSiteFile, showSitePath } from '../../content/files/site-files.ts';
import type { IconSet } from '../../content/icons/collections.ts';
import { fillFrontmatter } from '../../content/variables/fill-variables.ts';
import { mergeProblems } from '../../problem/merge-problems.ts';
import type { Problem } from '../../problem/problem.ts';
import { createSiteBuilder } from '../../site/build-site.ts';
import { listOwnScripts } from '../../site/head.ts';
import { keepPageLinks, type PageLinks } from '../../site/links/link-places.ts';
import type { Page, Site } from '../../site/site.ts';
import { readCompileInputs } from '../compiler/compile-context.ts';
import { createPageCompiler } from '../compiler/page-compiler.ts';
import { findCacheFolder, prepareCompileThread } from '../compiler/prepared-thread.ts';
import { createFindingsKeeper } from '../page-cache/kept-findings.ts';
import { hashCode } from '../page-cache/page-inputs.ts';
import { guardProcess } from '../page-code/guard-process.ts';
import { lateTimeLimit, watchLateCode } from '../page-code/watch-late-code.ts';
import { classifyChange, classifyReplaced } from './changed-files.ts';
import { createIslands } from './islands.ts';
import { type FileChanges, findSectionChanges, type SectionChanges } from './line-changes.ts';
import { createPageLookup } from './page-lookup.ts';
import type { CheckRun, Project, ProjectOptions } from './project.ts';
import { readSite, type SiteReading } from './read-site.ts';
import { addUtilities, createUtilityClasses } from './utility-classes.ts';

/** Opens the site in a folder. Never rejects because of what a writer wrote: mistakes are among its problems. */
export async function openProject({
  siteRoot,
  output = join(siteRoot, 'dist'),
  contentRoot,
  siteUrl,
  base,
  plugins = [],
  urls,
  isOffline = false,
  hasSearch = true,
  threads,
  compilesInThread = false,
  isOfflineSite = false,
  usesCache = true,
  readsBroken = false,
  announce = () => undefined,
  giveUp = () => undefined,
}: ProjectOptions): Promise<Project> {
  const cacheFolder = findCacheFolder(siteRoot);
  const place = { siteRoot, output, contentRoot, siteUrl, urls, cacheFolder };
  const findStore: Project['findStore'] = (name) =>
    usesCache ? { file: join(cacheFolder, 'files', `${name}.json`), made: hashCode() } : undefined;
  const pageReader = createPageReader(findStore('frontmatter'));
  const input = {
    ...place,
    plugins,
    isOffline,
    hasSearch,
    isOfflineSite,
    discover: pageReader.discover,
    keepFindings: usesCache ? createFindingsKeeper(siteRoot) : undefined,
    buildSite: createSiteBuilder(),
  };
  let reading: SiteReading;
  let shown: Site | undefined;
  const compiler = createPageCompiler(
    { siteRoot, cacheFolder, threads, usesThread: compilesInThread },
    () => ({ reading, shown }),
  );
  if (compilesInThread) prepareCompileThread(siteRoot, threads);
  reading = await readSite({ ...input, base });
  pageReader.save();
  // Nobody may tell of what changes before the site is watched.
  pageReader.forgetAll();
  // A server goes on at the base that it began with.
  const kept = reading.site?.base ?? base;
  const isShown = () => readsBroken || !reading.isConfigBroken;
  shown = isShown() ? reading.site : undefined;
  let lookup = createPageLookup(shown);
  const iconSets = new Set<IconSet>();
  const scripts = new Set<string>();
  const utilities = createUtilityClasses();
  let links = new Map<string, PageLinks>();
  let sections = new Map<string, SectionChanges>();
  let checking: Promise<readonly Problem[]> | undefined;
  const renderProblems: Problem[] = [];
  /** Of the pages that were checked so far. */
  let pageProblems: readonly Problem[] = [];
  const removeGuard = guardProcess(({ place, reason }) =>
    renderProblems.push(contentProblem('failed-expression', place, reason, true)),
  );
  const stopWatching = watchLateCode((place) => {
    const endless = contentProblem('endless-code', place, lateTimeLimit);
    giveUp(mergeProblems([...siteProblems(), ...pageProblems, ...renderProblems, endless]));
    removeGuard();
  });
  let revision = 0;
  const siteProblems = () => reading.problems;
  const findPageOf = (file: string) => shown?.pages.find(({ source }) => source?.absoluteFile === file);
  const checkPage = async (page: Page | undefined) =>
    (page && (await compiler.compile(page))?.problems) ?? [];

  const readText = async (file: string) => {
    const found = await findSiteFile(siteRoot, file);
    return found === undefined ? undefined : readFile(found, 'utf8').catch(() => undefined);
  };

  const isStyled = async (compiled: CompiledPage) =>
    utilities.knows(await addUtilities(compiled, utilities, readText));

  async function checkAll({ pages = shown?.pages ?? [], ...run }: CheckRun): Promise<readonly Problem[]> {
    const problems: Problem[] = [];
    pageProblems = problems;
    const foundLinks = new Map<string, PageLinks>();
    const foundSections = new Map<string, SectionChanges>();
    const take = async (page: CompiledPage) => {
      for (const url of page.scripts) scripts.add(url);
      for (const { set } of page.usedIcons) if (set) iconSets.add(set);
      await addUtilities(page, utilities, readText);
      foundLinks.set(page.file, keepPageLinks(page));
      const changed = await findSections(page, reading.changes?.files, readText);
      if (changed) foundSections.set(page.file, changed);
      problems.push(...page.problems);
    };
    await compiler.draftEach(pages, take, run);
    links = foundLinks;
    sections = foundSections;
    return mergeProblems([...siteProblems(), ...problems]);
  }

  /** What pages are compiled with, as a text to compare; undefined with plugins, which may ask anything. */
  const describeInputs = () => {
    if (reading.plugins.length > 0) return undefined;
    const { paths, ...inputs } = readCompileInputs(siteRoot, reading, shown);
    return JSON.stringify([inputs, paths.toSorted()]);
  };

  /** Pages stay compiled only where `site.json` alone has changed, and nothing that they are compiled with. */
  async function readAgain(isConfigAlone: boolean): Promise<void> {
    const before = isConfigAlone ? describeInputs() : undefined;
    reading = await readSite({ ...input, base: kept });
    if (reading.site && isShown()) {
      shown = reading.site;
      lookup = createPageLookup(shown);
    }
    if (before === undefined || before !== describeInputs()) compiler.forget();
  }

  async function takeIn(file: string, kind: 'asset' | 'page' | 'site'): Promise<readonly Problem[]> {
    const page = findPageOf(file);
    if (kind === 'asset') {
      const users = await compiler.findUsers(showSitePath(siteRoot, file));
      compiler.forget();
      const pages = shown?.pages.filter(({ source }) => source && users.includes(source.file)) ?? [];
      return mergeProblems((await compiler.draftAll(pages)).flatMap(({ problems }) => problems));
    }
    if (kind === 'page' && page && (await keepsFrontmatter(siteRoot, reading, page))) {
      compiler.forget(page);
      return checkPage(page);
    }
    const isConfig = file === join(siteRoot, 'site.json');
    // A page that changed beside it has its own call.
    if (!isConfig) pageReader.forgetAll();
    await readAgain(isConfig);
    return [...siteProblems(), ...(await checkPage(findPageOf(file)))];
  }

  return {
    siteRoot,
    findStore,
    contentRoot: () => reading.contentRoot,
    reading: () => reading,
    site: () => shown,
    lookup: () => lookup,
    compiler,
    utilities,
    islands: createIslands(),
    scripts: () => [...(shown ? listOwnScripts(shown.head) : []), ...scripts],
    siteProblems,
    startChecks(run) {
      checking = checkAll(run);
      // Who waits for it is told.
      checking.catch(() => undefined);
      return compiler.isThreaded();
    },
    finishChecks() {
      compiler.hurry();
      return checking ?? checkAll({});
    },
    checkPages: (advance) => checkAll({ advance }),
    pageLinks: ({ source }) => (source ? links.get(source.file) : undefined),
    changes: () => reading.changes,
    sectionChanges: ({ source }) => (source && sections.get(source.file)) ?? [],
    iconSets: () =>
      new Set([
        ...iconSets,
        ...Object.values(shown?.glyphs ?? {}).flatMap((glyph) => ('set' in glyph ? glyph.set : [])),
      ]),
    async waitsForAll(page) {
      const compiled = await compiler.compile(page);
      return checking !== undefined && compiled !== undefined && (await isStyled(compiled));
    },
    async openPage(page) {
      const compiled = await compiler.compile(page);
      const hasSheet = compiled !== undefined && (await isStyled(compiled));
      if (hasSheet && checking) {
        // The sheet is named for what all pages use.
        compiler.hurry();
        await checking;
      }
      return {
        compiled,
        body: compiler.findBody(page),
        utilities: hasSheet ? utilities.sheet()?.url : undefined,
      };
    },
    addRenderProblem: (problem) => void renderProblems.push(problem),
    takeRenderProblems: () => mergeProblems(renderProblems.splice(0)),
    announce,
    readText,
    async handleChange(file, isReplacedFolder = false) {
      const kind = isReplacedFolder
        ? classifyReplaced(file, siteRoot, output)
        : classifyChange(file, siteRoot, output, reading);
      if (kind === 'foreign') return undefined;
      pageReader.forget(file);
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
  { contentRoot, problems, config }: SiteReading,
  { source }: Page,
): Promise<boolean> {
  if (!source || problems.some(({ file }) => file === source.file)) return false;
  const now = await readPageSource(siteRoot, contentRoot, source.absoluteFile);
  return (
    now.problems.length === 0 &&
    JSON.stringify(fillFrontmatter(now.page.frontmatter, config?.variables ?? {})) ===
      JSON.stringify(source.frontmatter)
  );
}

/** The sections of a page whose lines were changed; undefined where nothing is known of it. */
async function findSections(
  { file, headings }: CompiledPage,
  changes: ReadonlyMap<string, FileChanges> | undefined,
  readText: (file: string) => Promise<string | undefined>,
): Promise<SectionChanges | undefined> {
  const { lines = [] } = changes?.get(file) ?? {};
  const text = lines.length > 0 ? await readText(file) : undefined;
  if (text === undefined) return undefined;
  const { bodyOffset } = readFrontmatter(text, file);
  const starts = headings.flatMap(({ id, line }) => (line === undefined ? [] : [{ id, line }]));
  return findSectionChanges(starts, text.slice(0, bodyOffset).split('\n').length, lines);
}
