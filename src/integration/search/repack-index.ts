import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readCbor, type Value, writeCbor } from './cbor.ts';
import { limitPlaces, splitWords, type Word } from './split-words.ts';

/** The only version of Pagefind whose files are known here. */
const version = '1.5.2';

/** How a file of Pagefind's begins before it is compressed. */
const signature = Buffer.from('pagefind_dcd');

const entryFile = 'pagefind-entry.json';

type Meta = readonly [
  version: string,
  pages: Value,
  chunks: readonly (readonly [first: string, last: string, name: string])[],
  ...rest: Value[],
];

/**
 * Cuts Pagefind's index into smaller chunks, so that a search loads less and is done sooner: files by their names, with
 * those that change in place of the old ones. Gives them as they are where another version of Pagefind made them.
 */
export function repackIndex(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  const [table = ''] = [...files.keys()].filter((name) => name.endsWith('.pf_meta'));
  const [, id = '', language = ''] = /^pagefind\.((.+)_[^_]+)\.pf_meta$/.exec(table) ?? [];
  const entry = files.get(entryFile);
  const packed = files.get(table);
  if (!entry || !packed) return files;
  const [made, pages, chunks, ...rest] = unpack(packed) as Meta;
  if (made !== version) return files;
  const parts = chunks.flatMap(([start, , name]) => {
    const file = files.get(nameChunk(name));
    const [words] = (file ? unpack(file) : [[]]) as readonly [readonly Word[]];
    const own = splitWords(words.map(limitPlaces));
    return own.map((part, place) => {
      const content = pack([part]);
      const [first = '', last = ''] = [part[0]?.[0], part.at(-1)?.[0]];
      const before = own[place - 1]?.at(-1)?.[0];
      const from = before === undefined ? start : startAfter(before, first);
      return { content, range: [from, last, `${language}_${digest(content, 7)}`] as const };
    });
  });
  const meta = pack([made, pages, parts.map(({ range }) => range), ...rest]);
  const newId = `${language}_${digest(meta, 10)}`;
  const others = [...files].filter(([name]) => name !== table && !name.startsWith('index/'));
  return new Map([
    ...others,
    ...parts.map(({ content, range: [, , name] }) => [nameChunk(name), content] as const),
    [`pagefind.${newId}.pf_meta`, meta],
    [entryFile, Buffer.from(Buffer.from(entry).toString('utf8').replace(`"${id}"`, `"${newId}"`))],
  ]);
}

const nameChunk = (name: string) => `index/${name}.pf_index`;

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

/** Names a content, so that browsers may keep it. */
function digest(content: Uint8Array, length: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}
