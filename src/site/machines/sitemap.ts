import { escapeXml } from '../../lib/html/escape.ts';

/** A page that search engines may list. */
interface SitemapEntry {
  /** A URL path. */
  readonly url: string;
  /** When its file last changed, as a W3C date; undefined where that is not known. */
  readonly changed: string | undefined;
}

/** A file may hold as many: https://www.sitemaps.org/protocol.html */
const LIMIT = 50_000;

/**
 * The site's map, by the names of its files: `sitemap.xml`, and for more than 50,000 pages an index of that name with the
 * parts beside it.
 */
export function writeSitemap(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  limit = LIMIT,
): ReadonlyMap<string, string> {
  if (entries.length <= limit) return new Map([['sitemap.xml', writePart(entries, siteUrl)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / limit) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    text: writePart(entries.slice(index * limit, (index + 1) * limit), siteUrl),
  }));
  const rows = parts.map(({ name }) => `<sitemap><loc>${escapeXml(`${siteUrl}/${name}`)}</loc></sitemap>`);
  const index = wrap('sitemapindex', rows);
  return new Map([['sitemap.xml', index], ...parts.map(({ name, text }) => [name, text] as const)]);
}

function writePart(entries: readonly SitemapEntry[], siteUrl: string): string {
  const rows = entries.map(({ url, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`;
    return `<url><loc>${escapeXml(siteUrl + url)}</loc>${date}</url>`;
  });
  return wrap('urlset', rows);
}

function wrap(name: string, rows: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</${name}>\n`;
}

/** Lets all robots in, and leads them to the site's map where its address is known. https://www.rfc-editor.org/rfc/rfc9309 */
export function writeRobots(siteUrl: string | undefined): string {
  const map = siteUrl === undefined ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${map}`;
}
