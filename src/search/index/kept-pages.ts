import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isObject, readTexts, tryParseJson } from '../../lib/json/json-value.ts';
import { tryRemove, tryWriteWhole } from '../../lib/write-whole.ts';
import type { AddedPage } from './added-page.ts';

/** The pages of an index as the last build has read them, so that the next one reads only those that changed. */
export interface KeptPages {
  /** The words that stand behind the numbers in `AddedPage.occurrences`: the vocabulary goes on from these. */
  readonly texts: readonly string[];
  /** By what `describePage` gives. */
  readonly pages: ReadonlyMap<string, AddedPage>;
}

/** A page without what follows the first line of the file, where `words` numbers and `bytes` bytes are its own. */
interface KeptHead extends Omit<AddedPage, 'occurrences' | 'file'> {
  readonly key: string;
  readonly words: number;
  readonly bytes: number;
}

/** Of words that no page has any more, at most so many parts of all are kept. */
const mostUnused = 1 / 3;

/** Tells a page from others, and from itself before a change, by its `IndexedPage` as JSON. */
export function describePage(json: string | Uint8Array): string {
  return createHash('sha1').update(json).digest('base64url');
}

/**
 * Writes pages of an index to a file (absolute). `made` is a hash of all that they are made with. Without room, or with too many words
 * that no page has, nothing is kept. The numbers of all pages stand before the bytes of all, where an `Int32Array` may begin.
 */
export function writeKeptPages(
  file: string,
  made: string,
  texts: readonly string[],
  pages: ReadonlyMap<string, AddedPage>,
): void {
  if (countUnused(texts.length, pages.values()) > texts.length * mostUnused) {
    tryRemove(file);
    return;
  }
  const heads: KeptHead[] = [];
  const numbers: Uint8Array[] = [];
  const files: Uint8Array[] = [];
  for (const [key, { occurrences, file: bytes, ...page }] of pages) {
    heads.push({ ...page, key, words: occurrences.length, bytes: bytes.length });
    numbers.push(new Uint8Array(occurrences.buffer, occurrences.byteOffset, occurrences.byteLength));
    files.push(bytes);
  }
  const head = Buffer.from(JSON.stringify({ made, texts, heads }));
  const line = Buffer.concat([head, Buffer.alloc(-(hashLength + head.length + 2) & 3, ' ')]);
  const parts = [line, ...numbers, ...files];
  tryWriteWhole(file, [Buffer.from(`${hashOf(parts)}\n`), line, Buffer.from('\n'), ...parts.slice(1)]);
}

/** What `writeKeptPages` has written; undefined where it is not there, is damaged or was `made` otherwise. */
export function readKeptPages(file: string, made: string): KeptPages | undefined {
  try {
    const bytes = readAligned(file);
    const headEnd = bytes.indexOf(10, hashLength + 1);
    const line = bytes.subarray(hashLength + 1, headEnd);
    const body = bytes.subarray(headEnd + 1);
    if (headEnd < 0 || bytes.toString('utf8', 0, hashLength) !== hashOf([line, body])) return undefined;
    const kept = tryParseJson(line.toString());
    if (!isObject(kept) || kept['made'] !== made) return undefined;
    const pages = new Map<string, AddedPage>();
    const heads = kept['heads'] as readonly KeptHead[];
    let number = body.byteOffset;
    let place = heads.reduce((sum, { words }) => sum + words * Int32Array.BYTES_PER_ELEMENT, number);
    for (const { key, words, bytes: length, ...page } of heads) {
      // All pages share the memory of the file: copies of 10,000 take a second.
      const occurrences = new Int32Array(body.buffer, number, words);
      pages.set(key, { ...page, occurrences, file: new Uint8Array(body.buffer, place, length) });
      number += occurrences.byteLength;
      place += length;
    }
    return { texts: readTexts(kept['texts']), pages };
  } catch {
    return undefined;
  }
}

/** The bytes of a file (absolute), in memory of their own. */
function readAligned(file: string): Buffer<ArrayBuffer> {
  const bytes = readFileSync(file);
  return bytes.byteOffset === 0 ? bytes : Buffer.from(Uint8Array.from(bytes).buffer);
}

/** Characters of what `hashOf` gives. */
const hashLength = 27;

/** Of accidents, not of attackers: SHA-256 takes four times as long where the processor has no instructions for it. */
function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}

function countUnused(words: number, pages: Iterable<AddedPage>): number {
  const isUsed = new Uint8Array(words);
  for (const { occurrences } of pages)
    for (let at = 0; at < occurrences.length; at += 2) isUsed[occurrences[at] ?? 0] = 1;
  return words - isUsed.reduce((sum, one) => sum + one, 0);
}
