import { extname } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Project } from '../../build/project/project.ts';
import type { IndexFiles } from '../../search/index/create-index.ts';
import { type IndexedPage, readIndexedPage } from '../../search/index/read-page.ts';
import { findSearchExtras } from '../../search/index/search-extras.ts';
import { createSearchIndex } from '../../search/index/site-index.ts';
import { searchFiles, searchPath } from '../../search/search-index.ts';
import { listTags } from '../../site/languages.ts';
import { writeUrl } from '../../site/links/site-url.ts';
import type { Page } from '../../site/site.ts';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Files whose names do not change with what is in them: a search asks for them first. */
const named = new RegExp(`(?:^|/)(?:${searchFiles.entry}|${searchFiles.scopes})$`);

/** Pages that are rendered at once. */
const atOnce = 4;

/**
 * Answers for the search of a site in work: its index is made when a search begins, anew after an edit. Pages are
 * rendered by the server itself; those that did not change are kept. `mount` is the path below Astro's base that the site stands at.
 */
export function serveSearch(server: ViteDevServer, project: Project, mount: string): void {
  const kept = new Map<string, { readonly state: unknown; readonly page: IndexedPage | undefined }>();
  let made: { readonly revision: number; readonly files: Promise<IndexFiles> } | undefined;
  const older = new Map<string, Uint8Array>();

  async function render(page: Page): Promise<IndexedPage | undefined> {
    const site = project.site();
    const address = server.httpServer?.address();
    if (!site || !page.isIndexed || typeof address !== 'object' || !address) return undefined;
    const state = page.source ? await project.compiler.compile(page) : site;
    const before = kept.get(page.path);
    if (before && before.state === state) return before.page;
    const answer = await fetch(`http://localhost:${address.port}${writeUrl(site, page.url)}`);
    const indexed = answer.ok ? readIndexedPage(await answer.text(), page, site) : undefined;
    kept.set(page.path, { state, page: indexed });
    return indexed;
  }

  async function make(): Promise<IndexFiles> {
    const queue = [...(project.site()?.pages ?? [])].entries();
    const pages: (IndexedPage | undefined)[] = [];
    const work = async () => {
      for (const [place, page] of queue) pages[place] = await render(page);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const site = project.site();
    const files = await createSearchIndex(
      pages.flatMap((page) => page ?? []),
      site ? listTags(site) : ['en'],
      (url) => (site ? writeUrl(site, url) : url),
      site && ((tag) => findSearchExtras(site, tag)),
    );
    // A search that began before an edit goes on with the files that it knows.
    for (const [name, content] of files) older.set(name, content);
    return files;
  }

  async function find(name: string): Promise<Uint8Array | undefined> {
    const revision = project.revision();
    if (!made || (named.test(name) && made.revision !== revision)) made = { revision, files: make() };
    return (await made.files).get(name) ?? older.get(name);
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
}
