import { extname } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Project } from '../../build/project/project.ts';
import { showSitePath } from '../../content/files/site-files.ts';
import { type LiveIndex, openLiveIndex } from '../../search/index/live-index.ts';
import { describePlace } from '../../search/index/page-place.ts';
import { readIndexedPage } from '../../search/index/read-page.ts';
import { findSearchExtras } from '../../search/index/search-extras.ts';
import { searchFiles, searchFolder, searchPath } from '../../search/search-index.ts';
import { listTags } from '../../site/languages.ts';
import { writeUrl } from '../../site/links/site-url.ts';
import type { Page, Site } from '../../site/site.ts';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Files whose names do not change with what is in them: a search asks for them first. */
const named = new RegExp(`(?:^|/)(?:${searchFiles.entry}|${searchFiles.scopes})$`);

/** Pages that are rendered at once. */
const atOnce = 4;

/** Fields of `site.json` that no article has words of; what they say of a page's place is read anew each time. */
const besideArticles: ReadonlySet<string> = new Set(
  'navigation tabs primaryTab anchors topAnchor products colors logo favicon background backgroundImage font rounded topbarLinks topbarCtaButton footer footerSocials banner redirects metadata thumbnails seo search analytics integrations errors'.split(
    ' ',
  ),
);

/** A page as it was rendered last. */
interface RenderedPage {
  /** What its words are made from besides files and `site.json`: a text of a guide, else the whole site. */
  readonly key: string | Site;
  /** Its `IndexedPage` as JSON, which takes a quarter of the memory; undefined where it is not to be found. */
  readonly text: string | undefined;
  /** The files that it was made from, relative to the site root. */
  readonly sources: readonly string[];
}

/** What the index has of a page. */
interface IndexedState {
  readonly rendered: RenderedPage;
  readonly site: Site;
  /** Where it is in the site, as JSON. */
  readonly place: string;
  readonly index: LiveIndex;
}

export interface ServedSearch {
  /** Takes in that a file (absolute) changed, after the project did; `isReadAgain` when that read the whole site again. */
  readonly takeChange: (file: string, isReadAgain: boolean) => void;
}

/**
 * Answers for the search of a site in work. Pages are rendered by the server itself when a search begins; those whose words did not
 * change since are not rendered again. `mount` is the path below Astro's base that the site stands at.
 */
export function serveSearch(server: ViteDevServer, project: Project, mount: string): ServedSearch {
  /** By the path of the page. */
  const rendered = new Map<string, RenderedPage>();
  /** By the URL of the page. */
  const indexed = new Map<string, IndexedState>();
  const indexes = new Map<string, LiveIndex>();
  let rest = describeRest(project);
  let edits = 0;
  let made: { readonly revision: number; readonly done: Promise<void> } | undefined;

  const openIndex = (tag: string): LiveIndex => {
    const known = indexes.get(tag);
    if (known) return known;
    const index = openLiveIndex(tag, (url) => {
      const site = project.site();
      return site ? writeUrl(site, url) : url;
    });
    indexes.set(tag, index);
    return index;
  };

  async function render(page: Page, site: Site): Promise<RenderedPage | undefined> {
    const key = page.kind === 'doc' ? describeDoc(page) : site;
    const known = rendered.get(page.path);
    if (known?.key === key) return known;
    const address = server.httpServer?.address();
    if (typeof address !== 'object' || !address) return undefined;
    const before = edits;
    const isKept = project.compiler.findReads(page) !== undefined;
    const answer = await fetch(`http://localhost:${address.port}${writeUrl(site, page.url)}`);
    const found = answer.ok ? readIndexedPage(await answer.text(), page, site) : undefined;
    const compiled = await project.compiler.compile(page);
    // All pages of a large site would fill the memory.
    if (!isKept) project.compiler.forget(page);
    const sources = compiled ? [compiled.file, ...compiled.dependencies] : [];
    const text = found && JSON.stringify(found);
    const now = { key, text, sources };
    // An edit that came meanwhile may be one of this page.
    if (before === edits) rendered.set(page.path, now);
    return now;
  }

  /** Brings the index to what a page shows now, which is nothing where it is not to be found. */
  async function takeIn(page: Page, site: Site): Promise<void> {
    const known = indexed.get(page.url);
    if (known?.site === site && known.rendered === rendered.get(page.path)) return;
    const now = await render(page, site);
    if (now?.text === undefined) return void drop(page.url);
    const tags = listTags(site);
    const index = openIndex(tags.includes(page.language) ? page.language : (tags[0] ?? 'en'));
    const own = { ...describePlace(site, page), boost: page.boost, language: page.language };
    const place = JSON.stringify([writeUrl(site, page.url), own]);
    if (known?.rendered !== now || known.place !== place || known.index !== index) {
      if (known && known.index !== index) known.index.remove(page.url);
      index.set({ ...JSON.parse(now.text), ...own });
    }
    indexed.set(page.url, { rendered: now, site, place, index });
  }

  function drop(url: string): void {
    indexed.get(url)?.index.remove(url);
    indexed.delete(url);
  }

  async function make(): Promise<void> {
    const site = project.site();
    if (!site) return;
    const pages = site.pages.filter(({ isIndexed }) => isIndexed);
    const urls = new Set(pages.map(({ url }) => url));
    for (const url of indexed.keys()) if (!urls.has(url)) drop(url);
    const queue = pages.values();
    const work = async () => {
      for (const page of queue) await takeIn(page, site);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  async function find(name: string): Promise<Uint8Array | undefined> {
    const revision = project.revision();
    if (!made || (named.test(name) && made.revision !== revision)) {
      const before = made?.done ?? Promise.resolve();
      made = { revision, done: before.then(make) };
    }
    await made.done;
    const site = project.site();
    if (!site) return undefined;
    const [first, ...others] = listTags(site);
    const other = others.find((tag) => name.startsWith(searchFolder(tag)));
    const tag = other ?? first;
    const path = other === undefined ? name : name.slice(searchFolder(other).length);
    return openIndex(tag).find(path, findSearchExtras(site, tag));
  }

  server.middlewares.use(mount, (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(searchPath)) return next();
    const name = pathname.slice(searchPath.length);
    find(name).then((content) => {
      if (!content) return next();
      response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream');
      response.setHeader('Cache-Control', 'no-store');
      response.end(content);
    }, next);
  });

  return {
    takeChange(file, isReadAgain) {
      edits += 1;
      const before = rest;
      rest = describeRest(project);
      const isKnown = /(?:\.mdx?|[\\/]site\.json)$/.test(file);
      if (isReadAgain && (!isKnown || rest !== before)) return rendered.clear();
      const shown = showSitePath(project.siteRoot, file);
      for (const [path, { sources }] of rendered)
        if (sources.some((source) => source === shown || source.startsWith(`${shown}/`)))
          rendered.delete(path);
    },
  };
}

/** What a guide's words are made from besides its file: texts of its frontmatter, and whose text is shown when it is not translated. */
function describeDoc({ title, description, frontmatter, originalUrl, language, updated }: Page): string {
  return JSON.stringify([title, description, frontmatter, originalUrl, language, updated]);
}

/** What `site.json` says that articles may have words of. */
function describeRest(project: Project): string {
  const fields = Object.entries(project.reading().config ?? {});
  return JSON.stringify(fields.filter(([name]) => !besideArticles.has(name)));
}
