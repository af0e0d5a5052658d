import type { HtmlTag } from '../../lib/html/tags.ts';
import { rememberByText } from '../../lib/text/remember.ts';

/** What of a built page matters to links. */
export interface ScannedPage {
  /** The URLs of its links, images, frames and files, each once, in their order. */
  readonly urls: readonly string[];
  /** What a hash can lead to. */
  readonly ids: ReadonlySet<string>;
  /** Those of its headings, in their order. */
  readonly headingIds: readonly string[];
}

/** A `ScannedPage` as JSON holds it with little to read: lists as lines, unless one of their texts has several. */
export interface StoredScan {
  readonly urls: string | readonly string[];
  readonly ids: string | readonly string[];
  readonly headingIds: string | readonly string[];
}

/** Makes a page that was scanned ready to be stored. */
export function storeScan({ urls, ids, headingIds }: ScannedPage): StoredScan {
  const join = (texts: readonly string[]) =>
    texts.length === 0 || texts.some((text) => text.includes('\n')) ? texts : texts.join('\n');
  return { urls: join(urls), ids: join([...ids]), headingIds: join(headingIds) };
}

/** The page that was stored. Its lists are made when they are asked for: those of all pages would be much of what a build holds. */
export function openScan({ urls, ids, headingIds }: StoredScan): ScannedPage {
  const split = (texts: string | readonly string[]) =>
    typeof texts === 'string' ? texts.split('\n') : texts;
  let known: ReadonlySet<string> | undefined;
  return {
    get urls() {
      return split(urls);
    },
    get ids() {
      known ??= new Set(split(ids));
      return known;
    },
    get headingIds() {
      return split(headingIds);
    },
  };
}

/** A text that is kept is no part of the HTML, and one for all pages that have it. */
const keepText = rememberByText(50_000, (text) => text);

const urlAttributes = new Set(['href', 'src', 'poster', 'srcset', 'action', 'formaction']);

/** Reads the URLs and ids of a page's HTML from its tags. */
export function scanPage(tags: readonly HtmlTag[]): ScannedPage {
  const urls = new Set<string>();
  const ids = new Set<string>();
  const headingIds: string[] = [];
  for (const { name, attributes } of tags) {
    for (const { name: key, value } of attributes) {
      if (key === 'id' && /^h[1-6]$/.test(name)) headingIds.push(value);
      if (key === 'id' || (key === 'name' && name === 'a')) ids.add(value);
      else if (key === 'data' && name === 'object') urls.add(value);
      else if (key === 'srcset') for (const url of readSourceSet(value)) urls.add(url);
      else if (urlAttributes.has(key) && name !== 'base') urls.add(value);
    }
  }
  return {
    urls: [...urls].map(keepText),
    ids: new Set([...ids].map(keepText)),
    headingIds: headingIds.map(keepText),
  };
}

/** The URLs of a `srcset`: each is followed by a width or density, or by the comma. */
function readSourceSet(value: string): readonly string[] {
  return [...value.matchAll(/(?:^|,)\s*([^\s,]\S*[^\s,])(?=\s|,|$)/g)].map(([, url = '']) => url);
}
