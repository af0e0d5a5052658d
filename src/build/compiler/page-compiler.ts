import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createHighlighter, type Highlighter } from '../../content/code/highlighter.ts';
import { type CompiledDraft, compileDraft } from '../../content/compile/compile-page.ts';
import type { CompiledPage, FileUse } from '../../content/compile/compiled-page.ts';
import { createDrawer } from '../../content/diagrams/create-drawer.ts';
import { type FileReads, recordFileReads } from '../../content/files/file-reads.ts';
import type { PageSource } from '../../content/files/page-source.ts';
import type { CompileContext } from '../../content/transform/page-context.ts';
import type { Page, Site } from '../../site/site.ts';
import type { SiteReading } from '../project/read-site.ts';
import { createCompileContext, readCompileInputs } from './compile-context.ts';
import { type CompileThread, startCompileThread } from './compile-thread.ts';
import type { PageBody } from './page-body.ts';
import { countColoring, manyPages, takeCompileThread } from './prepared-thread.ts';

/** What an earlier build has compiled of a page, without its code; undefined where it has to be compiled. */
export type FindFacts = (page: Page) => CompiledPage | undefined;

/** How pages are compiled. */
export interface CompileRun {
  /** Told how many are done. */
  readonly advance?: ((done: number) => void) | undefined;
  /** What it gives is not compiled again. */
  readonly findFacts?: FindFacts | undefined;
  /** How many pages may be compiled and not forgotten yet; all when undefined. */
  readonly ahead?: number;
}

/** Compiles pages when they are asked for and keeps the result until it is forgotten. */
export interface PageCompiler {
  /** Undefined for a page that no Markdown file stands behind. */
  readonly compile: (page: Page) => Promise<CompiledPage | undefined>;
  /**
   * Gives all pages to `take`, in their order, most of them without the lines of their code blocks; those without a file are left
   * out.
   */
  readonly draftEach: (
    pages: readonly Page[],
    take: (page: CompiledPage) => void | Promise<void>,
    run?: CompileRun,
  ) => Promise<void>;
  /** The same as a list. */
  readonly draftAll: (pages: readonly Page[]) => Promise<readonly CompiledPage[]>;
  /** Whether pages are compiled in a thread of their own. */
  readonly isThreaded: () => boolean;
  /** Has pages compiled without regard to `ahead` from now on. */
  readonly hurry: () => void;
  /** What a page that it keeps asked of the site's files; undefined for any other. */
  readonly findReads: (page: Page) => FileReads | undefined;
  /** What a page that it keeps is for machines, where that is known already. */
  readonly findBody: (page: Page) => PageBody | undefined;
  /** The files of those pages, among the ones it keeps, that were made from a file too; relative to the site root. */
  readonly findUsers: (file: string) => Promise<readonly string[]>;
  /** Files of the site that the pages compiled so far show or link to. */
  readonly listFiles: () => readonly FileUse[];
  readonly highlighter: Pick<Highlighter, 'highlight'>;
  /** Forgets one page, or all. */
  readonly forget: (page?: Page) => void;
  /** Forgets a page that is done with, as soon as `draftEach` has given it too. */
  readonly release: (page: Page) => void;
  /** Whether a page that was compiled has a diagram that the reader's browser draws. */
  readonly needsDiagramFrame: () => boolean;
  readonly close: () => Promise<void>;
}

interface PageCompilerOptions {
  /** Absolute, as is the other. */
  readonly siteRoot: string;
  readonly cacheFolder: string;
  /** Threads at most that color code; all cores but one when undefined. */
  readonly threads: number | undefined;
  /** Whether many pages are compiled in a thread of their own. */
  readonly usesThread: boolean;
}

/** A site as it was read last, and the one that is shown. */
interface CurrentSite {
  readonly reading: SiteReading;
  readonly shown: Site | undefined;
}

/** Pages that are begun before the first of them is done: in a thread, its answers are waited for. */
const width = { here: 16, inThread: 64 };

/**
 * Compiles the pages of a site as `current` gives it; what it gives is asked for anew after everything was forgotten. Links to
 * pages get the URL of the page, without the base.
 */
