import { escapeAttribute, escapeHtml, escapeXml } from '../../lib/html/escape.ts';
import { moveSiteUrl, writePagePath } from '../links/site-url.ts';
import { type ContentElement, type ContentNode, isSilent } from '../markdown/content-node.ts';
import type { Page, Site } from '../site.ts';

/** The URL path of a page's feed, `/changelog/rss.xml`; of one that shows a page of another language that page's. */
export function writeFeedUrl({
  url,
  originalUrl,
}: Pick<Page, 'url'> & Partial<Pick<Page, 'originalUrl'>>): string {
  return `${originalUrl ?? url}rss.xml`;
}

/** The same where the page has a feed: one that shows updates, of a site that knows its own URL. */
export function findFeedUrl(
  { siteUrl }: Pick<Site, 'siteUrl'>,
  page: Parameters<typeof writeFeedUrl>[0],
  hasUpdates: boolean,
): string | undefined {
  return siteUrl !== undefined && hasUpdates ? writeFeedUrl(page) : undefined;
}

interface FeedInput {
  readonly site: Pick<Site, 'name' | 'base' | 'isBare'>;
  /** With its base. */
  readonly siteUrl: string;
  readonly language: string;
  readonly page: Pick<Page, 'title' | 'url' | 'description'>;
  /** Their URLs have the base. */
  readonly updates: readonly Update[];
}

/** The updates of a page as a feed (RSS 2.0, https://www.rssboard.org/rss-specification), in the page's order. */
export function writeFeed({ site, siteUrl, language, page, updates }: FeedInput): string {
  const address = siteUrl + writePagePath(site, page.url);
  const origin = moveSiteUrl(siteUrl, '/') ?? '';
  const channel = [
    tag('title', `${page.title} - ${site.name}`),
    tag('link', address),
    tag('description', page.description ?? `${page.title} of ${site.name}`),
    tag('language', language),
    `<atom:link href="${escapeXml(siteUrl + writeFeedUrl(page))}" rel="self" type="application/rss+xml"/>`,
    ...updates.map((update) => writeItem(update, address, origin)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`;
}

function writeItem(update: Update, address: string, origin: string): string {
  const { id, label, description, tags, rss, content } = update;
  const date = readUpdateDate(label) ?? readUpdateDate(description ?? '');
  const html = writeFeedHtml(content, origin).trim();
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

/** An entry of a changelog: what an `Update` of a page says. */
export interface Update {
  /** The anchor on the page. */
  readonly id: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly tags: readonly string[];
  /** `rss` of the tag: the words for feeds. */
  readonly rss: { readonly title: string | undefined; readonly description: string | undefined };
  readonly content: readonly ContentNode[];
}

/** By this attribute a section says that it is an update; its value is JSON. */
export const updateAttribute = 'data-update';

/** The updates of a page, in its order. */
export function listUpdates(nodes: readonly ContentNode[]): readonly Update[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const facts = node.attributes[updateAttribute];
    return facts === undefined ? listUpdates(node.children) : [readUpdate(facts, node)];
  });
}

function readUpdate(facts: string, { children }: ContentElement): Update {
  const content = children.filter((node) => typeof node !== 'string' && node.tag === 'div');
  return { ...(JSON.parse(facts) as Omit<Update, 'content'>), content };
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/**
 * The day that the label of an update names, at noon UTC so that it is the same day everywhere nearly: `2026-10-11`,
 * `2026-10`, `October 11, 2026`, `11 October 2026`, `Oct 2026`. Undefined for other labels.
 */
export function readUpdateDate(label: string): Date | undefined {
  const iso = /\b(\d{4})-(\d{2})(?:-(\d{2}))?\b/.exec(label);
  if (iso) return makeDate(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3] ?? 1));
  const written =
    /\b(?:(\d{1,2})(?:st|nd|rd|th)?\.?\s+)?([a-z]{3,9})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})\b/i.exec(
      label,
    );
  if (!written) return undefined;
  const [, before, name = '', after, year] = written;
  const month = months.findIndex(
    (one) => one.startsWith(name.toLowerCase()) || (name.toLowerCase() === 'sept' && one === 'september'),
  );
  return month < 0 ? undefined : makeDate(Number(year), month, Number(before ?? after ?? 1));
}

function makeDate(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month, day, 12));
  return date.getUTCMonth() === month && date.getUTCDate() === day ? date : undefined;
}

const kept = new Set(
  'a b blockquote br code dd del dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img li ol p pre s strong sub sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  ol: ['start'],
};
const empty = new Set(['br', 'hr', 'img']);

/** Nodes as plain HTML that feed readers show: no classes, scripts or styles, and addresses that are absolute. */
function writeFeedHtml(nodes: readonly ContentNode[], origin: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      const { tag, children } = node;
      if (isSilent(node) || tag === 'svg') return '';
      const inside =
        tag === 'math' ? escapeHtml(node.attributes['data-tex'] ?? '') : writeFeedHtml(children, origin);
      if (!kept.has(tag)) return inside;
      const written = (attributes[tag] ?? []).flatMap((name) => {
        const value = node.attributes[name];
        return value === undefined ? [] : [` ${name}="${escapeAttribute(resolve(name, value, origin))}"`];
      });
      return `<${tag}${written.join('')}>${empty.has(tag) ? '' : `${inside}</${tag}>`}`;
    })
    .join('');
}

function resolve(name: string, value: string, origin: string): string {
  return /^(?:href|src)$/.test(name) && /^\/(?!\/)/.test(value) ? origin + value : value;
}
