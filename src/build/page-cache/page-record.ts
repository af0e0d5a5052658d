import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import type { IslandFile } from '../../content/islands/make-island.ts';
import { tryParseJson } from '../../lib/json/json-value.ts';
import type { RelayOperation } from '../../relay/relay-options.ts';
import type { IndexedPage } from '../../search/index/read-page.ts';
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

/** What a page gave when it was rendered, besides its HTML. */
export interface KeptOutput {
  readonly texts: PageTexts | undefined;
  readonly call: RelayOperation | undefined;
  readonly indexed: IndexedPage | undefined;
  readonly islands: readonly IslandFile[];
  /** See `ScannedPage`. */
  readonly scanned: {
    readonly urls: readonly string[];
    readonly ids: readonly string[];
    readonly headingIds: readonly string[];
  };
  /** See `UsedNames`. */
  readonly names: {
    readonly classes: readonly string[];
    readonly elements: readonly string[];
    readonly properties: readonly string[];
    readonly scripts: readonly string[];
  };
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
}

/** Writes a record to a file (absolute), whole at any moment: a line of its hash, one of each part, and the HTML. */
export function writeRecord(file: string, head: PageHead, output: KeptOutput, html: string): void {
  const body = `${JSON.stringify(head)}\n${JSON.stringify(output)}\n${html}`;
  const fresh = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(fresh, `${hashBody(body)}\n${body}`);
  renameSync(fresh, file);
}

/** The head of the record in a file (absolute): undefined when there is none, 'damaged' when it is not as it was written. */
export function readRecordHead(file: string): PageHead | 'damaged' | undefined {
  const text = readRecord(file);
  if (text === undefined || text === 'damaged') return text;
  return (tryParseJson(text.slice(0, text.indexOf('\n'))) as PageHead | undefined) ?? 'damaged';
}

/**
 * The rest of it, with these texts replaced wherever they stand: `[from, to]`. Undefined when it is gone or damaged by now.
 */
export function readRecordOutput(
  file: string,
  findChanges: (output: KeptOutput) => readonly (readonly [from: string, to: string])[],
): { readonly output: KeptOutput; readonly html: string } | undefined {
  const text = readRecord(file);
  if (text === undefined || text === 'damaged') return undefined;
  const start = text.indexOf('\n') + 1;
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end);
  const html = text.slice(end + 1);
  const output = JSON.parse(line) as KeptOutput;
  const changes = findChanges(output);
  if (changes.length === 0) return { output, html };
  const change = (from: string) => changes.reduce((to, [old, now]) => to.replaceAll(old, now), from);
  return { output: JSON.parse(change(line)) as KeptOutput, html: change(html) };
}

function readRecord(file: string): string | 'damaged' | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  return end > 0 && text.slice(0, end) === hashBody(body) ? body : 'damaged';
}

function hashBody(body: string): string {
  return createHash('sha256').update(body).digest('base64url');
}
