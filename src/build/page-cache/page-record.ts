import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import type { IslandFile } from '../../content/islands/make-island.ts';
import { type BytesReader, createBytesReader } from '../../lib/bytes-reader.ts';
import { isObject, tryParseJson } from '../../lib/json/json-value.ts';
import { tryWriteWhole } from '../../lib/write-whole.ts';
import type { RelayOperation } from '../../relay/relay-options.ts';
import type { IndexedPage, StoredJson } from '../../search/index/indexed-page.ts';
import { describePage } from '../../search/index/kept-pages.ts';
import type { StoredScan } from '../../site/links/scan-page.ts';
import type { PageTexts } from '../views/render-markdown.ts';

/** What a page was made from: it is the same page as long as these stay. */
export interface PageInputs {
  /** Of the site's settings and Octavo's version: see `hashSettings`. */
  readonly settings: string;
  /** Of the page itself, as `Site` has it. */
  readonly page: string;
  /** Of the OpenAPI documents that it shows; '' where it shows none. */
  readonly documents: string;
  /** Files that were looked for, relative to the site root, with `hashFile` of each. */
  readonly files: readonly (readonly [file: string, hash: string])[];
  /** Folders that were listed, relative to the site root, with the pattern of names and `hashNames` of the names. */
  readonly lists: readonly (readonly [folder: string, pattern: string, hash: string])[];
}

/** What a page gave when it was rendered, besides its HTML and its Markdown. */
export interface KeptOutput {
  /** As `PageTexts` has them; undefined for a page without Markdown. */
  readonly updates: PageTexts['updates'] | undefined;
  readonly call: RelayOperation | undefined;
  readonly islands: readonly IslandFile[];
  readonly scanned: StoredScan;
  /** Its `UsedNames` as JSON, lists in place of sets: most pages of a site have the same. */
  readonly names: string;
  /** URLs in it that may be others in the next build though nothing else of the page is. */
  readonly card: string | undefined;
  readonly utilities: string | undefined;
  /** Of the one that Octavo draws in the site's color. */
  readonly favicon: string | undefined;
  /** Whether it has a diagram that the reader's browser draws. */
  readonly hasFrame: boolean;
  /** Names of the files that Astro has bundled for it. */
  readonly assets: readonly string[];
}

/** The first part of a record: what has to be known before it is used. */
export interface PageHead {
  /** The build that made it. */
  readonly run: string;
  readonly inputs: PageInputs;
  /** What was compiled, without its code; undefined for a page without a file. */
  readonly facts: CompiledPage | undefined;
  /** What `describePage` says of what the search reads; '' for a page that it does not find. */
  readonly searched: string;
}

/** A record that was found, and where in its file the other parts are. */
export interface PageRecord {
  readonly head: PageHead;
  /** Undefined for a page that the search does not find. */
  readonly indexed: StoredJson | undefined;
  readonly rest: RecordRest;
}

/** The parts behind the head in a file (absolute): from which byte on, the lengths of all but the HTML, and a hash of them. */
interface RecordRest {
  readonly file: string;
  readonly start: number;
  readonly indexed: number;
  readonly output: number;
  readonly markdown: number;
  readonly hash: string;
}

/** The files of a record, with texts to be replaced in them wherever they stand. */
export interface StoredFiles extends RecordRest {
  readonly changes: readonly (readonly [from: string, to: string])[];
}

/** What a kept page gave, and where its files are. */
export interface KeptPage {
  readonly output: KeptOutput;
  readonly files: StoredFiles;
}

/** The first line of a record: hashes, and lengths in bytes. The parts follow each other: head, search, output, Markdown, HTML. */
interface RecordMap {
  readonly headHash: string;
  readonly restHash: string;
  readonly head: number;
  readonly indexed: number;
  readonly output: number;
  readonly markdown: number;
}

/** Bytes that are read at first: most heads are in these. */
const firstRead = 32 * 1024;

/** The bytes of a record in parts: joined they would take as much memory again. `markdown` is '' for a page without it. */
export function encodeRecord(
  head: Omit<PageHead, 'searched'>,
  indexed: IndexedPage | undefined,
  output: KeptOutput,
  markdown: string,
  html: string,
): readonly Uint8Array[] {
  const json = indexed === undefined ? '' : JSON.stringify(indexed);
  const searched = json && describePage(json);
  const texts = [JSON.stringify({ ...head, searched }), json, JSON.stringify(output), markdown, html];
  const parts = texts.map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer, Buffer, Buffer];
  const [first, ...rest] = parts;
  const map: RecordMap = {
    headHash: hashBytes([first]),
    restHash: hashBytes(rest),
    head: first.length,
    indexed: rest[0].length,
    output: rest[1].length,
    markdown: rest[2].length,
  };
  return [Buffer.from(`${JSON.stringify(map)}\n`), first, ...rest];
}

/** Writes records while other pages are rendered. */
export interface RecordWriter {
  /** Writes one to a file (absolute), whole at any moment; without room or the right to, nothing is kept. */
  readonly write: (file: string, record: readonly Uint8Array[]) => void;
  /** Waits until all are written. */
  readonly settle: () => Promise<void>;
}

/** Records that are held until they are written, at most: making a file takes a millisecond on some disks. */
const mostHeld = 32;

/** Nothing is written at first. */
export function createRecordWriter(): RecordWriter {
  const held = new Set<Promise<void>>();
  return {
    write(file, record) {
      if (held.size >= mostHeld) return void tryWriteWhole(file, record);
      const writing: Promise<void> = putLater(file, record).finally(() => held.delete(writing));
      held.add(writing);
    },
    settle: async () => void (await Promise.all(held)),
  };
}

