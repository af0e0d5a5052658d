import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Translate } from '../../i18n/translate.ts';
import { escapeAttribute, escapeHtml } from '../../lib/html/escape.ts';
import { createSiteTranslate, findPageLanguage } from '../../site/languages.ts';
import { readRedirectPattern } from '../../site/links/redirects.ts';
import { type SiteBase, writeUrl } from '../../site/links/site-url.ts';
import { readUrlPath } from '../../site/pages/page-path.ts';
import type { Redirect, Site } from '../../site/site.ts';

/** A redirect that is not written, and the URL path of the page that it would lead away from. */
export interface LeftOutRedirect {
  readonly redirect: Redirect;
  readonly page: string;
}

/**
 * Writes the site's redirects into `output` (absolute): `_redirects` in `host` (absolute) for hosts that read it, behind the rules that are there
 * already, and for each source without a pattern a page that leads on by itself. A page is never written over, and no
 * rule leads away from one of `others`, HTML files that are not Octavo's (relative to `output`, with `/`): gives those that
 * would.
 */
export async function writeRedirects(
  site: Site,
  output: string,
  host: string,
  others: readonly string[],
): Promise<readonly LeftOutRedirect[]> {
  const paths = others.map((file) => file.replace(/(?:(?:^|\/)index)?\.html$/, ''));
  const leftOut: LeftOutRedirect[] = [];
  const redirects = site.redirects.filter((redirect) => {
    const page = findShadowed(redirect, paths);
    if (page !== undefined) leftOut.push({ redirect, page: `/${page}` });
    return page === undefined;
  });
  if (redirects.length === 0) return leftOut;
  const file = join(host, '_redirects');
  const own = await readFile(file, 'utf8').catch(() => '');
  const before = own === '' || own.endsWith('\n') ? own : `${own}\n`;
  await writeFile(file, `${before}${redirects.map((redirect) => writeRule(redirect, site)).join('\n')}\n`);
  const pageByUrl = new Map(site.pages.map((page) => [page.url, page]));
  for (const { source, destination } of redirects) {
    if (/[:*]/.test(source)) continue;
    const page = join(output, ...decodeURI(source).split('/').filter(isName), 'index.html');
    if (await isThere(page)) continue;
    // Where a file has the name of the source, hosts answer with that.
    if (await isThere(dirname(page), true)) continue;
    await mkdir(dirname(page), { recursive: true });
    const to = pageByUrl.get(destination.replace(/[?#].*$/, ''));
    const t = createSiteTranslate(site, to);
    const { direction } = findPageLanguage(site, to);
    await writeFile(page, writePage(writeUrl(site, destination), t, direction));
  }
  return leftOut;
}

/** The path (without slashes at its ends) that a redirect would lead away from, of these. */
function findShadowed({ source }: Redirect, paths: readonly string[]): string | undefined {
  const pattern = readRedirectPattern(readUrlPath(source));
  return paths.find((path) => pattern.match(path) !== undefined);
}

/** `*` of the web's static hosts: https://developers.cloudflare.com/pages/configuration/redirects/ */
function writeRule({ source, destination, permanent }: Redirect, site: SiteBase): string {
  const splat = /:(\w+)\*/.exec(source)?.[1];
  const from = source.replace(/:\w+\*/, '*');
  const to = splat === undefined ? destination : destination.replace(new RegExp(`:${splat}\\*?`), ':splat');
  return `${writeUrl(site, from)} ${writeUrl(site, to)} ${permanent ? 308 : 307}`;
}

function writePage(destination: string, t: Translate, direction: 'ltr' | 'rtl'): string {
  const url = escapeAttribute(destination);
  const moved = escapeHtml(t('Page moved'));
  const link = t('Continue to {url}', { url: destination });
  return (
    `<!doctype html><html lang="${t.language}"${direction === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>${moved}</title><meta name="robots" content="noindex">` +
    `<link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0;url=${url}"></head>` +
    `<body><main><h1>${moved}</h1><p><a href="${url}">${escapeHtml(link)}</a></p></main></body></html>\n`
  );
}

function isName(part: string): boolean {
  return part !== '' && part !== '.' && part !== '..';
}

async function isThere(path: string, asFile = false): Promise<boolean> {
  return stat(path).then(
    (entry) => !asFile || entry.isFile(),
    () => false,
  );
}