export function createPageCompiler(
  { siteRoot, cacheFolder, threads, usesThread }: PageCompilerOptions,
  current: () => CurrentSite,
): PageCompiler {
  const canUseThread = usesThread && availableParallelism() > 1;
  const workers = countColoring(threads);
  const own = createHighlighter({ cacheFolder: join(cacheFolder, 'highlight'), workers });
  const diagrams = createDrawer(join(cacheFolder, 'diagrams'));
  let thread: CompileThread | undefined;
  const highlighter: Pick<Highlighter, 'highlight'> = {
    highlight: (code, language) =>
      thread?.highlight(code, language).catch(() => own.highlight(code, language)) ??
      own.highlight(code, language),
  };
  let context: CompileContext | undefined;
  const kept = new Map<string, Promise<CompiledDraft>>();
  const asked = new Map<string, FileReads>();
  const bodies = new Map<string, PageBody>();
  /** Pages that `draftEach` has yet to begin, and those of them that are held for it alone. */
  const awaited = new Set<string>();
  const held = new Set<string>();
  /** Stays when a page is forgotten: a build forgets each as soon as it is written. */
  const used = new Map<string, readonly FileUse[]>();
  let hasFrame = false;
  let isHurried = false;
  let tellForgotten: () => void = () => undefined;

  const compileHere = async (source: PageSource): Promise<CompiledDraft> => {
    const { reading, shown } = current();
    context ??= createCompileContext(
      readCompileInputs(siteRoot, reading, shown),
      { highlighter: { ...own, ...highlighter }, diagrams },
      reading.plugins,
    );
    const asking = context;
    const { value, reads } = await recordFileReads(() => compileDraft(source, asking));
    asked.set(source.file, reads);
    return value;
  };

  const compileThere = async (there: CompileThread, source: PageSource): Promise<CompiledDraft> => {
    const found = await there.compile(source).catch(() => undefined);
    if (!found) return compileHere(source);
    const { page, reads, body, needsFrame } = found;
    asked.set(source.file, reads);
    if (body) bodies.set(source.file, body);
    hasFrame ||= needsFrame;
    return { page, done: Promise.resolve(page) };
  };

  const draft = ({ source }: Page): Promise<CompiledDraft> | undefined => {
    if (!source) return undefined;
    const found = kept.get(source.file);
    if (found) return found;
    const drafted = thread ? compileThere(thread, source) : compileHere(source);
    kept.set(source.file, drafted);
    void drafted.then(({ page: { files } }) => used.set(source.file, files));
    return drafted;
  };

  const drop = (file: string) => {
    for (const map of [kept, asked, bodies, held]) map.delete(file);
  };

  const startThread = (pages: readonly Page[], findFacts: FindFacts | undefined) => {
    const { reading, shown } = current();
    if (!canUseThread || thread || reading.plugins.length > 0) return;
    const count = pages.filter(
      (page) => page.source && !kept.has(page.source.file) && !findFacts?.(page),
    ).length;
    if (count < manyPages) return;
    thread = takeCompileThread(cacheFolder) ?? startCompileThread({ cacheFolder, workers, isFirst: false });
    thread.begin(readCompileInputs(siteRoot, reading, shown));
  };

  async function draftEach(
    pages: readonly Page[],
    take: (page: CompiledPage) => void | Promise<void>,
    { advance, findFacts, ahead = Number.POSITIVE_INFINITY }: CompileRun = {},
  ): Promise<void> {
    startThread(pages, findFacts);
    for (const page of pages) if (page.source && !findFacts?.(page)) awaited.add(page.source.file);
    const find = async (page: Page) => {
      if (page.source) awaited.delete(page.source.file);
      const facts = findFacts?.(page);
      if (!facts) return (await draft(page))?.page;
      used.set(facts.file, facts.files);
      return facts;
    };
    const most = thread ? width.inThread : width.here;
    const begun: Promise<CompiledPage | undefined>[] = [];
    // One that is compiled already takes no room: those that are rendered are let go once they are given too.
    const hasRoom = ({ source }: Page) =>
      isHurried || kept.size - held.size < ahead || (source !== undefined && kept.has(source.file));
    for (let next = 0; next < pages.length || begun.length > 0; ) {
      for (let page = pages[next]; page && begun.length < most && hasRoom(page); page = pages[++next])
        begun.push(find(page));
      const first = begun.shift();
      if (first) {
        const page = await first;
        if (page) await take(page);
        if (page && held.has(page.file)) drop(page.file);
        advance?.(next - begun.length);
      } else
        await new Promise<void>((resolve) => {
          tellForgotten = resolve;
        });
    }
  }

  return {
    compile: async (page) => (await draft(page))?.done,
    draftEach,
    async draftAll(pages) {
      const drafted: CompiledPage[] = [];
      await draftEach(pages, (page) => void drafted.push(page));
      return drafted;
    },
    isThreaded: () => thread !== undefined,
    hurry() {
      isHurried = true;
      tellForgotten();
    },
    findReads: ({ source }) => (source ? asked.get(source.file) : undefined),
    findBody: ({ source }) => (source ? bodies.get(source.file) : undefined),
    async findUsers(file) {
      const drafts = await Promise.all(kept.values());
      return drafts.flatMap(({ page }) => (page.dependencies.includes(file) ? [page.file] : []));
    },
    listFiles: () => [...used.values()].flat(),
    highlighter,
    forget(page) {
      const { source } = page ?? {};
      if (source) drop(source.file);
      if (!page) {
        for (const map of [kept, asked, bodies, used, awaited, held]) map.clear();
        context = undefined;
      }
      tellForgotten();
    },
    release({ source }) {
      if (source && awaited.has(source.file)) held.add(source.file);
      else if (source) drop(source.file);
      tellForgotten();
    },
    needsDiagramFrame: () => hasFrame || diagrams.needsFrame(),
    close: async () => {
      await Promise.all([(thread ?? takeCompileThread(cacheFolder))?.close(), own.close(), diagrams.close()]);
    },
  };
}
