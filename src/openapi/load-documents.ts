import { join, posix } from 'node:path';
import { type Place, type Problem, sortProblems } from '../problem/problem.ts';
import type { OpenApiDocument } from './document.ts';
import { fetchDocument } from './fetch-document.ts';
import {
  describeEarlierCopy,
  describeOutsideRoot,
  describeUnreachable,
  describeUnreadableFile,
} from './file-problems.ts';
import { openDocument } from './open-document.ts';
import { parseText } from './parse-text.ts';
import { readLocalFile } from './read-local-file.ts';
import { isRemote } from './reference.ts';

/** A document as the writer names it, and where; without a place it is the start of `site.json`. */
export interface DocumentReference {
  readonly reference: string;
  readonly place?: Place | undefined;
}

export interface LoadOptions {
  /** Folder for copies of fetched documents; `.octavo/openapi` in the site root unless given. */
  readonly cacheFolder?: string | undefined;
  /** Fetch nothing, use the copies of earlier builds. */
  readonly isOffline?: boolean | undefined;
  /** Milliseconds that a fetch may take; 10,000 unless given. */
  readonly timeout?: number | undefined;
}

export interface LoadResult {
  /** Those that could be read, in the order they were named. */
  readonly documents: readonly OpenApiDocument[];
  /** Names of those that could not; a problem says why. */
  readonly unread: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Reads OpenAPI documents of version 2.0, 3.0 and 3.1, JSON or YAML: files below `siteRoot` (an absolute path) and
 * `http:` or `https:` URLs. Files that they refer to are read too. Never rejects: everything that is wrong is a problem.
 */
export async function loadDocuments(
  siteRoot: string,
  references: readonly (DocumentReference | string)[],
  options: LoadOptions = {},
): Promise<LoadResult> {
  const named = references.map((entry) => (typeof entry === 'string' ? { reference: entry } : entry));
  const unique = [...new Map(named.map((entry) => [nameFile(entry.reference), entry])).values()];
  const results = await Promise.all(unique.map((entry) => loadDocument(siteRoot, entry, options)));
  return {
    documents: results.flatMap(({ documents }) => documents),
    unread: results.flatMap(({ unread }) => unread),
    problems: sortProblems(results.flatMap(({ problems }) => problems)),
  };
}

/** A reference as a file's name: `./openapi.yaml` and `/openapi.yaml` are both `openapi.yaml`. */
export function nameFile(reference: string): string {
  if (isRemote(reference)) return reference;
  return posix.normalize(reference.replaceAll('\\', '/').replace(/^\/+/, ''));
}

async function loadDocument(
  siteRoot: string,
  entry: DocumentReference,
  options: LoadOptions,
): Promise<LoadResult> {
  const file = nameFile(entry.reference);
  const place = entry.place ?? { file: 'site.json', line: 1, column: 1 };
  const read = isRemote(file)
    ? await readUrl(siteRoot, file, place, options)
    : await readFile(siteRoot, file, entry.reference, place);
  if (read.text === undefined) return { documents: [], unread: [file], problems: read.problems };
  const parsed = parseText(file, read.text);
  const opened = parsed.source ? await openDocument(siteRoot, parsed.source) : undefined;
  return {
    documents: opened?.document ? [opened.document] : [],
    unread: opened?.document ? [] : [file],
    problems: [...read.problems, ...parsed.problems, ...(opened?.problems ?? [])],
  };
}

interface ReadResult {
  readonly text: string | undefined;
  readonly problems: readonly Problem[];
}

async function readFile(
  siteRoot: string,
  file: string,
  reference: string,
  place: Place,
): Promise<ReadResult> {
  const read = await readLocalFile(siteRoot, file);
  if (read.kind === 'text') return { text: read.text, problems: [] };
  const problem =
    read.kind === 'outside'
      ? describeOutsideRoot(reference, place)
      : describeUnreadableFile(reference, read.reason, place);
  return { text: undefined, problems: [problem] };
}

async function readUrl(
  siteRoot: string,
  url: string,
  place: Place,
  options: LoadOptions,
): Promise<ReadResult> {
  const { text, failure } = await fetchDocument(url, {
    cacheFolder: options.cacheFolder ?? join(siteRoot, '.octavo', 'openapi'),
    isOffline: options.isOffline ?? false,
    timeout: options.timeout ?? 10_000,
  });
  if (failure === undefined) return { text, problems: [] };
  const describe = text === undefined ? describeUnreachable : describeEarlierCopy;
  return { text, problems: [describe(url, failure, place)] };
}
