import { writeFeed, writeFeedUrl } from '../../site/machines/feed.ts';
import { listIndexed, writeFullHead, writeLlms } from '../../site/machines/llms.ts';
import { writeRobots, writeSitemap } from '../../site/machines/sitemap.ts';
import type { Page, Site } from '../../site/site.ts';
import type { Project } from '../project/project.ts';
import { type PageTexts, readPageTexts } from './page-texts.ts';

/** The files that tell machines of a site, by their paths in the output; `llms-full.txt` is not among them. */
export function writeSiteTexts(project: Project, site: Site): ReadonlyMap<string, string> {
  const { siteUrl } = site;
  const home = site.pages.find(({ url }) => url === site.home);
  const summary = project.reading().config?.metadata['description'] ?? home?.description;
  const listed = listIndexed(site).filter(({ frontmatter }) => frontmatter.canonical === undefined);
  return new Map([
    ['robots.txt', writeRobots(siteUrl)],
    ['llms.txt', writeLlms(site, summary)],
    ...(siteUrl === undefined
      ? []
      : writeSitemap(
          listed.map(({ url, updated }) => ({ url, changed: updated })),
          siteUrl,
        )),
  ]);
}

/** The parts of `llms-full.txt`: each page's Markdown, with where it is from. */
export async function* writeFullParts(project: Project, site: Site): AsyncGenerator<string> {
  yield `# ${site.name}\n\n`;
  for (const page of listIndexed(site)) {
    const { markdown } = await readPageTexts(project, page);
    yield `---\n\n${writeFullHead(page, site.siteUrl)}${markdown}\n`;
  }
}

/** A page's feed, by its path in the output; undefined for a page without updates, and without the site's address. */
export function writePageFeed(
  project: Project,
  site: Site,
  page: Page,
  { updates }: PageTexts,
): { readonly path: string; readonly text: string } | undefined {
  const { siteUrl } = site;
  const language = project.surroundings().shown?.look.language ?? 'en';
  if (siteUrl === undefined || updates.length === 0) return undefined;
  const path = decodeURI(writeFeedUrl(page)).slice(1);
  return { path, text: writeFeed({ site, siteUrl, language, page, updates }) };
}
