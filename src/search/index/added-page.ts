import { gzipSync } from 'node:zlib';
import { partWeight, plainWeight } from '../ranking.ts';
import { inMeta, type PageData, readSlug, type SearchTable, type StemEntry } from '../search-index.ts';
import { commonWords, splitUnspaced } from '../words.ts';
import { type IndexedPage, writeText } from './indexed-page.ts';
import { listHanPairs, type Vocabulary } from './vocabulary.ts';

/** A page without its words, which are in `occurrences`. */
export interface AddedPage extends Pick<IndexedPage, 'url' | 'tab' | 'product' | 'versions' | 'boost'> {
  readonly length: number;
  readonly titleLength: number;
  /** For each occurrence of a word its number in the vocabulary, then its place and its weight in one number. */
  readonly occurrences: Int32Array;
  readonly file: Uint8Array;
}

/** Below a place are the bits of a weight. A weight of 0 says that the word is in the metadata, as the place has it. */
export const weightBits = 8;
/** The bits of a weight. */
export const weightMask = 2 ** weightBits - 1;

/** Reads the words of a page into a vocabulary; `writeUrl` gives its URL as readers are led to it. */
export function addPage(
  page: IndexedPage,
  vocabulary: Vocabulary,
  writeUrl: (url: string) => string,
): AddedPage {
  const {
    url,
    title,
    section,
    method,
    path,
    operationId,
    tab,
    product,
    versions,
    boost,
    headings,
    words,
    weights,
    image,
  } = page;
  const found: number[] = [];
  const add = (word: number | undefined, place: number, weight: number) => {
    if (word !== undefined) found.push(word, (place << weightBits) | weight);
  };
  let [run, weight] = [0, plainWeight];
  for (const [place, word] of words.entries()) {
    while ((weights[run]?.[0] ?? Number.POSITIVE_INFINITY) <= place) weight = weights[run++]?.[1] ?? weight;
    const { whole, parts, hasHan } = vocabulary.readForms(word);
    add(whole, place, weight);
    for (const part of parts) add(part, place, partWeight(weight, parts.length));
    if (!hasHan) continue;
    for (const pair of listHanPairs(word, words[place + 1] ?? ''))
      add(vocabulary.find(pair), place, partWeight(weight, 2));
  }
  const readMeta = (text: string, field: number) => {
    const forms = text.split(/\s+/).flatMap(splitUnspaced).map(vocabulary.readForms);
    const all = new Set(
      forms.flatMap(({ whole, parts }) => [...(whole === undefined ? [] : [whole]), ...parts]),
    );
    for (const word of all) add(word, field, 0);
    return all;
  };
  const inTitle = readMeta(title, inMeta.title);
  for (const text of [section, method, path, operationId, image, splitAddress(url), readSlug(url)])
    readMeta(text, inMeta.other);
  const data: PageData = {
    url: writeUrl(url),
    title,
    section,
    method,
    path,
    text: writeText(page),
    headings,
    ...(operationId === '' ? {} : { operationId }),
    ...(boost === 1 ? {} : { boost }),
  };
  return {
    url,
    tab,
    product,
    versions,
    boost,
    length: words.length,
    titleLength: [...inTitle].filter((word) => !commonWords.has(vocabulary.texts[word] ?? '')).length,
    occurrences: Int32Array.from(found),
    file: pack(data),
  };
}

/** The words of an address: pages are called by them, too. */
function splitAddress(url: string): string {
  return url.split(/[^\p{L}\p{M}\p{N}_]+/u).join(' ');
}

/** A file of the index, compressed. */
export function pack(value: SearchTable | PageData | readonly StemEntry[]): Uint8Array {
  // What zlib gives is a part of 16 kB that would be kept with it.
  return new Uint8Array(gzipSync(JSON.stringify(value)));
}
