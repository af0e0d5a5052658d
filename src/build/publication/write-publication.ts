import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { readErrorCode } from '../../problem/read-error.ts';
import { writePagePath } from '../../site/links/site-url.ts';
import { writeFeed, writeFeedUrl } from '../../site/machines/feed.ts';
import { listIndexed, writeFullHead, writeLlms } from '../../site/machines/llms.ts';
import { writeRobots, writeSitemap } from '../../site/machines/sitemap.ts';
import { addInstructions } from '../../site/markdown/instructions.ts';
import { hasMarkdown, markdownPath } from '../../site/markdown/markdown-path.ts';
import { readUrlPath } from '../../site/pages/page-path.ts';
import type { Page, Site } from '../../site/site.ts';
import type { PutFile } from '../output/put-file.ts';
import type { Project } from '../project/project.ts';
import { type KnownTexts, type PageTexts, readPageTexts } from '../views/render-markdown.ts';

/**
 * Writes what a site publishes for machines into `output` (absolute): each page as Markdown, `llms.txt`,
 * `llms-full.txt`, the sitemap, `robots.txt` and feeds. A file that is there already, as the writer's own `robots.txt` is,
 * stays. `known` are texts of pages, of which those of earlier builds have their Markdown in the output; `write` writes into that.
 */
export async function writePublication(
  project: Project,
  site: Site,
  known: KnownTexts,
  output: string,
  write: PutFile,
): Promise<void> {
  for (const page of site.pages.filter((one) => hasMarkdown(one) && one.originalUrl === undefined)) {
    const kept = known.keptTexts.get(page.path);
    const texts = kept ? undefined : await readPageTexts(project, site, page, known);
    if (texts) write(markdownPath(page), addInstructions(site, texts.markdown));
    const feed = writePageFeed(site, page, (texts ?? kept)?.updates ?? []);
    if (feed) write(feed.path, feed.text);
  }
  for (const [path, text] of writeSiteTexts(site)) write(path, text);
  await writeParts(join(output, 'llms-full.txt'), writeFullParts(project, site, known));
}

/** Bytes that are written at once. */
const blockBytes = 1024 * 1024;

/** A part need not be there any more when the next one is asked for. */
async function writeParts(file: string, parts: AsyncIterable<string | Uint8Array>): Promise<void> {
  const handle = await open(file, 'wx').catch(passOverExisting);
  if (!handle) return;
  try {
    const block = Buffer.allocUnsafeSlow(blockBytes);
    let used = 0;
    for await (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      for (let at = 0; at < bytes.length; ) {
        const taken = bytes.subarray(at, at + block.length - used);
        block.set(taken, used);
        [at, used] = [at + taken.length, used + taken.length];
        if (used < block.length) continue;
        await handle.writeFile(block);
        used = 0;
      }
    }
    await handle.writeFile(block.subarray(0, used));
  } finally {
    await handle.close();
  }
}

function passOverExisting(error: unknown): undefined {
  if (readErrorCode(error) === 'EEXIST') return undefined;
  throw error;
}

/** The files that tell machines of a site, by their paths in the output; `llms-full.txt` is not among them. */
function writeSiteTexts(site: Site): ReadonlyMap<string, string> {
  const { siteUrl } = site;
  const home = site.pages.find(({ url }) => url === site.home);
  const summary = site.appearance.metadata['description'] ?? home?.description;
  const listed = listIndexed(site).filter(({ frontmatter }) => frontmatter.canonical === undefined);
  return new Map([
    ['robots.txt', writeRobots(siteUrl)],
    ['llms.txt', writeLlms(site, summary)],
    ...(siteUrl === undefined
      ? []
      : writeSitemap(
          listed.map(({ url, updated }) => ({ url: writePagePath(site, url), changed: updated })),
          siteUrl,
        )),
  ]);
}

/** The parts of `llms-full.txt`: each page's Markdown, with where it is from. */
async function* writeFullParts(
  project: Project,
  site: Site,
  known?: KnownTexts,
): AsyncGenerator<string | Uint8Array> {
  yield `# ${site.name}\n\n`;
  for (const page of listIndexed(site)) {
    const markdown =
      known?.keptTexts.get(page.path)?.readMarkdown() ??
      (await readPageTexts(project, site, page, known)).markdown;
    yield `---\n\n${writeFullHead(page, site)}`;
    yield markdown;
    yield '\n';
  }
  yield addInstructions(site, '').trimStart();
}

/** A page's feed, by its path in the output; undefined for a page without updates, and without the site's address. */
function writePageFeed(
  site: Site,
  page: Page,
  updates: PageTexts['updates'],
): { readonly path: string; readonly text: string } | undefined {
  const { siteUrl } = site;
  if (siteUrl === undefined || updates.length === 0) return undefined;
  const path = decodeURI(writeFeedUrl(page)).slice(1);
  return {
    path,
    text: writeFeed({
      site,
      siteUrl,
      language: page.language,
      page,
      updates,
    }),
  };
}

/** What a build would write at a URL path for machines, from the files as they are now; undefined for nothing. */
export async function readTextRoute(
  project: Project,
  url: string,
): Promise<{ readonly text: string; readonly type: string } | undefined> {
  const site = project.site();
  if (!site) return undefined;
  const path = readUrlPath(url);
  const type = nameType(path);
  const text = writeSiteTexts(site).get(path);
  if (text !== undefined) return { text, type };
  if (path === 'llms-full.txt') {
    let full = '';
    for await (const part of writeFullParts(project, site)) full += Buffer.from(part).toString();
    return { text: full, type };
  }
  const isFeed = /(?:^|\/)rss\.xml$/.test(path);
  const name = isFeed ? path.replace(/\/?rss\.xml$/, '') : path.replace(/\.md$/, '').replace(/^index$/, '');
  const page = project.lookup().findPage(name);
  if (!page || !hasMarkdown(page)) return undefined;
  const texts = await readPageTexts(project, site, page);
  if (!isFeed) return { text: addInstructions(site, texts.markdown), type };
  const feed = writePageFeed(site, page, texts.updates);
  return feed && { text: feed.text, type };
}

function nameType(path: string): string {
  if (path.endsWith('.md')) return 'text/markdown';
  return path.endsWith('.xml') ? 'application/xml' : 'text/plain';
}
