import { hasTwin } from '../../site/markdown/markdown-path.ts';
import { readUrlPath } from '../../site/pages/page-path.ts';
import type { Project } from '../project/project.ts';
import { readPageTexts } from './page-texts.ts';
import { writeFullParts, writePageFeed, writeSiteTexts } from './site-texts.ts';

/** What a build would write at a URL path for machines, from the files as they are now; undefined for nothing. */
export async function readLiveText(
  project: Project,
  url: string,
): Promise<{ readonly text: string; readonly type: string } | undefined> {
  const site = project.site();
  if (!site) return undefined;
  const path = readUrlPath(url);
  const type = nameType(path);
  const text = writeSiteTexts(project, site).get(path);
  if (text !== undefined) return { text, type };
  if (path === 'llms-full.txt') {
    let full = '';
    for await (const part of writeFullParts(project, site)) full += part;
    return { text: full, type };
  }
  const isFeed = /(?:^|\/)rss\.xml$/.test(path);
  const name = isFeed ? path.replace(/\/?rss\.xml$/, '') : path.replace(/\.md$/, '').replace(/^index$/, '');
  const page = project.lookup().findPage(name);
  if (!page || !hasTwin(page)) return undefined;
  const texts = await readPageTexts(project, page);
  if (!isFeed) return { text: texts.markdown, type };
  const feed = writePageFeed(project, site, page, texts);
  return feed && { text: feed.text, type };
}

function nameType(path: string): string {
  if (path.endsWith('.md')) return 'text/markdown';
  return path.endsWith('.xml') ? 'application/xml' : 'text/plain';
}
