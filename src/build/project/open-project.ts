import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { componentRegistry } from '../../components/mdx/registry.ts';
import { createHighlighter } from '../../content/code/highlighter.ts';
import { type CompiledDraft, compileDraft } from '../../content/compile/compile-page.ts';
import type { CompiledPage, FileUse } from '../../content/compile/compiled-page.ts';
import { contentProblem } from '../../content/compile/problems.ts';
import { createDrawer } from '../../content/diagrams/create-drawer.ts';
import type { SiteComponent } from '../../content/files/component-folder.ts';
import { readPageSource } from '../../content/files/discover-pages.ts';
import { type FileReads, recordFileReads } from '../../content/files/file-reads.ts';
import { readFrontmatter } from '../../content/files/frontmatter.ts';
import { createImageReader, type ImageReader } from '../../content/files/image-reader.ts';
import { createPageReader } from '../../content/files/page-reader.ts';
import { findSiteFile, showSitePath } from '../../content/files/site-files.ts';
import type { IconSet } from '../../content/icons/collections.ts';
import type { CompileContext, ComponentRegistry } from '../../content/transform/page-context.ts';
import { fillFrontmatter } from '../../content/variables/fill-variables.ts';
import { mergeProblems } from '../../problem/merge-problems.ts';
import type { Problem } from '../../problem/problem.ts';
import { createSiteBuilder } from '../../site/build-site.ts';
import { listOwnScripts } from '../../site/head.ts';
import { createLinkResolver, type ResolveLink } from '../../site/links/link.ts';
import { keepPageLinks, type PageLinks } from '../../site/links/link-places.ts';
import { rootBase } from '../../site/links/site-url.ts';
import type { Page, Site } from '../../site/site.ts';
import { guardProcess } from '../page-code/guard-process.ts';
import { lateTimeLimit, watchLateCode } from '../page-code/watch-late-code.ts';
import { bundlePackage } from './bundle-package.ts';
import { classifyChange, classifyReplaced } from './changed-files.ts';
import { readCompileSettings } from './compile-settings.ts';
import { createIslands } from './islands.ts';
import { type FileChanges, findSectionChanges, type SectionChanges } from './line-changes.ts';
import { createPageLookup } from './page-lookup.ts';
import type { PageCompiler, Project, ProjectOptions } from './project.ts';
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
  isOfflineSite = false,
  readsBroken = false,
  announce = () => undefined,
  giveUp = () => undefined,
}: ProjectOptions): Promise<Project> {
  const cacheFolder = join(siteRoot, '.octavo');
  const place = { siteRoot, output, contentRoot, siteUrl, urls, cacheFolder };
  const pageReader = createPageReader();
  const input = {
    ...place,
    plugins,
    isOffline,
    hasSearch,
    isOfflineSite,
    pageReader,
    buildSite: createSiteBuilder(),
  };
  let reading = await readSite({ ...input, base });
  // A server goes on at the base that it began with.
  const kept = reading.site?.base ?? base;
  const isShown = () => readsBroken || !reading.isConfigBroken;
  let shown = isShown() ? reading.site : undefined;
  let lookup = createPageLookup(shown);
  const iconSets = new Set<IconSet>();
  const compiler = createPageCompiler(siteRoot, cacheFolder, threads, () => ({ reading, shown }));
  const scripts = new Set<string>();
  const utilities = createUtilityClasses();
  let links = new Map<string, PageLinks>();
  let sections = new Map<string, SectionChanges>();
  const renderProblems: Problem[] = [];
  let checked: readonly Problem[] = [];
  const removeGuard = guardProcess(({ place, reason }) =>
    renderProblems.push(contentProblem('failed-expression', place, reason, true)),
  );
  const stopWatching = watchLateCode((place) => {
    const endless = contentProblem('endless-code', place, lateTimeLimit);
    giveUp(mergeProblems([...(checked.length > 0 ? checked : siteProblems()), ...renderProblems, endless]));
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

  async function readAgain(): Promise<void> {
    reading = await readSite({ ...input, base: kept });
    compiler.forget();
    if (!reading.site || !isShown()) return;
    shown = reading.site;
    lookup = createPageLookup(shown);
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
    await readAgain();
    return [...siteProblems(), ...(await checkPage(findPageOf(file)))];
  }

  return {
    siteRoot,
    contentRoot: () => reading.contentRoot,
    reading: () => reading,
    site: () => shown,
    lookup: () => lookup,
    compiler,
    utilities,
    islands: createIslands(),
    scripts: () => [...(shown ? listOwnScripts(shown.head) : []), ...scripts],
    siteProblems,
    async checkPages(advance, findFacts) {
      const compiled = await compiler.draftAll(shown?.pages ?? [], advance, findFacts);
      for (const page of compiled) {
        for (const url of page.scripts) scripts.add(url);
        for (const { set } of page.usedIcons) if (set) iconSets.add(set);
        await addUtilities(page, utilities, readText);
      }
      links = new Map(compiled.map((page) => [page.file, keepPageLinks(page)]));
      sections = await findSections(compiled, reading.changes?.files, readText);
      checked = mergeProblems([...siteProblems(), ...compiled.flatMap(({ problems }) => problems)]);
      return checked;
    },
    pageLinks: ({ source }) => (source ? links.get(source.file) : undefined),
    changes: () => reading.changes,
    sectionChanges: ({ source }) => (source && sections.get(source.file)) ?? [],
    iconSets: () =>
      new Set([
        ...iconSets,
        ...Object.values(shown?.glyphs ?? {}).flatMap((glyph) => ('set' in glyph ? glyph.set : [])),
      ]),
    async openPage(page) {
      const compiled = await compiler.compile(page);
      const names = compiled ? await addUtilities(compiled, utilities, readText) : [];
      return { compiled, utilities: utilities.knows(names) ? utilities.sheet()?.url : undefined };
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

/** A site as it was read last, and the one that is shown. */
interface CurrentSite {
  readonly reading: SiteReading;
  readonly shown: Site | undefined;
}

/**
 * Compiles the pages of the site in `siteRoot` (absolute, as is `cacheFolder`) as `current` gives it; what it gives is asked for
 * anew after everything was forgotten. Links to pages get the URL of the page, without the base.
 */
function createPageCompiler(
  siteRoot: string,
  cacheFolder: string,
  threads: number | undefined,
  current: () => CurrentSite,
): PageCompiler {
  const highlighter = createHighlighter({
    cacheFolder: join(cacheFolder, 'highlight'),
    workers: threads ?? availableParallelism(),
  });
  const diagrams = createDrawer(join(cacheFolder, 'diagrams'));
  let images: ImageReader | undefined;
  let resolveLink: ResolveLink | undefined;
  const kept = new Map<string, Promise<CompiledDraft>>();
  const asked = new Map<string, FileReads>();
  /** Stays when a page is forgotten: a build forgets each as soon as it is written. */
  const used = new Map<string, readonly FileUse[]>();

  const draft = async (page: Page): Promise<CompiledDraft | undefined> => {
    const { source } = page;
    if (!source) return undefined;
    const found = kept.get(source.file);
    if (found) return found;
    const { reading, shown } = current();
    const { contentRoot, components: siteComponents, plugins } = reading;
    const base = shown ?? rootBase;
    resolveLink ??= createLinkResolver(new Set(shown?.pages.map(({ path }) => path)), base);
    images ??= createImageReader(siteRoot, contentRoot, base.base);
    const context: CompileContext = {
      siteRoot,
      contentRoot,
      components: replaceComponents(componentRegistry, siteComponents),
      highlighter,
      diagrams,
      images,
      resolveUrl: resolveLink,
      siteComponents,
      bundlePackage: (source, folder) => bundlePackage(source, folder, siteRoot),
      plugins,
      ...readCompileSettings(reading),
    };
    const drafted = recordFileReads(() => compileDraft(source, context)).then(({ value, reads }) => {
      asked.set(source.file, reads);
      return value;
    });
    kept.set(source.file, drafted);
    void drafted.then(({ page: { files } }) => used.set(source.file, files));
    return drafted;
  };

  return {
    compile: async (page) => (await draft(page))?.done,
    findReads: ({ source }) => (source ? asked.get(source.file) : undefined),
    async draftAll(pages, advance, findFacts) {
      const drafted: CompiledPage[] = [];
      const width = 16;
      const find = async (page: Page) => {
        const facts = findFacts?.(page);
        if (!facts) return (await draft(page))?.page;
        used.set(facts.file, facts.files);
        return facts;
      };
      for (let start = 0; start < pages.length; start += width) {
        const some = await Promise.all(pages.slice(start, start + width).map(find));
        drafted.push(...some.flatMap((found) => found ?? []));
        advance?.(Math.min(start + width, pages.length));
      }
      return drafted;
    },
    async findUsers(file) {
      const drafts = await Promise.all(kept.values());
      return drafts.flatMap(({ page }) => (page.dependencies.includes(file) ? [page.file] : []));
    },
    listFiles: () => [...used.values()].flat(),
    highlighter,
    forget(page) {
      if (page?.source) {
        kept.delete(page.source.file);
        asked.delete(page.source.file);
      } else {
        kept.clear();
        asked.clear();
        used.clear();
        images = undefined;
        resolveLink = undefined;
      }
    },
    needsDiagramFrame: () => diagrams.needsFrame(),
    close: async () => {
      await Promise.all([highlighter.close(), diagrams.close()]);
    },
  };
}

/** The registry without what it says of the text in components that the site replaces: theirs holds Markdown. */
function replaceComponents(
  registry: ComponentRegistry,
  siteComponents: readonly SiteComponent[],
): ComponentRegistry {
  const own = new Set(siteComponents.map(({ name }) => name));
  if (!registry.verbatim.some((name) => own.has(name))) return registry;
  return { ...registry, verbatim: registry.verbatim.filter((name) => !own.has(name)) };
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

/** The sections of pages whose lines were changed, by file. */
async function findSections(
  pages: readonly CompiledPage[],
  changes: ReadonlyMap<string, FileChanges> | undefined,
  readText: (file: string) => Promise<string | undefined>,
): Promise<Map<string, SectionChanges>> {
  const found = new Map<string, SectionChanges>();
  for (const { file, headings } of pages) {
    const { lines = [] } = changes?.get(file) ?? {};
    const text = lines.length > 0 ? await readText(file) : undefined;
    if (text === undefined) continue;
    const { bodyOffset } = readFrontmatter(text, file);
    const starts = headings.flatMap(({ id, line }) => (line === undefined ? [] : [{ id, line }]));
    found.set(file, findSectionChanges(starts, text.slice(0, bodyOffset).split('\n').length, lines));
  }
  return found;
}
