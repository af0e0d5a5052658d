import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { isObject } from '../../lib/json/json-value.ts';
import { type FetchReach, fetchText } from '../../lib/net/fetch-text.ts';
import { decodeText, describeEncoding } from '../../problem/decode-text.ts';
import { createLocator } from '../../problem/position.ts';
import type { Place, Problem } from '../../problem/problem.ts';
import { explainReadError } from '../../problem/read-error.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';
import { isRemote, type OpenApiDocument, type PlacePart, type SourceFile } from './document.ts';
import { recognizeText } from './document-version.ts';
import { type ParseResult, parseJsonSource } from './parse-json.ts';
import { parseYamlSource } from './parse-yaml.ts';
import { describeEarlierCopy, loadProblem } from './problems.ts';

/** Where files come from. */
export interface ReaderOptions {
  /** Absolute folder outside of which no file is read. */
  readonly siteRoot: string;
  /** Absolute folder for copies of what was fetched. */
  readonly cacheFolder: string;
  /** Use the copies only. */
  readonly isOffline: boolean;
  /** Milliseconds for the whole answer. */
  readonly timeout: number;
  /** Everything is found anew without it. */
  readonly keepFindings?: KeepFindings | undefined;
}

/**
 * Gives what was found before in a document that nothing was changed in, and else what `find` does, which it keeps. The files of the
 * document are as they are written.
 */
export type KeepFindings = (document: OpenApiDocument, find: () => readonly Problem[]) => readonly Problem[];

/** A file as it is named, and where it is named. */
export interface NamedFile {
  /** Relative to the site root, or a URL without secrets: what the file is known by. */
  readonly file: string;
  /** For a URL, what it is fetched from, secrets and all; nothing else may hold it. */
  readonly address: string;
  /** As it is written. */
  readonly reference: string;
  readonly place: Place;
  /** Whether a text is expected, which is read as it is from a file that is named neither JSON nor YAML. */
  readonly isText?: boolean;
}

/** Where a document came from. */
export interface DocumentOrigin {
  /** Its `NamedFile.address`. */
  readonly address: string;
  /** The host that it came from when it is of a private network. */
  readonly privateHost: string | undefined;
}

interface ReadResult extends ParseResult {
  /** The host that the file came from when it is of a private network. */
  readonly privateHost: string | undefined;
}

/** The file that `site.json` names: a URL there is the writer's own word, so that every address may be asked. */
export function readNamedFile(
  named: NamedFile,
  options: ReaderOptions,
  unreadable: 'unreadable-file' | 'unreadable-overlay' = 'unreadable-file',
): Promise<ReadResult> {
  const privateHost = URL.parse(named.file)?.hostname;
  return readDocumentFile(named, { privateHost, plainOrigins: 'any' }, options, unreadable);
}

/**
 * The file that a `$ref` of a document names: a URL there is asked by `https:` only, or at the document's own origin,
 * and in a private network only at the host that the document came from.
 */
export function readReferencedFile(
  named: NamedFile,
  document: { readonly file: string; readonly privateHost: string | undefined },
  options: ReaderOptions,
): Promise<ReadResult> {
  const origin = isRemote(document.file) ? URL.parse(document.file)?.origin : undefined;
  const reach = { privateHost: document.privateHost, plainOrigins: origin === undefined ? [] : [origin] };
  return readDocumentFile(named, reach, options, 'unresolved-reference');
}

async function readDocumentFile(
  named: NamedFile,
  reach: FetchReach,
  options: ReaderOptions,
  unreadable: 'unreadable-file' | 'unreadable-overlay' | 'unresolved-reference',
): Promise<ReadResult> {
  const { file, address, reference, place } = named;
  const isText = named.isText === true && !isDocumentName(file);
  const parse = (text: string) =>
    isText ? { source: readPlain(file, text), problems: [] } : parseText(file, text);
  const stop = (problem: Problem) => ({ source: undefined, problems: [problem], privateHost: undefined });
  if (!isRemote(file)) {
    const read = await readLocalFile(options.siteRoot, file, unreadable !== 'unresolved-reference');
    if (read.kind === 'text') return { ...parse(read.text), privateHost: undefined };
    if (read.kind === 'encoding') return stop(describeEncoding('openapi', file, read));
    if (read.kind === 'outside') return stop(loadProblem('outside-root', place, reference));
    return stop(loadProblem(unreadable, place, reference, read.reason));
  }
  const { text, failure, isRefused, privateHost } = await fetchDocument(address, reach, options);
  if (isRefused) return stop(loadProblem('refused-address', place, reference, failure ?? ''));
  if (text === undefined) return stop(loadProblem('unreachable', place, reference, failure));
  const parsed = parse(text);
  if (failure === undefined && !options.isOffline) return { ...parsed, privateHost };
  const copied = describeEarlierCopy(reference, failure, place);
  return { ...parsed, problems: [copied, ...parsed.problems], privateHost };
}

