import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BytesReader, createBytesReader } from '../../lib/bytes-reader.ts';
import { readText, tryParseJson } from '../../lib/json/json-value.ts';
import { findPackage, readPackage } from '../files/find-package.ts';

interface HighlightCache {
  /** The lines kept for a block, or undefined. */
  read(key: string): string | undefined;
  keep(key: string, lines: string): void;
  /** Writes what is not written yet. */
  close(): Promise<void>;
}

/** Maximum size of the file, in bytes; a larger one is rewritten with only what this run used. */
const largestFile = 64 * 1024 * 1024;

/** Bytes that are looked through at once. */
const piece = 1024 * 1024;

/** Where a line of the file is, in bytes, without the one that ends it. */
interface Place {
  readonly start: number;
  readonly length: number;
}

/**
 * A cache in one file of `folder`, named for the versions of the packages that make its entries and for our own
 * `revision`; files of other versions are removed. Each entry is one line `key, tab, JSON text`, appended: a line that a
 * crash cut short is not a valid entry and is skipped, and a file that cannot be read or written only costs time. Without a
 * folder there is no cache.
 */
export function openHighlightCache(
  folder: string | undefined,
  packages: readonly string[],
  revision: number,
): HighlightCache | undefined {
  if (folder === undefined) return undefined;
  const name = `${[...packages.map(readVersion), revision].join('-')}.tsv`;
  const file = join(folder, name);
  const reader = createBytesReader();
  /** Where the blocks of earlier runs are: their lines would be most of what a large site is built with. */
  let kept: ReadonlyMap<string, Place> | undefined;
  const used = new Set<string>();
  const made = new Map<string, string>();
  let unwritten: string[] = [];
  let writing: Promise<void> = Promise.resolve();

  function findKept(): ReadonlyMap<string, Place> {
    const { places, isCut } = findPlaces(file, reader);
    if (isCut) unwritten.unshift('\n');
    return places;
  }

  function readEntry(key: string): string | undefined {
    kept ??= findKept();
    const place = kept.get(key);
    if (!place) return undefined;
    try {
      const entry = reader.read(file, place.start, place.length).toString();
      const start = `${key}\t`;
      // Another process may have written the file anew.
      return entry.startsWith(start) ? readText(tryParseJson(entry.slice(start.length))) : undefined;
    } catch {
      return undefined;
    }
  }

  const write = (): Promise<void> => {
    const lines = unwritten.join('');
    unwritten = [];
    if (lines !== '')
      writing = writing
        .then(() => mkdir(folder, { recursive: true }))
        .then(() => appendFile(file, lines))
        .catch(() => undefined);
    return writing;
  };

  return {
    read(key) {
      const lines = made.get(key) ?? readEntry(key);
      if (lines !== undefined) used.add(key);
      return lines;
    },
    keep(key, lines) {
      made.set(key, lines);
      unwritten.push(writeEntry(key, lines));
      if (unwritten.length >= 200) void write();
    },
    async close() {
      await write();
      const findLines = (key: string) => made.get(key) ?? readEntry(key);
      if (kept)
        await tidyFolder(folder, name, new Set([...used, ...made.keys()]), findLines).catch(() => undefined);
    },
  };
}

/** The entries of a file (absolute) by their keys, and whether its last line is cut short; nothing where it cannot be read. */
function findPlaces(
  file: string,
  reader: BytesReader,
): { readonly places: ReadonlyMap<string, Place>; readonly isCut: boolean } {
  const places = new Map<string, Place>();
  let [start, size] = [0, piece];
  try {
    for (;;) {
      const bytes = reader.read(file, start, size);
      let line = 0;
      for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, line)) {
        const tab = bytes.indexOf(9, line);
        if (tab > line && tab < end)
          places.set(bytes.toString('latin1', line, tab), { start: start + line, length: end - line });
        line = end + 1;
      }
      if (bytes.length < size) return { places, isCut: line < bytes.length };
      start += line;
      // A line that is longer than what is looked through.
      if (line === 0) size *= 2;
    }
  } catch {
    return { places, isCut: false };
  }
}

function writeEntry(key: string, lines: string): string {
  return `${key}\t${JSON.stringify(lines)}\n`;
}

/** Octavo's own version for a package that is bundled or not installed. */
function readVersion(name: string): string {
  return readPackage(findPackage(name) ?? fileURLToPath(new URL('../../../', import.meta.url))).version;
}

/** The key of a block: the same code in the same language has the same lines. */
export function makeCacheKey(code: string, language: string): string {
  return createHash('sha256').update(`${language}\n${code}`).digest('base64url').slice(0, 32);
}

async function tidyFolder(
  folder: string,
  name: string,
  keys: Iterable<string>,
  findLines: (key: string) => string | undefined,
): Promise<void> {
  for (const other of await readdir(folder))
    if (other !== name && other.endsWith('.tsv')) await rm(join(folder, other), { force: true });
  const file = join(folder, name);
  if ((await stat(file)).size <= largestFile) return;
  const entries = [...keys].map((key) => {
    const lines = findLines(key);
    return lines === undefined ? '' : writeEntry(key, lines);
  });
  await writeFile(`${file}.${process.pid}`, entries.join(''));
  await rename(`${file}.${process.pid}`, file);
}
