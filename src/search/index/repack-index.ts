import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readCbor, type Value, writeCbor } from '../cbor.ts';
import { inMeta, type SearchEntry, type StemEntry, searchFiles, signatureLength } from '../search-index.ts';
import { commonWords } from '../words.ts';
import { groupByStem, type PagefindWord, type StemWords, writeWord } from './group-by-stem.ts';
import { limitPages, limitPlaces, splitWords } from './split-words.ts';
import type { Stemmer } from './stemmers.ts';

/** The only version of Pagefind whose files are known here. */
const version = '1.5.2';

const signature = Buffer.from('pagefind_dcd');

/** Pagefind's table of an index. https://github.com/Pagefind/pagefind/blob/v1.5.2/pagefind_web/src/metadata.rs */
type Meta = readonly [
  version: string,
  pages: readonly (readonly [name: string, words: number])[],
  chunks: readonly (readonly [first: string, last: string, name: string])[],
  filters: Value,
  sorts: Value,
  metaFields: readonly string[],
];

/** Pagefind writes no table where no page has a word. */
const emptyMeta: Meta = [version, [], [], [], [], []];

/**
 * Makes Octavo's search index of one of Pagefind's whose words are not stemmed: words by their stems, in chunks that are small enough
 * for a key press. Gives all files by their names below `searchPath`. Throws where another version of Pagefind made it.
 */
export function repackIndex(
  files: ReadonlyMap<string, Uint8Array>,
  language: string,
  { stem, module }: Stemmer,
): ReadonlyMap<string, Uint8Array> {
  const [packed] = list(files, /\.pf_meta$/);
  const [made, pages, , , , metaFields] = packed ? (unpack(packed) as Meta) : emptyMeta;
  if (made !== version) throw new Error(`Pagefind ${made} made the index; only that of ${version} is known.`);
  const lengths = pages.map(([, words]) => words);
  const weighMeta = (field: number) => (metaFields[field] === 'title' ? inMeta.title : inMeta.other);
  const words = list(files, /^index\//).flatMap(
    (file) => (unpack(file) as readonly PagefindWord[][])[0] ?? [],
  );
  const stems = groupByStem(words, stem, weighMeta);
  const chunks = splitWords(stems.map((entry) => limitPlaces(limitPages(entry, lengths))));
  const firsts = chunks.map((chunk, place) =>
    startAfter(chunks[place - 1]?.at(-1)?.stem ?? '', chunk[0]?.stem ?? ''),
  );
  const contents = [
    pack([lengths, countTitleWords(stems, lengths.length), firsts]),
    ...chunks.map(packChunk),
  ] as const;
  const fragments = pages.map(([name]) => files.get(`fragment/${name}.pf_fragment`) ?? new Uint8Array());
  const id = digest([...contents, ...fragments]);
  const entry: SearchEntry = { id, language, isStemmed: module !== undefined };
  return new Map([
    [searchFiles.entry, Buffer.from(JSON.stringify(entry))],
    [searchFiles.table(id), contents[0]],
    ...contents.slice(1).map((content, chunk) => [searchFiles.chunk(id, chunk), content] as const),
    ...fragments.map((content, page) => [searchFiles.page(id, page), content] as const),
    ...(module ? [[searchFiles.stemmer(id), module] as const] : []),
  ]);
}

/** Different words of each page's title. */
function countTitleWords(stems: readonly StemWords[], pages: number): readonly number[] {
  const counts = Array.from({ length: pages }, () => 0);
  for (const { text, pages } of stems.flatMap(({ words }) => words))
    for (const { page, inMeta: fields } of pages)
      if (fields & inMeta.title && !commonWords.has(text)) counts[page] = (counts[page] ?? 0) + 1;
  return counts;
}

function list(files: ReadonlyMap<string, Uint8Array>, pattern: RegExp): readonly Uint8Array[] {
  return [...files].flatMap(([name, content]) => (pattern.test(name) ? [content] : []));
}

/** The least beginning of a word that comes after another one: a term that is shorter than any word has its chunk too. */
function startAfter(before: string, word: string): string {
  const letters = [...word];
  const count = letters.findIndex((_, index) => letters.slice(0, index + 1).join('') > before);
  return letters.slice(0, count + 1).join('');
}

function unpack(file: Uint8Array): Value {
  return readCbor(gunzipSync(file).subarray(signatureLength));
}

function packChunk(chunk: readonly StemWords[]): Uint8Array {
  return pack(chunk.map(({ stem, words }): StemEntry => [stem, words.map(writeWord)]));
}

function pack(value: Value): Uint8Array {
  return gzipSync(Buffer.concat([signature, writeCbor(value)]), { level: 9 });
}

/** Names contents, so that browsers may keep them. */
function digest(contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 10);
}