/** A file's text, or why there is none: it lies outside the root, or the reason as "there is no such file". */
type FileResult =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'encoding'; readonly encoding: 'UTF-16' | 'unknown'; readonly line: number }
  | { readonly kind: 'outside' }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Maximum size of a file: 50 MB, four times the largest public document. */
const maximumBytes = 50_000_000;

/**
 * Reads a JSON or YAML file (UTF-8). `file` is relative to `siteRoot`, an absolute path; a file that lies outside it
 * once symbolic links are resolved is not opened. Unless it is named by a reference (`isNamed` is false) its name says what it is.
 */
export async function readLocalFile(siteRoot: string, file: string, isNamed = true): Promise<FileResult> {
  const path = resolve(siteRoot, file);
  if (!isInside(resolve(siteRoot), path)) return { kind: 'outside' };
  if (!isNamed && /(?:^|\/)\.[^./]/.test(file))
    return { kind: 'unreadable', reason: 'it is hidden, or in a hidden folder' };
  if (isNamed && !isDocumentName(path))
    return { kind: 'unreadable', reason: 'its name does not end in .json, .yaml or .yml' };
  try {
    const [root, real] = await Promise.all([realpath(siteRoot), realpath(path)]);
    if (!isInside(root, real)) return { kind: 'outside' };
    const facts = await stat(real);
    if (!facts.isFile()) return { kind: 'unreadable', reason: 'it is no file' };
    if (facts.size > maximumBytes) return { kind: 'unreadable', reason: 'it is larger than 50 MB' };
    const decoded = decodeText(await readFile(real));
    return 'text' in decoded ? { kind: 'text', ...decoded } : { kind: 'encoding', ...decoded };
  } catch (error) {
    return { kind: 'unreadable', reason: explainReadError(error) };
  }
}

