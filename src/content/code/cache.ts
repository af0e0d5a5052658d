import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readText, tryParseJson } from '../../lib/json/json-value.ts';
import { findPackage, readPackage } from '../files/find-package.ts';

interface HighlightCache {
  /** The lines kept for a block, or undefined. */
  read(key: string): Promise<string | undefined>;
  keep(key: string, lines: string): void;
  /** Writes what is not written yet. */
  close(): Promise<void>;
}

/** Maximum size of the file, in bytes; a larger one is rewritten with only what this run used. */
const largestFile = 64 * 1024 * 1024;

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
  const used = new Map<string, string>();
  let loading: Promise<Map<string, string>> | undefined;
  let unwritten: string[] = [];
  let writing: Promise<void> = Promise.resolve();

  async function load(): Promise<Map<string, string>> {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text !== '' && !text.endsWith('\n')) unwritten.push('\n');
    const entries = new Map<string, string>();
    for (const line of text.split('\n')) {
      const tab = line.indexOf('\t');
      if (tab > 0) entries.set(line.slice(0, tab), line.slice(tab + 1));
    }
    return entries;
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
    async read(key) {
      loading ??= load();
      const lines = used.get(key) ?? readText(tryParseJson((await loading).get(key) ?? ''));
      if (lines !== undefined) used.set(key, lines);
      return lines;
    },
    keep(key, lines) {
      used.set(key, lines);
      unwritten.push(`${key}\t${JSON.stringify(lines)}\n`);
      if (unwritten.length >= 200) void write();
    },
    async close() {
      await write();
      if (loading) await tidyFolder(folder, name, used).catch(() => undefined);
    },
  };
}

/** Octavo's own version for a package that is bundled or not installed. */
function readVersion(name: string): string {
  return readPackage(findPackage(name) ?? fileURLToPath(new URL('../../../', import.meta.url))).version;
}

/** The key of a block: the same code in the same language has the same lines. */
export function makeCacheKey(code: string, language: string): string {
  return createHash('sha256').update(`${language}\n${code}`).digest('base64url').slice(0, 32);
}

async function tidyFolder(folder: string, name: string, used: ReadonlyMap<string, string>): Promise<void> {
  for (const other of await readdir(folder))
    if (other !== name && other.endsWith('.tsv')) await rm(join(folder, other), { force: true });
  const file = join(folder, name);
  if ((await stat(file)).size <= largestFile) return;
  const lines = [...used].map(([key, text]) => `${key}\t${JSON.stringify(text)}\n`);
  await writeFile(`${file}.${process.pid}`, lines.join(''));
  await rename(`${file}.${process.pid}`, file);
}
