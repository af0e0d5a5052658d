import { readFileSync } from 'node:fs';
import type { Translate } from '../i18n/translate.ts';
import { escapeAttribute, escapeHtml } from '../lib/html/escape.ts';
import { quoteCss } from '../lib/html/read-css.ts';
import { safeUrl } from '../lib/html/safe-url.ts';
import { findAnchor } from '../lib/text/find-anchor.ts';
import { writeUrl } from '../site/links/site-url.ts';
import type { Page, Site } from '../site/site.ts';
import type { PdfContents, PdfEntry } from './choose-contents.ts';
import { mergeStyles } from './merge-styles.ts';
import { linkPattern, type PrintedPage, readPrintedPage } from './print-page.ts';

/** Sizes of paper, as CSS names them. */
export const paperSizes = ['A4', 'Letter'] as const;

export type PaperSize = (typeof paperSizes)[number];

export interface DocumentInput {
  readonly site: Site;
  readonly contents: PdfContents;
  readonly paper: PaperSize;
  /** When it is made, as it is written on the cover. */
  readonly date: string;
  readonly t: Translate;
  /** The built HTML of a page. */
  readonly readHtml: (page: Page) => Promise<string>;
  /** The page that a URL from the root of the host leads to, and the part of it; undefined where it is none. */
  readonly findPage: (url: string) => { readonly path: string; readonly hash: string } | undefined;
  /** Told how many pages are read. */
  readonly advance?: (done: number) => void;
}

/** All pages of a PDF as one HTML document. */
export interface PdfDocument {
  /** Ids of what the contents list, in their order. */
  readonly listed: readonly string[];
  /** The pages, by the ids that they begin with. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Its HTML, with the numbers of the pages on paper, by the ids of what is there. */
  readonly write: (numbers: ReadonlyMap<string, number>) => string;
}

/** An entry of the contents, by the id of what it leads to, with what stands before its page in the document. */
interface PlacedEntry {
  readonly id: string;
  readonly title: string;
  readonly level: number;
  readonly page: Page | undefined;
  readonly children: readonly PlacedEntry[];
}

/** Levels of headings that groups may take, so that those of pages have some left. */
const deepestGroup = 3;

/**
 * Composes one document of the built pages of a site: a cover, the contents, and the pages behind the headings of their groups. A link to
 * a page or a part of it leads there in the document; to what is not in it, to the site on the web where that is known.
 */
export async function composeDocument(input: DocumentInput): Promise<PdfDocument> {
  const { site, contents } = input;
  const placed = placeEntries(contents.entries);
  const flat = flatten(placed);
  const starts = new Map(flat.flatMap(({ page, id }) => (page ? [[page.path, id] as const] : [])));
  const read = new Map<string, PrintedPage>();
  let done = 0;
  for (const { page, id, level } of flat) {
    if (!page) continue;
    const html = await input.readHtml(page);
    const printed = readPrintedPage(html, id, level - 1, (url) => rootUrl(site, url, page));
    if (printed) read.set(page.path, printed);
    input.advance?.(++done);
  }
  const follow = (url: string): string | undefined => {
    const found = /^\/(?![/\\])/.test(url) ? input.findPage(url) : undefined;
    const start = found && starts.get(found.path);
    if (found && start !== undefined) {
      const ids = read.get(found.path)?.ids;
      const anchor = found.hash === '' ? undefined : findAnchor(found.hash, ids?.keys() ?? []);
      return `#${(anchor === undefined ? undefined : ids?.get(anchor)) ?? start}`;
    }
    if (!url.startsWith('/')) return safeUrl(url);
    return site.siteUrl === undefined ? undefined : new URL(url, site.siteUrl).href;
  };
  const body = flat.map((entry) => writeEntry(entry, read, follow)).join('\n');
  const head = writeHead(input, [...read.values()]);
  return {
    listed: flat.map(({ id }) => id),
    pages: new Map(flat.flatMap(({ id, page }) => (page ? [[id, page] as const] : []))),
    write: (numbers) =>
      `${head}<body class="pdf">${writeCover(input)}${writeContents(placed, numbers, input.t)}${body}</body></html>`,
  };
}

/** Gives entries their ids and levels: `p1`, `p2` in the order of the document. */
function placeEntries(entries: readonly PdfEntry[]): readonly PlacedEntry[] {
  let count = 0;
  const place = (list: readonly PdfEntry[], level: number): readonly PlacedEntry[] =>
    list.map((entry) => {
      const id = `p${++count}`;
      return entry.kind === 'page'
        ? { id, level, title: entry.title, page: entry.page, children: [] }
        : {
            ...{ id, level, title: entry.title, page: undefined },
            children: place(entry.entries, Math.min(level + 1, deepestGroup + 1)),
          };
    });
  return place(entries, 1);
}

function flatten(entries: readonly PlacedEntry[]): readonly PlacedEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children)]);
}

/** A URL of a page from the root of its host; those of other hosts stay. */
function rootUrl({ siteUrl, base }: Site, url: string, page: Page): string {
  const host = 'http://site.invalid';
  const own = siteUrl === undefined ? undefined : new URL(siteUrl).origin;
  const parsed = URL.parse(url, host + base + page.url.slice(1));
  if (!parsed) return url;
  const isOwn = parsed.origin === host || (parsed.origin === own && parsed.pathname.startsWith(base));
  return isOwn ? parsed.pathname + parsed.search + parsed.hash : url;
}

