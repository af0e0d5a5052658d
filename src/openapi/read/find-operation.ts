import { findNearest } from '../../lib/text/nearest.ts';
import { stripQuotes } from '../../lib/text/strip-quotes.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';
import { methods } from '../check/specification/version-shapes.ts';
import { isRemote, type OpenApiDocument } from '../load/document.ts';
import type { OperationSummary } from './operation.ts';
import { listOperations, type OperationEntry, summarizeOperation } from './read-operations.ts';

/** Why an operation or a schema was not found, with the nearest ones as they can be written: `GET /api/user`. */
export interface Miss {
  readonly kind: 'missing';
  /** `unread`: a document that may have it could not be read, which is a problem of its own. */
  readonly reason:
    | 'malformed'
    | 'no-documents'
    | 'unknown-document'
    | 'unknown-operation'
    | 'unknown-schema'
    | 'unread';
  /** At most three, the nearest first; names of documents for `unknown-document`. */
  readonly nearest: readonly string[];
}

/** The operation, or why none was found. */
export type FindResult = { readonly kind: 'found'; readonly operation: OperationSummary } | Miss;

/**
 * The operation that a page's `openapi:` names: `METHOD /path`, `document METHOD /path`, `webhook name`, `channel name` (see
 * `parseOperationReference`). Slashes at the path's end do not count. Of several documents the first that has it.
 * `isComplete` is false when a document of the site could not be read.
 */
export function findOperation(
  documents: readonly OpenApiDocument[],
  reference: string,
  isComplete = true,
): FindResult {
  const wanted = parseOperationReference(reference);
  const miss = createMiss(isComplete);
  if (!wanted) return miss('malformed');
  if (documents.length === 0) return miss('no-documents');
  const { document: written } = wanted;
  const named =
    written === undefined ? documents : documents.filter((document) => isNamed(document, written));
  if (named.length === 0) return miss('unknown-document', suggestDocuments(documents, written ?? ''));
  const entries = named.flatMap(listOperations);
  const entry = match(entries, wanted);
  if (entry) return { kind: 'found', operation: summarizeOperation(entry) };
  return miss('unknown-operation', suggestOperations(entries, wanted));
}

/** Makes misses; where a document could not be read, it may have what is not found. */
export function createMiss(isComplete: boolean): (reason: Miss['reason'], nearest?: Miss['nearest']) => Miss {
  return (reason, nearest = []) =>
    reason === 'malformed' || isComplete
      ? { kind: 'missing', reason, nearest }
      : { kind: 'missing', reason: 'unread', nearest: [] };
}

function match(entries: readonly OperationEntry[], wanted: OperationReference): OperationEntry | undefined {
  const { kind, method, path } = wanted;
  if (kind === 'webhook') return entries.find((entry) => entry.isWebhook && entry.path === path);
  const channels = entries.filter(({ channel }) => channel !== undefined);
  if (kind === 'channel')
    return channels.find(({ channel }) => channel === path) ?? channels.find((entry) => entry.path === path);
  const sameMethod = entries.filter(
    (entry) => !entry.isWebhook && entry.channel === undefined && entry.method === method,
  );
  return (
    sameMethod.find((entry) => entry.path === path) ??
    sameMethod.find((entry) => trimSlashes(entry.path) === trimSlashes(path))
  );
}

function trimSlashes(path: string): string {
  return path.replace(/\/+$/, '');
}

/** An operation as a page can name it. */
function write(entry: OperationEntry): string {
  if (entry.channel !== undefined) return `channel ${entry.channel}`;
  return entry.isWebhook ? `webhook ${entry.path}` : `${entry.method} ${entry.path}`;
}

/** The same path with other methods, then the same path with other parameter names, then the nearest spelling. */
function suggestOperations(
  entries: readonly OperationEntry[],
  wanted: OperationReference,
): readonly string[] {
  const { kind, method, path } = wanted;
  const text = `${method ?? kind} ${path}`;
  const shape = (value: string) => trimSlashes(value).replace(/\{[^{}]*\}/g, '{}');
  const samePath = entries.filter((entry) => trimSlashes(entry.path) === trimSlashes(path));
  const sameShape = entries.filter(
    (entry) => shape(entry.path) === shape(path) && (method === undefined || entry.method === method),
  );
  const nearest = findNearest(text, entries.map(write));
  const found = [
    ...samePath.map(write),
    ...sameShape.map(write),
    ...(nearest === undefined ? [] : [nearest]),
  ];
  return [...new Set(found)].slice(0, 3);
}

