import type { Page, Site } from '../site.ts';
import type { Update } from './list-updates.ts';
import { readUpdateDate } from './read-update-date.ts';
import { writeFeedHtml } from './write-html.ts';
import { escapeXml } from './write-sitemap.ts';

/** The URL path of a page's feed: `/changelog/rss.xml`. */
export function writeFeedUrl(page: Pick<Page, 'url'>): string {
  return `${page.url}rss.xml`;
}

export interface FeedInput {
  readonly site: Pick<Site, 'name'>;
  readonly siteUrl: string;
  readonly language: string;
  readonly page: Pick<Page, 'title' | 'url' | 'description'>;
  readonly updates: readonly Update[];
}

/** The updates of a page as a feed (RSS 2.0, https://www.rssboard.org/rss-specification), in the page's order. */
export function writeFeed({ site, siteUrl, language, page, updates }: FeedInput): string {
  const address = siteUrl + page.url;
  const channel = [
    tag('title', `${page.title} - ${site.name}`),
    tag('link', address),
    tag('description', page.description ?? `${page.title} of ${site.name}`),
    tag('language', language),
    `<atom:link href="${escapeXml(siteUrl + writeFeedUrl(page))}" rel="self" type="application/rss+xml"/>`,
    ...updates.map((update) => writeItem(update, address, siteUrl)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`;
}

function writeItem(update: Update, address: string, siteUrl: string): string {
  const { id, label, description, tags, rss, content } = update;
  const date = readUpdateDate(label) ?? readUpdateDate(description ?? '');
  const html = writeFeedHtml(content, siteUrl).trim();
  const about = rss.description ?? description;
  const parts = [
    tag('title', rss.title ?? label),
    tag('link', `${address}#${id}`),
    `<guid isPermaLink="true">${escapeXml(`${address}#${id}`)}</guid>`,
    ...(date ? [tag('pubDate', date.toUTCString())] : []),
    ...tags.map((name) => tag('category', name)),
    ...(about ? [tag('description', about)] : []),
    ...(html && rss.description === undefined ? [tag('content:encoded', html)] : []),
  ];
  return `<item>\n${parts.join('\n')}\n</item>`;
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