function writeEntry(
  { id, title, level, page, children }: PlacedEntry,
  read: ReadonlyMap<string, PrintedPage>,
  follow: (url: string) => string | undefined,
): string {
  // A group begins on the page of its first one.
  const heading = (rank: string) =>
    `<h${level} class="pdf-${rank}" id="${id}">${escapeHtml(title)}</h${level}>`;
  if (!page) return heading(`group pdf-level-${level}${children.length === 0 ? ' empty' : ''}`);
  const printed = read.get(page.path);
  if (!printed) return heading('h1');
  const html = printed.html.replace(linkPattern, (_all, number: string) => {
    const url = printed.links[Number(number)] ?? '';
    const own = /^\s*#(.*)$/s.exec(url)?.[1];
    const anchor = own === undefined ? undefined : findAnchor(own, printed.ids.keys());
    const href =
      own === undefined
        ? follow(url)
        : `#${(anchor === undefined ? undefined : printed.ids.get(anchor)) ?? id}`;
    return href === undefined ? '' : ` href="${escapeAttribute(href)}"`;
  });
  const named = printed.hasTitle ? '' : `<h${level} class="pdf-h1">${escapeHtml(page.title)}</h${level}>`;
  return `<section class="pdf-page" id="${id}">${named}${html}</section>`;
}

function writeHead({ site, contents, paper, t }: DocumentInput, pages: readonly PrintedPage[]): string {
  const { language, version } = contents;
  const styleUrls = [...new Set(pages.flatMap((page) => page.styleUrls))];
  const scripts = [...new Set(pages.flatMap((page) => page.scripts))];
  const styles = mergeStyles(pages.flatMap((page) => page.styles));
  const { appearance } = site;
  const attributes = {
    lang: language.tag,
    dir: language.direction,
    'data-theme': 'light',
    ...(version !== undefined && { 'data-version': version }),
    ...(appearance.corners === 'sharp' && { 'data-corners': 'sharp' }),
  };
  const root = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  const own = readFileSync(new URL('./print-document.css', import.meta.url), 'utf8');
  return [
    `<!doctype html><html${root}><head><meta charset="utf-8"><title>${escapeHtml(writeTitle(site, contents, t))}</title>`,
    `<style>${styles}</style>`,
    ...styleUrls.map((url) => `<link rel="stylesheet" href="${escapeAttribute(url)}">`),
    ...scripts.map((url) => `<script type="module" src="${escapeAttribute(url)}"></script>`),
    `<style>${own}${writePageRules(site, contents, paper)}</style></head>`,
  ].join('');
}

/** What is at the foot of each sheet of paper. https://drafts.csswg.org/css-page-3/#margin-boxes */
function writePageRules(site: Site, contents: PdfContents, paper: PaperSize): string {
  const [start, end] = contents.language.direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const about = [site.name, contents.tab, contents.version].filter((part) => part !== undefined);
  return (
    `@page{size:${paper};@bottom-${start}{content:${quoteCss(about.join(' \u00b7 '))}}@bottom-${end}{content:counter(page)}}` +
    `@page cover{@bottom-${start}{content:none}@bottom-${end}{content:none}}`
  );
}

function writeTitle(site: Site, { tab, version }: PdfContents, t: Translate): string {
  const parts = [site.name, tab, version === undefined ? undefined : `${t('Version')} ${version}`];
  return parts.filter((part) => part !== undefined).join(' \u2013 ');
}

function writeCover({ site, contents, date, t }: DocumentInput): string {
  const { logo, pages, home } = site;
  const description = pages.find(({ url }) => url === (contents.language.home ?? home))?.description;
  const image = logo && `<img class="pdf-logo" src="${escapeAttribute(writeUrl(site, logo.light))}" alt="">`;
  const { tab, version } = contents;
  const facts = [version === undefined ? undefined : `${t('Version')} ${version}`, date];
  return [
    '<section class="pdf-cover">',
    image ?? '',
    `<p class="pdf-name">${escapeHtml(site.name)}</p>`,
    tab === undefined ? '' : `<p class="pdf-tab">${escapeHtml(tab)}</p>`,
    description === undefined || tab !== undefined
      ? ''
      : `<p class="pdf-about">${escapeHtml(description)}</p>`,
    `<p class="pdf-facts">${facts.flatMap((fact) => (fact === undefined ? [] : `<span>${escapeHtml(fact)}</span>`)).join('')}</p>`,
    site.siteUrl === undefined
      ? ''
      : `<p class="pdf-address"><a href="${escapeAttribute(site.siteUrl)}">${escapeHtml(site.siteUrl.replace(/^https?:\/\//, ''))}</a></p>`,
    '</section>',
  ].join('');
}

function writeContents(
  entries: readonly PlacedEntry[],
  numbers: ReadonlyMap<string, number>,
  t: Translate,
): string {
  const list = (of: readonly PlacedEntry[]): string =>
    of.length === 0
      ? ''
      : `<ol>${of.map((entry) => `<li class="${entry.page ? 'pdf-leaf' : 'pdf-branch'}">${write(entry)}${list(entry.children)}</li>`).join('')}</ol>`;
  const write = ({ id, title }: PlacedEntry) =>
    `<a href="#${id}"><span class="pdf-entry">${escapeHtml(title)}</span><span class="pdf-number">${numbers.get(id) ?? ''}</span></a>`;
  return `<nav class="pdf-contents"><h1 class="pdf-h1">${escapeHtml(t('Contents'))}</h1>${list(entries)}</nav>`;
}