function suggestDocuments(documents: readonly OpenApiDocument[], written: string): readonly string[] {
  const names = documents.map(({ name }) => name);
  const nearest = findNearest(written, names);
  return nearest === undefined ? names.slice(0, 3) : [nearest];
}

/** What a page's `openapi:` names. */
interface OperationReference {
  /** The document as written (`v1`, `openapi.yaml`, `apis/v1.json`); undefined when it is left to be found. */
  readonly document: string | undefined;
  readonly kind: 'operation' | 'webhook' | 'channel';
  /** Upper case; undefined for a webhook and a channel. */
  readonly method: string | undefined;
  /** `/api/user`, or the webhook's or the channel's name. */
  readonly path: string;
}

const anyMethod = methods.join('|');
const operationForm = new RegExp(`^(?:(\\S.*?)\\s+)?(${anyMethod})\\s+(/\\S*)$`, 'i');
const namedForm = /^(?:(\S.*?)\s+)?(webhook|channel)\s+(\S.*)$/i;

/**
 * Reads `METHOD /path`, `webhook name` and `channel name`, each also with a document in front: any letter case of the
 * method, white space around, quotes around the whole. Undefined when the text has none of these forms.
 */
export function parseOperationReference(text: string): OperationReference | undefined {
  const plain = stripQuotes(text);
  const operation = operationForm.exec(plain);
  if (operation) {
    const [, document, method = '', path = ''] = operation;
    return { kind: 'operation', document, method: method.toUpperCase(), path };
  }
  const [found, document, word = '', path = ''] = namedForm.exec(plain) ?? [];
  if (found === undefined) return undefined;
  const kind = word.toLowerCase() === 'channel' ? 'channel' : 'webhook';
  return { kind, document, method: undefined, path };
}

/**
 * What a page's `asyncapi:` names, `name` or `document name`, as `findOperation` takes it: `document channel name`. The document is
 * a file or a URL that ends in `.json`, `.yaml` or `.yml`.
 */
export function writeChannelReference(text: string): string {
  const plain = stripQuotes(text);
  const [, document, name = plain] = channelForm.exec(plain) ?? [];
  return document === undefined ? `channel ${name}` : `${document} channel ${name}`;
}

const channelForm = /^(\S+\.(?:json|ya?ml))\s+(\S.*)$/i;

/** The document that a page's `asyncapi:` names; undefined where it names none. */
export function readChannelDocument(text: string | undefined): string | undefined {
  return channelForm.exec(stripQuotes(text ?? ''))?.[1];
}

/**
 * Whether `written` means this document: its path or URL, its file's name, each with or without extension, and letter
 * case ignored.
 */
export function isNamed(document: OpenApiDocument, written: string): boolean {
  const wanted = normalize(dropUrlSecrets(written.replace(/^\.?\//, '')));
  const name = normalize(document.name);
  if (name === wanted || stripExtension(name) === wanted) return true;
  if (isRemote(written)) return false;
  const path = isRemote(name) ? (URL.parse(name)?.pathname ?? name) : `/${name}`;
  return path.endsWith(`/${wanted}`) || stripExtension(path).endsWith(`/${wanted}`);
}

function normalize(name: string): string {
  return name.replaceAll('\\', '/').toLowerCase();
}

function stripExtension(name: string): string {
  return name.replace(/\.(?:json|ya?ml)$/, '');
}

/** What a page's `api:` says: an operation that is described by hand. */
export interface ApiReference {
  /** Upper case. */
  readonly method: string;
  /** An absolute URL, or a path that follows the site's base URL; may hold `{parameters}`. */
  readonly url: string;
}

const apiForm = new RegExp(`^(${anyMethod})\\s+(\\S+)$`, 'i');

/**
 * Reads `METHOD url` of a page's frontmatter: any letter case of the method, quotes around the whole, `:name` segments
 * as `{name}`; secrets in the URL are left out. Undefined when it has another form, or the URL is neither `http:`, `https:` nor a path.
 */
export function readApiReference(text: string): ApiReference | undefined {
  const plain = stripQuotes(text);
  const [, method = '', url = ''] = apiForm.exec(plain) ?? [];
  if (url === '' || (!/^https?:\/\/[^/]/i.test(url) && !/^\/(?!\/)/.test(url))) return undefined;
  return { method: method.toUpperCase(), url: dropUrlSecrets(url).replace(/\/:([A-Za-z_]\w*)/g, '/{$1}') };
}
