import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { IndexRecord } from '../support/search-service.ts';

/** What a crawler of DocSearch takes of a page, by CSS selectors: of both services the same. */
export interface CrawlerSettings {
  /** Elements without what is looked for. */
  readonly excluded: readonly string[];
  /** `lvl0` to `lvl6` and `content`. */
  readonly selectors: Readonly<Record<string, string>>;
  /** Where `lvl0` has none. */
  readonly section: string;
}

/** The settings of typesense-docsearch-scraper, as its JSON has them. */
export function readScraperSettings(json: string): CrawlerSettings {
  const { selectors, selectors_exclude: excluded } = JSON.parse(json);
  const { lvl0, text, ...levels } = selectors;
  return {
    excluded,
    selectors: { lvl0: lvl0.selector, ...levels, content: text },
    section: lvl0.default_value,
  };
}

/** Those of Algolia's crawler, whose program is run with what it is given there. */
export function readCrawlerSettings(program: string): CrawlerSettings {
  interface Props {
    readonly lvl0: { readonly selectors: string; readonly defaultValue: string };
    readonly [level: string]: unknown;
  }
  let found: CrawlerSettings | undefined;
  class Crawler {
    constructor({ actions }: { readonly actions: readonly { recordExtractor: (tools: object) => void }[] }) {
      const excluded: string[] = [];
      actions[0]?.recordExtractor({
        $: (selector: string) => ({ remove: () => excluded.push(...selector.split(', ')) }),
        helpers: {
          docsearch: ({ recordProps: { lvl0, ...others } }: { readonly recordProps: Props }) => {
            const levels = Object.entries(others).map(([level, selector]) => [level, String(selector)]);
            found = {
              excluded,
              selectors: { lvl0: lvl0.selectors, ...Object.fromEntries(levels) },
              section: lvl0.defaultValue,
            };
          },
        },
      });
    }
  }
  new Function('Crawler', program)(Crawler);
  if (!found) throw new Error('The program makes no crawler.');
  return found;
}

/**
 * The records of a built site (absolute folder), whose pages are at `address`: those of each page in the order of its elements, as
 * `DefaultStrategy` of docsearch-scraper makes them.
 */
export async function crawlSite(
  browser: Browser,
  folder: string,
  address: string,
  settings: CrawlerSettings,
): Promise<readonly IndexRecord[]> {
  const page = await browser.newPage();
  const records: IndexRecord[] = [];
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((one) => /(?:^|\/)index\.html$/.test(one)).sort()) {
    const url = `${address}${file.replace(/index\.html$/, '')}`;
    const html = await readFile(join(folder, file), 'utf8');
    records.push(...(await page.evaluate(readRecords, { html, url, settings })));
  }
  await page.close();
  return records;
}

/** Runs in a browser, which knows the selectors. */
function readRecords(given: {
  readonly html: string;
  readonly url: string;
  readonly settings: CrawlerSettings;
}): readonly IndexRecord[] {
  const { html, url, settings } = given;
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const selector of settings.excluded)
    for (const element of document.querySelectorAll(selector)) element.remove();
  const readMeta = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="docsearch:${name}"]`)?.content;
  const version = readMeta('version')
    ?.split(',')
    .map((one) => one.trim());
  const language = readMeta('language');
  // As the scraper does, whose records are shown as HTML.
  const readText = (element: Element | null) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim().replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const { lvl0 = '', ...others } = settings.selectors;
  const section = readText(document.querySelector(lvl0)) || settings.section;
  const levels: Record<string, string | null> = { lvl0: section };
  const anchors: Record<string, string> = {};
  return [...document.querySelectorAll(Object.values(others).join(', '))].flatMap((element) => {
    const type = Object.keys(others).find((level) => element.matches(others[level] ?? '')) ?? 'content';
    const text = readText(element);
    if (text === '') return [];
    if (type !== 'content') {
      levels[type] = text;
      anchors[type] = element.id || element.closest('[id]:not([id^=_])')?.id || '';
      for (const later of ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'])
        if (later > type) {
          levels[later] = null;
          anchors[later] = '';
        }
    }
    const anchor = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1']
      .map((level) => anchors[level])
      .find(Boolean);
    return [
      {
        ...{ url: anchor ? `${url}#${anchor}` : url, url_without_anchor: url, type },
        ...{ content: type === 'content' ? text : null, hierarchy: { ...levels } },
        ...(language === undefined ? {} : { language }),
        ...(version === undefined ? {} : { version }),
      },
    ];
  });
}
