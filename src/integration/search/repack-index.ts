import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readCbor, type Value, writeCbor } from './cbor.ts';
import { limitPages, limitPlaces, splitWords, type Word } from './split-words.ts';

/** The only version of Pagefind whose files are known here. */
const version = '1.5.2';

/** How a file of Pagefind's begins before it is compressed. */
const signature = Buffer.from('pagefind_dcd');

const entryFile = 'pagefind-entry.json';

type Meta = readonly [
  version: string,
  pages: readonly (readonly [name: string, words: number])[],
  chunks: readonly (readonly [first: string, last: string, name: string])[],
  ...rest: Value[],
];

/**
 * Cuts Pagefind's index into smaller chunks, so that a search loads less and is done sooner, and names pages and chunks by short
 * numbers, below a folder that is named for all that is in them. Gives all files by their names. Throws where another version of
 * Pagefind made them.
 */
export function repackIndex(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  const [table = ''] = [...files.keys()].filter((name) => name.endsWith('.pf_meta'));
  const [, id = '', language = ''] = /^pagefind\.((.+)_[^_]+)\.pf_meta$/.exec(table) ?? [];
  const entry = files.get(entryFile);
  const packed = files.get(table);
  if (!entry || !packed) return files;
  const [made, pages, chunks, ...rest] = unpack(packed) as Meta;
  if (made !== version) throw new Error(`Pagefind ${made} made the index; only that of ${version} is known.`);
  const lengths = pages.map(([, words]) => words);
  const parts = chunks.flatMap((chunk) =>
    splitChunk(chunk, files.get(`index/${chunk[2]}.pf_index`), lengths),
  );
  const newId = `${language}_${digest([packed, ...parts.map(({ content }) => content)])}`;
  const fragments = pages.flatMap(([name], page) => {
    const content = files.get(`fragment/${name}.pf_fragment`);
    return content ? [[`fragment/${newId}/${nameNumber(page)}.pf_fragment`, content] as const] : [];
  });
  return new Map([
    ...[...files].filter(([name]) => name !== table && !/^(?:index|fragment)\//.test(name)),
    ...fragments,
    ...parts.map(({ content }, part) => [`index/${newId}/${nameNumber(part)}.pf_index`, content] as const),
    [
      `pagefind.${newId}.pf_meta`,
      pack([
        made,
        pages.map(([, words], page) => [nameNumber(page), words]),
        parts.map(({ first, last }, part) => [first, last, nameNumber(part)]),
        ...rest,
      ]),
    ],
    [entryFile, Buffer.from(Buffer.from(entry).toString('utf8').replace(`"${id}"`, `"${newId}"`))],
  ]);
}

/** A chunk in smaller ones, with what they begin and end with. */
function splitChunk([start]: Meta[2][number], file: Uint8Array | undefined, lengths: readonly number[]) {
  const [words] = (file ? unpack(file) : [[]]) as readonly [readonly Word[]];
  const parts = splitWords(words.map((word) => limitPlaces(limitPages(word, lengths))));
  return parts.map((part, place) => {
    const before = parts[place - 1]?.at(-1)?.[0];
    return {
      content: pack([part]),
      first: before === undefined ? start : startAfter(before, part[0]?.[0] ?? ''),
      last: part.at(-1)?.[0] ?? '',
    };
  });
}

const nameNumber = (number: number) => number.toString(36);

/** The least beginning of a word that comes after another one: a term that is shorter than any word has its chunk too. */
function startAfter(before: string, word: string): string {
  const letters = [...word];
  const count = letters.findIndex((_, index) => letters.slice(0, index + 1).join('') > before);
  return letters.slice(0, count + 1).join('');
}

function unpack(file: Uint8Array): Value {
  return readCbor(gunzipSync(file).subarray(signature.length));
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