/** Whether a path or an address is named as JSON or YAML. */
function isDocumentName(path: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(isRemote(path) ? path.replace(/[?#].*$/s, '') : path);
}

/** A file of text as the value that it is. */
function readPlain(file: string, text: string): SourceFile {
  const toPlace = createLocator(file, text);
  return {
    ...{ file, text, value: text.replace(/\r?\n$/, ''), keyOrder: new Map() },
    locator: { findOffset: () => 0, toPlace },
  };
}

/** Whether a path is `root` itself or lies below it; both absolute. */
function isInside(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
}

interface FetchResult {
  /** Undefined when there is neither an answer nor an earlier copy. */
  readonly text: string | undefined;
  /** Why the text is not fresh, as "no answer within 10 s"; undefined when it is, or when nothing may be fetched. */
  readonly failure: string | undefined;
  /** Whether the rules do not allow the address; then no copy is used either. */
  readonly isRefused: boolean;
  /** The host that gave the text when it is of a private network. */
  readonly privateHost: string | undefined;
}

/**
 * The text at an `http:` or `https:` URL, or its copy from an earlier build, which is kept under the URL without its
 * secrets. Never throws.
 */
async function fetchDocument(url: string, reach: FetchReach, options: ReaderOptions): Promise<FetchResult> {
  const { cacheFolder, isOffline, timeout } = options;
  const rest = { failure: undefined, isRefused: false, privateHost: reach.privateHost };
  const name = dropUrlSecrets(url);
  if (isOffline) return { ...rest, text: await readCopy(cacheFolder, name) };
  const answer = await fetchText(url, reach, { timeout, maximumBytes });
  if ('text' in answer) {
    await keepCopy(cacheFolder, name, answer.text);
    return { ...rest, ...answer };
  }
  const text = answer.isRefused ? undefined : await readCopy(cacheFolder, name);
  return { ...rest, ...answer, text };
}

/** Keeps the text of a URL for a build that cannot reach it. A folder that cannot be written to costs the copy only. */
async function keepCopy(folder: string, url: string, text: string): Promise<void> {
  const copy = copyPath(folder, url);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(`${copy}.${process.pid}`, `${hash(text)} ${url}\n${text}`);
    await rename(`${copy}.${process.pid}`, copy);
  } catch {
    // The text itself is there.
  }
}

/** The text of a URL as an earlier build kept it; undefined when there is none, or one that is damaged. */
async function readCopy(folder: string, url: string): Promise<string | undefined> {
  const kept = await readFile(copyPath(folder, url), 'utf8').catch(() => '');
  const end = kept.indexOf('\n');
  const text = kept.slice(end + 1);
  return end > 0 && kept.slice(0, end) === `${hash(text)} ${url}` ? text : undefined;
}

function copyPath(folder: string, url: string): string {
  return join(folder, `${hash(url)}.txt`);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Limits of a YAML text, which takes ten times the time and memory of JSON: UTF-16 units; lines and commas. */
const maximumYaml = 12_000_000;
const maximumLines = 400_000;

/** A JSON text when it is named so or looks so, else YAML. A page of a web site and an empty text are told as such. */
export function parseText(file: string, text: string): ParseResult {
  const other = recognizeText(text);
  const start = { file, line: 1, column: 1 };
  if (other) return { source: undefined, problems: [loadProblem('no-document', start, other)] };
  const looksLikeJson = /^\uFEFF?\s*[{[]/.test(text.slice(0, 1_000));
  const isLarge = text.length > maximumYaml || countLines(text) > maximumLines;
  // YAML takes JSON too, but ten times as long.
  const isJson = /\.json$/i.test(file) || (looksLikeJson && (isRemote(file) || isLarge));
  if (!isJson && isLarge) return { source: undefined, problems: [loadProblem('too-large', start)] };
  const { source, problems } = isJson ? parseJsonSource(file, text) : parseYamlSource(file, text);
  if (!source) return { source, problems };
  const replaced = replaceLoneSurrogates(source);
  return { source: replaced.source, problems: [...problems, ...replaced.problems] };
}

function countLines(text: string): number {
  let count = 0;
  for (const mark of ['\n', ','])
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count++;
  return count;
}

/** Half of a surrogate pair can only be written by an escape, such as `\ud83d`. */
const surrogateEscape = /\\[uU](?:0000)?[dD][89a-fA-F][\da-fA-F]{2}/;
const mostTold = 20;

/**
 * The file with U+FFFD in place of each half of a surrogate pair, for which UTF-8 has no bytes (RFC 8259, section 8.2),
 * and a warning for each of the first texts and keys that have one.
 */
function replaceLoneSurrogates(source: SourceFile): {
  readonly source: SourceFile;
  readonly problems: readonly Problem[];
} {
  if (!surrogateEscape.test(source.text)) return { source, problems: [] };
  const problems: Problem[] = [];
  const known = new Map<object, unknown>();
  const tell = (segments: readonly string[], part: PlacePart) => {
    if (problems.length >= mostTold) return;
    const offset = source.locator.findOffset(segments, part) ?? 0;
    problems.push(loadProblem('lone-surrogate', source.locator.toPlace(offset)));
  };
  const replace = (value: unknown, segments: readonly string[]): unknown => {
    if (typeof value === 'string') {
      if (value.isWellFormed()) return value;
      tell(segments, 'value');
      return value.toWellFormed();
    }
    if (!Array.isArray(value) && !isObject(value)) return value;
    // The value of an alias of YAML is one object in several places.
    const before = known.get(value);
    if (before !== undefined) return before;
    const replaced = Array.isArray(value)
      ? value.map((item, index) => replace(item, [...segments, String(index)]))
      : Object.fromEntries(
          Object.entries(value).map(([key, member]) => {
            if (!key.isWellFormed()) tell([...segments, key], 'key');
            return [key.toWellFormed(), replace(member, [...segments, key])];
          }),
        );
    known.set(value, replaced);
    return replaced;
  };
  const value = replace(source.value, []);
  return problems.length === 0 ? { source, problems } : { source: { ...source, value }, problems };
}
