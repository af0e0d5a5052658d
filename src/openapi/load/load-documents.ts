import { join, posix } from 'node:path';
import { type Place, type Problem, sortProblems } from '../../problem/problem.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';
import type { OpenApiDocument } from './document.ts';
import { readNamedFile } from './document-reader.ts';
import { openDocument } from './open-document.ts';
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
 * Reads OpenAPI documents of version 2.0 to 3.2, JSON or YAML: files below `siteRoot` (an absolute path) and
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

/** A reference as a file's name: `./openapi.yaml` and `/openapi.yaml` are both `openapi.yaml`; a URL is without secrets. */
export function nameFile(reference: string): string {
  if (isRemote(reference)) return dropUrlSecrets(reference);
  return posix.normalize(reference.replaceAll('\\', '/').replace(/^\/+/, ''));
}

async function loadDocument(
  siteRoot: string,
  entry: DocumentReference,
  options: LoadOptions,
): Promise<LoadResult> {
  const file = nameFile(entry.reference);
  const place = entry.place ?? { file: 'site.json', line: 1, column: 1 };
  const reader = {
    siteRoot,
    cacheFolder: options.cacheFolder ?? join(siteRoot, '.octavo', 'openapi'),
    isOffline: options.isOffline ?? false,
    timeout: options.timeout ?? 10_000,
  };
  const read = await readNamedFile(
    { file, address: entry.reference, reference: entry.reference, place },
    reader,
  );
  const origin = { address: entry.reference, privateHost: read.privateHost };
  const opened = read.source && (await openDocument(read.source, origin, reader));
  return {
    documents: opened?.document ? [opened.document] : [],
    unread: opened?.document ? [] : [file],
    problems: [...read.problems, ...(opened?.problems ?? [])],
  };
}
