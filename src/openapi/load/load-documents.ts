import { join, posix } from 'node:path';
import { isObject } from '../../lib/json/json-value.ts';
import { type Place, type Problem, sortProblems } from '../../problem/problem.ts';
import { dropUrlSecrets, listUrlSecrets } from '../../problem/url-secrets.ts';
import { checkDocument, checkUrlSecrets } from '../check/check-document.ts';
import { findShapes } from '../check/specification/version-shapes.ts';
import {
  type DocumentNode,
  getRoot,
  isRemote,
  locateNode,
  locateReference,
  type OpenApiDocument,
  readReference,
  resolveAddress,
  resolveReference,
  type SourceFile,
} from './document.ts';
import {
  type DocumentOrigin,
  type ReaderOptions,
  readNamedFile,
  readReferencedFile,
} from './document-reader.ts';
import {
  findForeignField,
  from20,
  isSupported,
  normalizeVersion,
  readOpenApiVersion,
  recognizeOther,
} from './document-version.ts';
import { loadProblem } from './problems.ts';
import { type Visit, walkDocument } from './walk-document.ts';

/** A document as the writer names it, and where; without a place it is the start of `site.json`. */
export interface DocumentReference {
  readonly reference: string;
  readonly place?: Place | undefined;
}

interface LoadOptions {
  /** Folder for copies of fetched documents; `.octavo/openapi` in the site root unless given. */
  readonly cacheFolder?: string | undefined;
  /** Fetch nothing, use the copies of earlier builds. */
  readonly isOffline?: boolean | undefined;
  /** Milliseconds that a fetch may take; 10,000 unless given. */
  readonly timeout?: number | undefined;
}

interface LoadResult {
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
  const unique = [...new Map(named.map((entry) => [toFileName(entry.reference), entry])).values()];
  const results = await Promise.all(unique.map((entry) => loadDocument(siteRoot, entry, options)));
  return {
    documents: results.flatMap(({ documents }) => documents),
    unread: results.flatMap(({ unread }) => unread),
    problems: sortProblems(results.flatMap(({ problems }) => problems)),
  };
}

/** A reference as a file's name: `./openapi.yaml` and `/openapi.yaml` are both `openapi.yaml`; a URL is without secrets. */
function toFileName(reference: string): string {
  if (isRemote(reference)) return dropUrlSecrets(reference);
  return posix.normalize(reference.replaceAll('\\', '/').replace(/^\/+/, ''));
}

async function loadDocument(
  siteRoot: string,
  entry: DocumentReference,
  options: LoadOptions,
): Promise<LoadResult> {
  const file = toFileName(entry.reference);
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

interface OpenResult {
  /** Undefined when the file is not an OpenAPI document that can be read. */
  readonly document: OpenApiDocument | undefined;
  readonly problems: readonly Problem[];
}

/**
 * The document whose own file is `source`, with the files that it refers to: checked as it is written, then brought
 * into the form of 3.1.
 */
export async function openDocument(
  source: SourceFile,
  origin: DocumentOrigin,
  options: ReaderOptions,
): Promise<OpenResult> {
  const { file, value, locator } = source;
  const version = isObject(value) ? readOpenApiVersion(value) : undefined;
  const refuse = (problem: Problem) => ({ document: undefined, problems: [problem] });
  if (!isObject(value) || version === undefined)
    return refuse(loadProblem('no-document', locator.toPlace(0), recognizeOther(value)));
  const place = locator.toPlace(
    locator.findOffset(['openapi'], 'value') ?? locator.findOffset(['swagger'], 'value') ?? 0,
  );
  if (!isSupported(version)) return refuse(loadProblem('version', place, version));
  const foreign = findForeignField(value, version);
  if (foreign !== undefined) return refuse(loadProblem('mixed-versions', place, version, foreign));

  const alone: OpenApiDocument = { name: file, file, version, files: new Map([[file, source]]) };
  const { document: loaded, visits, problems } = await loadReferencedFiles(alone, origin, options);
  const secrets = checkUrlSecrets(loaded, visits);
  const document: OpenApiDocument = {
    ...loaded,
    hasSecretAddress: origin.address !== file && listUrlSecrets(origin.address).length > 0,
    holdsSecret: secrets.length > 0,
  };
  const found = [...problems, ...secrets, ...checkDocument(document, visits)];
  if (!version.startsWith('2')) {
    normalizeVersion(document, visits);
    return { document, problems: found };
  }
  const upgraded = from20(value);
  const files = new Map(document.files).set(file, { ...source, value: upgraded ?? value });
  return {
    document: { ...document, files },
    problems: upgraded ? found : [...found, loadProblem('failed-upgrade', place, version)],
  };
}

/** Maximum number of files that a document is split into; further ones are not read. */
const maximumFiles = 5_000;
const maximumAddresses = 100;
/** Maximum length of all files of a document together, in UTF-16 units. */
const maximumLength = 200_000_000;

interface LoadedDocument {
  readonly document: OpenApiDocument;
  /** Every object of it that is reached, each once. */
  readonly visits: readonly Visit[];
  readonly problems: readonly Problem[];
}

/**
 * The document with the files that its references lead to, from file to file. Each file is read once, and told once when it cannot be.
 */
async function loadReferencedFiles(
  document: OpenApiDocument,
  { address, privateHost }: DocumentOrigin,
  options: ReaderOptions,
): Promise<LoadedDocument> {
  const files = new Map(document.files);
  const whole = { ...document, files };
  const own = { file: document.file, privateHost };
  const problems: Problem[] = [];
  const tried = new Set(files.keys());
  const addresses = new Map([[document.file, address]]);
  const visited = new Set<unknown>();
  const visits: Visit[] = [];
  let length = 0;
  let isFull = false;
  let starts: readonly Visit[] = [{ node: getRoot(document), kind: 'document' }];
  while (starts.length > 0) {
    const waiting: Visit[] = [];
    walkDocument(whole, findShapes(document.version), starts, visited, (visit) => {
      if (leadsElsewhere(visit.node, files)) waiting.push(visit);
      visits.push(visit);
    });
    for (const { node } of waiting) {
      const reference = readReference(node) ?? '';
      const { file } = locateReference(reference, node.file);
      if (tried.has(file) || isFull) continue;
      const place = locateNode(whole, { file: node.file, pointer: `${node.pointer}/$ref` }, 'value');
      const remote = [...tried].filter(isRemote).length;
      const isTooMuch = tried.size >= maximumFiles || length > maximumLength;
      if (isTooMuch || (isRemote(file) && remote >= maximumAddresses)) {
        const [limit, kind] = isTooMuch
          ? ([maximumFiles, 'files'] as const)
          : ([maximumAddresses, 'addresses'] as const);
        problems.push(loadProblem('too-many-files', place, limit, kind));
        isFull = true;
        continue;
      }
      tried.add(file);
      const from = resolveAddress(reference, addresses.get(node.file) ?? node.file);
      addresses.set(file, from);
      const read = await readReferencedFile({ file, address: from, reference, place }, own, options);
      problems.push(...read.problems);
      if (read.source) files.set(file, read.source);
      length += read.source?.text.length ?? 0;
    }
    starts = waiting.flatMap(({ node, kind, isPart = false }) => {
      const target = resolveReference(whole, node, readReference(node) ?? '');
      return target ? [{ node: target, kind, isPart }] : [];
    });
  }
  return { document: whole, visits, problems };
}

function leadsElsewhere(node: DocumentNode, files: ReadonlyMap<string, SourceFile>): boolean {
  const reference = readReference(node);
  return reference !== undefined && !files.has(locateReference(reference, node.file).file);
}
