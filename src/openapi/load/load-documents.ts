import { join, posix } from 'node:path';
import { isObject, readObject } from '../../lib/json/json-value.ts';
import { type Place, type Problem, sortProblems } from '../../problem/problem.ts';
import { dropUrlSecrets, listUrlSecrets } from '../../problem/url-secrets.ts';
import { hideForeignSchemas } from '../channels/foreign-schemas.ts';
import { checkDocument, checkUrlSecrets } from '../check/check-document.ts';
import { checkProblem } from '../check/problems.ts';
import { findShapes } from '../check/specification/version-shapes.ts';
import { declarePathParameters } from '../read/declare-path-parameters.ts';
import {
  type DocumentNode,
  getRoot,
  identify,
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
  type KeepFindings,
  type NamedFile,
  type ReaderOptions,
  readNamedFile,
  readReferencedFile,
} from './document-reader.ts';
import {
  dropEmptyEnums,
  findForeignField,
  from20,
  isAsyncApi,
  isSupported,
  normalizeVersion,
  readDocumentVersion,
  recognizeOther,
} from './document-version.ts';
import {
  embedMisplacedReferences,
  findUnread,
  type MisplacedReference,
  writeOut,
} from './misplaced-references.ts';
import type { ParseResult } from './parse-json.ts';
import { loadProblem } from './problems.ts';
import { listMemberVisits, type Visit, walkDocument } from './walk-document.ts';

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
  /** Overlays for the documents, in their order. */
  readonly overlays?: readonly DocumentReference[] | undefined;
  /** Milliseconds that a fetch may take; 10,000 unless given. */
  readonly timeout?: number | undefined;
  /** Everything is found anew unless given. */
  readonly keepFindings?: KeepFindings | undefined;
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
  const names = named.map(({ reference }) => toFileName(reference));
  const unique = named.filter((_, index) => names.indexOf(names[index] ?? '') === index);
  const reader = createReaderOptions(siteRoot, options);
  const overlays = await Promise.all((options.overlays ?? []).map((entry) => readOverlay(entry, reader)));
  const known = overlays.flatMap(({ source }) => source ?? []);
  const results = await Promise.all(unique.map((entry) => loadDocument(entry, known, reader)));
  const problems = [...overlays, ...results].flatMap((result) => result.problems);
  return {
    documents: results.flatMap(({ documents }) => documents),
    unread: results.flatMap(({ unread }) => unread),
    problems: sortProblems([...problems, ...dropMatched(results)]),
  };
}

/** A reference as a file's name: `./openapi.yaml` and `/openapi.yaml` are both `openapi.yaml`; a URL is without secrets. */
function toFileName(reference: string): string {
  if (isRemote(reference)) return dropUrlSecrets(reference);
  return posix.normalize(reference.replaceAll('\\', '/').replace(/^\/+/, ''));
}

function createReaderOptions(siteRoot: string, options: LoadOptions): ReaderOptions {
  return {
    siteRoot,
    cacheFolder: options.cacheFolder ?? join(siteRoot, '.octavo', 'openapi'),
    isOffline: options.isOffline ?? false,
    timeout: options.timeout ?? 10_000,
    keepFindings: options.keepFindings,
  };
}

function nameFile({ reference, place }: DocumentReference): NamedFile {
  return {
    ...{ file: toFileName(reference), address: reference, reference },
    place: place ?? { file: 'site.json', line: 1, column: 1 },
  };
}

async function readOverlay(
  entry: DocumentReference,
  reader: ReaderOptions,
): Promise<Pick<ParseResult, 'source' | 'problems'>> {
  const { source, problems } = await readNamedFile(nameFile(entry), reader, 'unreadable-overlay');
  const { isOverlay } = await import('./overlay.ts');
  if (!source || isOverlay(source)) return { source, problems };
  return { source: undefined, problems: [...problems, loadProblem('no-overlay', source.locator.toPlace(0))] };
}

interface DocumentResult extends LoadResult {
  /** The files of the overlays that were applied. */
  readonly applied: readonly string[];
  /** What they did not find in it. */
  readonly unmatched: readonly Problem[];
}

/** What an overlay finds in one document it need not find in another. */
function dropMatched(results: readonly DocumentResult[]): readonly Problem[] {
  const nameOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;
  const all = new Map(
    results.flatMap(({ unmatched }) => unmatched.map((one) => [nameOf(one), one] as const)),
  );
  return [...all].flatMap(([name, one]) => {
    const asked = results.filter(({ applied }) => applied.includes(one.file));
    return asked.every(({ unmatched }) => unmatched.some((other) => nameOf(other) === name)) ? [one] : [];
  });
}