async function putLater(file: string, record: readonly Uint8Array[]): Promise<void> {
  const fresh = `${file}.new`;
  const put = async () => {
    await writeParts(fresh, record);
    await rename(fresh, file);
  };
  await put().catch(() => rm(fresh, { force: true }).catch(() => undefined));
}

/** Writes parts into a file (absolute) at once: each call that is waited for takes as long as a part. */
async function writeParts(file: string, parts: readonly Uint8Array[]): Promise<void> {
  const handle = await open(file, 'w');
  try {
    const { bytesWritten } = await handle.writev([...parts]);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    if (bytesWritten < length) throw new Error(`${file} has no room.`);
  } finally {
    await handle.close();
  }
}

/** Copies a record to another file (both absolute), whole at any moment; gives whether it was as it was written, and is there now. */
export function copyRecord(from: string, to: string): boolean {
  try {
    const bytes = readFileSync(from);
    const { map, start = 0 } = readMap(bytes) ?? {};
    if (!map || hashBytes([bytes.subarray(start, start + map.head)]) !== map.headHash) return false;
    return hashBytes([bytes.subarray(start + map.head)]) === map.restHash && tryWriteWhole(to, bytes);
  } catch {
    return false;
  }
}

/** What heads and outputs are read with, which are texts at once. */
const reader = createBytesReader();

/** The head of the record in a file (absolute): undefined when there is none, 'damaged' when it is not as it was written. */
export function findRecord(file: string): PageRecord | 'damaged' | undefined {
  try {
    let bytes = reader.read(file, 0, firstRead);
    const { map, start } = readMap(bytes) ?? {};
    if (!map || start === undefined) return 'damaged';
    if (bytes.length < start + map.head) bytes = reader.read(file, 0, start + map.head);
    const part = bytes.subarray(start, start + map.head);
    const read = hashBytes([part]) === map.headHash ? tryParseJson(part.toString()) : undefined;
    if (read === undefined) return 'damaged';
    const head = read as PageHead;
    const { indexed, output, markdown } = map;
    const rest = { file, start: start + map.head, indexed, output, markdown };
    return {
      head,
      indexed:
        map.indexed === 0 ? undefined : { file, start: rest.start, length: map.indexed, key: head.searched },
      rest: { ...rest, hash: map.restHash },
    };
  } catch {
    return undefined;
  }
}

/**
 * What the page of a record gave, with these texts replaced wherever they stand, and where its files are, which are as they were written
 * only if `readFiles` says so. Undefined when it is gone.
 */
export function readOutput(
  rest: RecordRest,
  findChanges: (output: KeptOutput) => StoredFiles['changes'],
): KeptPage | undefined {
  try {
    const text = reader.read(rest.file, rest.start + rest.indexed, rest.output).toString();
    const output = JSON.parse(text) as KeptOutput;
    const changes = findChanges(output);
    const now = changes.length === 0 ? output : (JSON.parse(replaceTexts(text, changes)) as KeptOutput);
    return { output: now, files: { ...rest, changes } };
  } catch {
    return undefined;
  }
}

/** The files of a record, until `bytesReader` reads again; undefined when it is gone or not as it was written. */
export function readFiles(
  { file, start, indexed, output, markdown, hash, changes }: StoredFiles,
  bytesReader: BytesReader,
): { readonly html: Uint8Array; readonly markdown: Uint8Array } | undefined {
  try {
    const bytes = bytesReader.read(file);
    if (hashBytes([bytes.subarray(start)]) !== hash) return undefined;
    const textStart = start + indexed + output;
    return {
      html: changeTexts(bytes.subarray(textStart + markdown), changes),
      markdown: changeTexts(bytes.subarray(textStart, textStart + markdown), changes),
    };
  } catch {
    return undefined;
  }
}

/** The Markdown of a record whose files were read, until `bytesReader` reads again; undefined when it is gone. */
export function readMarkdown(
  { file, start, indexed, output, markdown, changes }: StoredFiles,
  bytesReader: BytesReader,
): Uint8Array | undefined {
  try {
    return changeTexts(bytesReader.read(file, start + indexed + output, markdown), changes);
  } catch {
    return undefined;
  }
}

/** Replaces texts in bytes, in their place where both are as long: made a string and bytes again, a page takes ten times as long. */
function changeTexts(bytes: Buffer, changes: StoredFiles['changes']): Uint8Array {
  return changes.reduce((to, [old, now]) => {
    const [from, next] = [Buffer.from(old), Buffer.from(now)];
    return from.length === next.length ? overwrite(to, from, next) : replaceBytes(to, from, next);
  }, bytes);
}

function overwrite(bytes: Buffer, from: Buffer, to: Buffer): Buffer {
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + from.length)) to.copy(bytes, at);
  return bytes;
}

function replaceBytes(bytes: Buffer, from: Buffer, to: Buffer): Buffer {
  const parts: Uint8Array[] = [];
  let start = 0;
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, start)) {
    parts.push(bytes.subarray(start, at), to);
    start = at + from.length;
  }
  return start === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(start)]);
}

function replaceTexts(text: string, changes: StoredFiles['changes']): string {
  return changes.reduce((to, [old, now]) => to.replaceAll(old, now), text);
}

function readMap(bytes: Buffer): { readonly map: RecordMap; readonly start: number } | undefined {
  const end = bytes.indexOf(10);
  const map = end < 0 ? undefined : tryParseJson(bytes.toString('utf8', 0, end));
  const isMap =
    isObject(map) && ['head', 'indexed', 'output', 'markdown'].every((key) => typeof map[key] === 'number');
  return isMap ? { map: map as unknown as RecordMap, start: end + 1 } : undefined;
}

/** Of accidents, not of attackers: SHA-256 takes four times as long where the processor has no instructions for it. */
function hashBytes(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}
