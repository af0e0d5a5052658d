import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { componentRegistry } from '../../components/mdx/registry.ts';
import { createHighlighter, type Highlighter } from '../../content/code/highlighter.ts';
import { type CompiledDraft, compileDraft } from '../../content/compile/compile-page.ts';
import type { CompiledPage, FileUse } from '../../content/compile/compiled-page.ts';
import { createDrawer } from '../../content/diagrams/create-drawer.ts';
import type { SiteComponent } from '../../content/files/component-folder.ts';
import { createImageReader, type ImageReader } from '../../content/files/image-reader.ts';
import type { OctavoPlugin } from '../../content/plugins/plugin.ts';
import type { ComponentRegistry } from '../../content/transform/page-context.ts';
import { createLinkResolver, type ResolveLink } from '../../site/links/link.ts';
import type { SiteBase } from '../../site/links/site-url.ts';
import type { Page } from '../../site/site.ts';

/** Compiles pages when they are asked for and keeps the result until it is forgotten. */
export interface PageCompiler {
  /** Undefined for a page that no Markdown file stands behind. */
  readonly compile: (page: Page) => Promise<CompiledPage | undefined>;
  /**
   * All pages, in their order, without the lines of their code blocks; those without a file are left out. `advance` is told how
   * many are done.
   */
  readonly draftAll: (
    pages: readonly Page[],
    advance?: (done: number) => void,
  ) => Promise<readonly CompiledPage[]>;
  /** The files of those pages, among the ones it keeps, that were made from a file too; relative to the site root. */
  readonly findUsers: (file: string) => Promise<readonly string[]>;
  /** Files of the site that the pages compiled so far show or link to. */
  readonly listFiles: () => readonly FileUse[];
  readonly highlighter: Highlighter;
  /** Forgets one page, or all. */
  readonly forget: (page?: Page) => void;
  /** Whether a page that was compiled has a diagram that the reader's browser draws. */
  readonly needsDiagramFrame: () => boolean;
  readonly close: () => Promise<void>;
}

/**
 * `siteRoot` and `cacheFolder` are absolute. `contentRoot`, the paths of all pages, the site's base, whether math is read, the
 * site's own components and the plugins are asked for anew after everything was forgotten; links to pages get the URL of the page, without the base.
 */
export function createPageCompiler(
  siteRoot: string,
  cacheFolder: string,
  contentRoot: () => string,
  pagePaths: () => ReadonlySet<string>,
  base: () => SiteBase,
  hasMath: () => boolean,
  siteComponents: () => readonly SiteComponent[],
  plugins: () => readonly OctavoPlugin[],
): PageCompiler {
  const highlighter = createHighlighter({
    cacheFolder: join(cacheFolder, 'highlight'),
    workers: availableParallelism(),
  });
  const diagrams = createDrawer(join(cacheFolder, 'diagrams'));
  let images: ImageReader | undefined;
  let resolveLink: ResolveLink | undefined;
  const kept = new Map<string, Promise<CompiledDraft>>();
  /** Stays when a page is forgotten: a build forgets each as soon as it is written. */
  const used = new Map<string, readonly FileUse[]>();

  const draft = async (page: Page): Promise<CompiledDraft | undefined> => {
    const { source } = page;
    if (!source) return undefined;
    const found = kept.get(source.file);
    if (found) return found;
    resolveLink ??= createLinkResolver(pagePaths(), base());
    images ??= createImageReader(siteRoot, contentRoot(), base().base);
    const drafted = compileDraft(source, {
      siteRoot,
      contentRoot: contentRoot(),
      components: replaceComponents(componentRegistry, siteComponents()),
      highlighter,
      diagrams,
      images,
      resolveUrl: resolveLink,
      hasMath: hasMath(),
      siteComponents: siteComponents(),
      plugins: plugins(),
    });
    kept.set(source.file, drafted);
    void drafted.then(({ page: { files } }) => used.set(source.file, files));
    return drafted;
  };

  return {
    compile: async (page) => (await draft(page))?.done,
    async draftAll(pages, advance) {
      const drafted: CompiledPage[] = [];
      const width = 16;
      for (let start = 0; start < pages.length; start += width) {
        const some = await Promise.all(pages.slice(start, start + width).map(draft));
        drafted.push(...some.flatMap((found) => found?.page ?? []));
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
      if (page?.source) kept.delete(page.source.file);
      else {
        kept.clear();
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