/** A document's own file as the overlays for it make it; `applied` are the files of those. */
async function correct(
  source: SourceFile | undefined,
  file: string,
  overlays: readonly SourceFile[],
): Promise<{
  readonly source: SourceFile | undefined;
  readonly applied: readonly string[];
  readonly told: readonly Problem[];
}> {
  if (!source || overlays.length === 0) return { source, applied: [], told: [] };
  // Few sites have one, and its reader of JSONPath takes time to load.
  const { applyOverlay, readExtends } = await import('./overlay.ts');
  const own = overlays.filter((overlay) => {
    const extended = readExtends(overlay);
    return extended === undefined || locateReference(extended, overlay.file).file === file;
  });
  const told: Problem[] = [];
  let corrected = source;
  for (const overlay of own) {
    const done = applyOverlay(corrected, overlay);
    corrected = done.source;
    told.push(...done.problems);
  }
  return { source: corrected, applied: own.map((overlay) => overlay.file), told };
}

async function loadDocument(
  entry: DocumentReference,
  overlays: readonly SourceFile[],
  reader: ReaderOptions,
): Promise<DocumentResult> {
  const named = nameFile(entry);
  const read = await readNamedFile(named, reader);
  const origin = { address: entry.reference, privateHost: read.privateHost };
  const { source, applied, told } = await correct(read.source, named.file, overlays);
  // The texts of a document's files do not tell what overlays made of it.
  const options = applied.length > 0 ? { ...reader, keepFindings: undefined } : reader;
  const opened = source && (await openDocument(source, origin, options));
  const isUnmatched = ({ code }: Problem) => code === 'openapi/overlay-without-match';
  return {
    documents: opened?.document ? [opened.document] : [],
    unread: opened?.document ? [] : [named.file],
    problems: [...read.problems, ...told.filter((one) => !isUnmatched(one)), ...(opened?.problems ?? [])],
    applied,
    unmatched: told.filter(isUnmatched),
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
  const version = isObject(value) ? readDocumentVersion(value) : undefined;
  const refuse = (problem: Problem) => ({ document: undefined, problems: [problem] });
  if (!isObject(value) || version === undefined)
    return refuse(loadProblem('no-document', locator.toPlace(0), recognizeOther(value)));
  const [offset = 0] = ['openapi', 'swagger', 'asyncapi'].flatMap(
    (key) => locator.findOffset([key], 'value') ?? [],
  );
  const place = locator.toPlace(offset);
  if (!isSupported(version)) return refuse(loadProblem('version', place, version));
  const foreign = findForeignField(value, version);
  if (foreign !== undefined) return refuse(loadProblem('mixed-versions', place, version, foreign));
  if (isAsyncApi(version)) hideForeignSchemas(value);

  const alone: OpenApiDocument = { name: file, file, version, files: new Map([[file, source]]) };
  const { document: loaded, visits, embedded, problems } = await loadReferencedFiles(alone, origin, options);
  const references = embedded.map(({ node }): Visit => ({ node, kind: 'reference' }));
  const secrets = checkUrlSecrets(loaded, [...visits, ...references]);
  const document: OpenApiDocument = {
    ...loaded,
    hasSecretAddress: origin.address !== file && listUrlSecrets(origin.address).length > 0,
    holdsSecret: secrets.length > 0,
  };
  const misplaced = embedded.map(({ node, label }) =>
    checkProblem(
      'misplaced-reference',
      locateNode(document, { file: node.file, pointer: `${node.pointer}/$ref` }, 'key'),
      label,
    ),
  );
  const check = () => checkDocument(document, visits);
  const checked = options.keepFindings?.(document, check) ?? check();
  const found = [...problems, ...secrets, ...checked, ...misplaced];
  dropEmptyEnums(visits);
  if (!version.startsWith('2')) {
    normalizeVersion(document, visits);
    declarePathParameters(document);
    return { document, problems: found };
  }
  const upgraded = from20(
    embedded.length > 0 ? readObject(writeOut(document, getRoot(document), file)) : value,
  );
  const files = new Map(document.files).set(file, { ...source, value: upgraded ?? value });
  const newer = { ...document, files };
  declarePathParameters(newer);
  return {
    document: newer,
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
  /** Those that were replaced by what they lead to. */
  readonly embedded: readonly MisplacedReference[];
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
  const shapes = findShapes(document.version);
  const problems: Problem[] = [];
  const tried = new Set(files.keys());
  const addresses = new Map([[document.file, address]]);
  const visited = new Set<unknown>();
  const visits: Visit[] = [];
  /** By place: a path item that is merged is looked at before and after. */
  const embedded = new Map<string, MisplacedReference>();
  const told = new Map<string, readonly Problem[]>();
  let length = 0;
  let isFull = false;
  const readFileOf = async (node: DocumentNode, field: MisplacedReference['field']): Promise<void> => {
    const reference = readReference(node) ?? '';
    const file = findFile(node);
    if (tried.has(file) || isFull) return;
    const place = locateNode(whole, { file: node.file, pointer: `${node.pointer}/$ref` }, 'value');
    const remote = [...tried].filter(isRemote).length;
    const isTooMuch = tried.size >= maximumFiles || length > maximumLength;
    if (isTooMuch || (isRemote(file) && remote >= maximumAddresses)) {
      const [limit, kind] = isTooMuch
        ? ([maximumFiles, 'files'] as const)
        : ([maximumAddresses, 'addresses'] as const);
      problems.push(loadProblem('too-many-files', place, limit, kind));
      isFull = true;
      return;
    }
    tried.add(file);
    const from = resolveAddress(reference, addresses.get(node.file) ?? node.file);
    addresses.set(file, from);
    const read = await readReferencedFile(
      { file, address: from, reference, place, isText: field === 'text' || field === 'extension' },
      own,
      options,
    );
    if (field !== 'example' || read.source) problems.push(...read.problems);
    if (read.source) files.set(file, read.source);
    length += read.source?.text.length ?? 0;
  };
  /** Gives the misplaced of an object whose files have to be read first. */
  const embedFrom = (visit: Visit): readonly MisplacedReference[] => {
    const found = embedMisplacedReferences(whole, visit, shapes);
    for (const one of found.embedded) embedded.set(identify(one.node), one);
    for (const one of found.circular)
      told.set(identify(one.node), describeMisplaced(whole, one, 'leads back to itself'));
    return found.open.filter((one) => {
      const unread = findUnread(whole, one.node);
      const isOpen = unread !== undefined && !isFull && !tried.has(findFile(unread));
      // What keeps a file from being read is told already.
      if (!isOpen && unread === undefined)
        told.set(identify(one.node), describeMisplaced(whole, one, 'leads nowhere'));
      return isOpen;
    });
  };
  let starts: readonly Visit[] = [{ node: getRoot(document), kind: 'document' }];
  let unfinished: { visit: Visit; open: readonly MisplacedReference[] }[] = [];
  while (starts.length > 0 || unfinished.length > 0) {
    const waiting: Visit[] = [];
    walkDocument(whole, shapes, starts, visited, (visit) => {
      if (leadsElsewhere(visit.node, files)) waiting.push(visit);
      visits.push(visit);
      const open = embedFrom(visit);
      if (open.length > 0) unfinished.push({ visit, open });
    });
    for (const { node } of waiting) await readFileOf(node, 'object');
    for (const { open } of unfinished)
      for (const { node, field } of open) await readFileOf(findUnread(whole, node) ?? node, field);
    const again = unfinished.map(({ visit }) => ({ visit, open: embedFrom(visit) }));
    unfinished = again.filter(({ open }) => open.length > 0);
    starts = [
      ...waiting.flatMap(({ node, kind, isPart = false }) => {
        const target = resolveReference(whole, node, readReference(node) ?? '');
        return target ? [{ node: target, kind, isPart }] : [];
      }),
      ...again.flatMap(({ visit }) => listMemberVisits(visit, shapes)),
    ];
  }
  return {
    ...{ document: whole, visits },
    embedded: [...embedded.values()],
    problems: [...problems, ...[...told.values()].flat()],
  };
}

function findFile(node: DocumentNode): string {
  return locateReference(readReference(node) ?? '', node.file).file;
}

function describeMisplaced(
  document: OpenApiDocument,
  { node, field }: MisplacedReference,
  reason: 'leads nowhere' | 'leads back to itself',
): readonly Problem[] {
  const place = locateNode(document, { file: node.file, pointer: `${node.pointer}/$ref` }, 'value');
  const reference = readReference(node) ?? '';
  if (field === 'example') return [];
  return field === 'extension'
    ? [loadProblem('unfollowed-reference', place, reference)]
    : [checkProblem('unresolved-reference', place, reference, reason, undefined)];
}

function leadsElsewhere(node: DocumentNode, files: ReadonlyMap<string, SourceFile>): boolean {
  const reference = readReference(node);
  return reference !== undefined && !files.has(locateReference(reference, node.file).file);
}
