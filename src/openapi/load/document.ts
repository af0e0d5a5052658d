import { posix } from 'node:path';
import type { SchemaReading } from '../../json-schema/find-mistakes.ts';
import { isObject, readKey, readText } from '../../lib/json/json-value.ts';
import { escapeSegment, parseFragment, parsePointer } from '../../lib/json/pointer.ts';
import { decodeUri } from '../../lib/text/decode-uri.ts';
import type { Place } from '../../problem/problem.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';

/** An OpenAPI document with every file that it refers to; nothing in it is dereferenced. */
export interface OpenApiDocument {
  /** As named in `site.json`, without a slash or `./` in front: `openapi.yaml`, `https://example.com/openapi.json`. */
  readonly name: string;
  /** Its own file, a key of `files`. */
  readonly file: string;
  /** As the document says it: `3.0.1`. What is read here is always the form of 3.1. */
  readonly version: string;
  /** Whether the URL that it is fetched from has a secret, which `name` and `file` are without. */
  readonly hasSecretAddress?: boolean;
  /** Whether the text of one of its files has a secret in the URL of a server or reference. */
  readonly holdsSecret?: boolean;
  readonly files: ReadonlyMap<string, SourceFile>;
}

/** One JSON or YAML file of a document, read but with nothing in it followed. */
export interface SourceFile {
  /** Relative to the site root with `/`, or the URL it was fetched from. */
  readonly file: string;
  readonly text: string;
  /** The content; for a document of OpenAPI 2.0 or 3.0 what it is in 3.1. */
  readonly value: unknown;
  /**
   * For each object whose keys JavaScript puts in another order than the file (those that look like integers
   * come first): its JSON Pointer in the file, and its keys in the file's order.
   */
  readonly keyOrder: ReadonlyMap<string, readonly string[]>;
  readonly locator: ValueLocator;
  /** What overlays have made of it; undefined without one. */
  readonly overlaid?: OverlaidFile;
}

/** What overlays have changed in a file. */
interface OverlaidFile {
  /** The whole of it as it is now, for downloads. */
  readonly text: string;
  /** The overlays by their file. */
  readonly files: ReadonlyMap<string, SourceFile>;
  /** Where values come from, by their JSON Pointer in the file. */
  readonly places: ReadonlyMap<string, { readonly file: string; readonly pointer: string }>;
}

interface ValueLocator {
  /** Offset in the text (UTF-16 units) of the key or the value at these steps as the file has them; undefined: not there. */
  readonly findOffset: (segments: readonly string[], part: PlacePart) => number | undefined;
  /** The place of an offset. */
  readonly toPlace: (offset: number) => Place;
}

/** Which part of a member is meant: for an array's item both are its value. */
export type PlacePart = 'key' | 'value';

/** Maximum nesting depth of a document; real ones, generated ones too, stay under 100. */
export const maximumDepth = 500;

/**
 * The keys in the file's order when JavaScript enumerates them in another one, else undefined: keys that look like
 * array indices come first there, in ascending order (ECMA-262, OrdinaryOwnPropertyKeys).
 */
export function findMovedKeys(keys: readonly string[]): readonly string[] | undefined {
  if (!keys.some((key) => /^(?:0|[1-9]\d{0,9})$/.test(key))) return undefined;
  const unique = [...new Set(keys)];
  const enumerated = Object.keys(Object.fromEntries(unique.map((key) => [key, true])));
  return enumerated.every((key, index) => key === unique[index]) ? undefined : unique;
}

/** A value of a document together with its place: the graph's node. Its edges are found when asked for. */
export interface DocumentNode {
  /** A key of `OpenApiDocument.files`. */
  readonly file: string;
  /** JSON Pointer in that file. */
  readonly pointer: string;
  readonly value: unknown;
}

/** The document's outermost object. */
export function getRoot(document: OpenApiDocument): DocumentNode {
  return { file: document.file, pointer: '', value: document.files.get(document.file)?.value };
}

/** What makes two nodes the same place: file and pointer as one text. */
export function identify(node: DocumentNode): string {
  return `${node.file}#${node.pointer}`;
}

/** Where objects come from that stand in the place of a reference. */
const homes = new WeakMap<object, Pick<DocumentNode, 'file' | 'pointer'>>();

/** Says where an object comes from that is put in another place: its members are found there. */
export function setHome(value: object, { file, pointer }: Pick<DocumentNode, 'file' | 'pointer'>): void {
  homes.set(value, { file, pointer });
}

/** The member at `key`, or the array's item at that index; undefined when there is none. No reference is followed. */
export function getChild(node: DocumentNode, key: string): DocumentNode | undefined {
  const { value } = node;
  const child = isObject(value)
    ? readKey(value, key)
    : Array.isArray(value) && /^\d+$/.test(key)
      ? value[Number(key)]
      : undefined;
  if (child === undefined) return undefined;
  const home = typeof child === 'object' && child !== null ? homes.get(child) : undefined;
  if (home) return { ...home, value: child };
  return { file: node.file, pointer: `${node.pointer}/${escapeSegment(key)}`, value: child };
}

/** The members of an object in the file's order, or the items of an array by index; none for anything else. */
export function listChildren(
  document: OpenApiDocument,
  node: DocumentNode | undefined,
): readonly (readonly [key: string, child: DocumentNode])[] {
  if (!node || typeof node.value !== 'object' || node.value === null) return [];
  return listKeys(document, node).flatMap((key) => {
    const child = getChild(node, key);
    return child ? [[key, child] as const] : [];
  });
}

function listKeys(document: OpenApiDocument, node: DocumentNode): readonly string[] {
  const keys = Object.keys(node.value ?? {});
  const order = document.files.get(node.file)?.keyOrder;
  if (!order || order.size === 0) return keys;
  const source = [node.pointer, ...listSourcePointers(node.pointer)];
  const moved = source.map((pointer) => order.get(pointer)).find((found) => found !== undefined);
  if (!moved) return keys;
  return [...new Set([...moved.filter((key) => keys.includes(key)), ...keys])];
}

/** Where a value of the 3.1 form may have stood in a file of OpenAPI 3.0 or 2.0, the likelier first. */
export function listSourcePointers(pointer: string): readonly string[] {
  const moves: readonly (readonly [RegExp, string])[] = [
    [/\/examples\/default\/value(?=\/|$)/, '/example'],
    [/\/examples\/0(?=\/|$)/, '/example'],
    [/^\/components\/schemas\//, '/definitions/'],
    [/^\/components\/(parameters|responses)\//, '/$1/'],
    [/^\/components\/securitySchemes\//, '/securityDefinitions/'],
    [/^((?:\/paths)?\/.+?\/responses\/[^/]+)\/content\/[^/]+/, '$1'],
  ];
  const found: string[] = [];
  for (const [pattern, replacement] of moves) {
    for (const known of [pointer, ...found]) {
      const moved = known.replace(pattern, replacement);
      if (moved !== known && !found.includes(moved)) found.push(moved);
    }
  }
  return found;
}

/** The reference that a node is, as written, or undefined when it is none. */
export function readReference(node: DocumentNode): string | undefined {
  return isObject(node.value) ? readText(readKey(node.value, '$ref')) : undefined;
}

const targets = new WeakMap<OpenApiDocument, Map<string, DocumentNode>>();

/** The node that `$ref` names, one step far; undefined when it is not there. Looked for once in each document. */
export function resolveReference(
  document: OpenApiDocument,
  node: DocumentNode,
  reference: string,
): DocumentNode | undefined {
  const known = targets.get(document) ?? new Map<string, DocumentNode>();
  targets.set(document, known);
  const key = `${node.file}\n${reference}`;
  const found = known.get(key) ?? findWithin(document, node, reference, 0);
  if (found) known.set(key, found);
  return found;
}

/** How schemas of a document are found for `findMistakes`: `base` is a key of `OpenApiDocument.files`. */
export function createSchemaLookup(document: OpenApiDocument): SchemaReading['resolve'] {
  return (reference, base) => {
    const found = resolveReference(document, { file: base, pointer: '', value: undefined }, reference);
    return found && { schema: found.value, base: found.file };
  };
}

function findWithin(
  document: OpenApiDocument,
  node: DocumentNode,
  reference: string,
  hops: number,
): DocumentNode | undefined {
  const target = locateReference(reference, node.file);
  if (target.segments === undefined || hops > 50) return undefined;
  const source = document.files.get(target.file);
  if (!source) return undefined;
  let found: DocumentNode | undefined = { file: target.file, pointer: '', value: source.value };
  const segments = moveSegments(document, found, target.segments);
  for (const [index, segment] of segments.entries()) {
    found = found && getChild(found, segment);
    // A pointer may lead through a reference: #/paths/~1a/get/parameters/0/schema
    const inner: string | undefined = found && index < segments.length - 1 ? readReference(found) : undefined;
    if (found && inner !== undefined) found = findWithin(document, found, inner, hops + 1);
  }
  return found;
}

const areas: Readonly<Record<string, string>> = {
  definitions: 'schemas',
  parameters: 'parameters',
  responses: 'responses',
};

/** Other files of a document of 2.0 point to where its own file had its parts before it was brought into the form of 3.1. */
function moveSegments(
  document: OpenApiDocument,
  root: DocumentNode,
  segments: readonly string[],
): readonly string[] {
  const [first = '', ...rest] = segments;
  const home = areas[first];
  const isMoved =
    home !== undefined &&
    document.version.startsWith('2') &&
    root.file === document.file &&
    getChild(root, first) === undefined;
  return isMoved ? ['components', home, ...rest] : segments;
}

/**
 * The node itself, or what its chain of references leads to; undefined when a step is missing or it leads in a circle. From 3.1 on
 * a summary and a description beside a reference stand in the place of its own (OpenAPI 3.1.1, 4.8.23).
 */
export function followReferences(
  document: OpenApiDocument,
  node: DocumentNode | undefined,
): DocumentNode | undefined {
  const seen = new Set<string>();
  const hasBeside = !/^(?:2|3\.0)/.test(document.version);
  let beside: Readonly<Record<string, string>> = {};
  let current = node;
  while (current) {
    const reference = readReference(current);
    if (reference === undefined)
      return isObject(current.value) && Object.keys(beside).length > 0
        ? { ...current, value: { ...current.value, ...beside } }
        : current;
    if (seen.has(identify(current))) return undefined;
    seen.add(identify(current));
    if (hasBeside) beside = { ...readBeside(current), ...beside };
    current = resolveReference(document, current, reference);
  }
  return undefined;
}

/** What a Reference Object says itself of what it leads to. */
function readBeside({ value }: DocumentNode): Readonly<Record<string, string>> {
  const { summary, description } = isObject(value) ? value : {};
  return {
    ...(typeof summary === 'string' && { summary }),
    ...(typeof description === 'string' && { description }),
  };
}

/** The member at `key` with references followed. */
export function followChild(
  document: OpenApiDocument,
  node: DocumentNode | undefined,
  key: string,
): DocumentNode | undefined {
  return node && followReferences(document, getChild(node, key));
}

/** What a node is called: the last step of its pointer, or its file's name when it is a file as a whole. */
export function readName(node: DocumentNode): string {
  const file = node.file.split('/').at(-1) ?? node.file;
  return parsePointer(node.pointer).at(-1) ?? file.replace(/\.(?:json|ya?ml)$/i, '');
}

/**
 * The place of a node in its file as the writer wrote it, or of the nearest value above it that the file has (a
 * document of 2.0 or 3.0 is read in the form of 3.1, which moves some values).
 */
export function locateNode(
  document: OpenApiDocument,
  node: Pick<DocumentNode, 'file' | 'pointer'>,
  part: PlacePart,
): Place {
  const source = document.files.get(node.file);
  if (!source) return { file: node.file, line: 1, column: 1 };
  const { locator } = source;
  const overlay = findOverlay(source, node.pointer);
  if (overlay) return findNodePlace(overlay.source, parsePointer(overlay.pointer), part);
  const candidates = [node.pointer, ...listSourcePointers(node.pointer)].map(parsePointer);
  for (let dropped = 0; ; dropped++) {
    for (const segments of candidates) {
      if (dropped > segments.length) continue;
      const kept = segments.slice(0, segments.length - dropped);
      const offset = locator.findOffset(kept, dropped === 0 ? part : 'key');
      if (offset !== undefined) return locator.toPlace(offset);
    }
    if (candidates.every((segments) => dropped >= segments.length)) return locator.toPlace(0);
  }
}

/** The overlay that a value comes from, and the value's pointer there. */
function findOverlay(
  { overlaid }: SourceFile,
  pointer: string,
): { readonly source: SourceFile; readonly pointer: string } | undefined {
  if (!overlaid) return undefined;
  for (const known of [pointer, ...listSourcePointers(pointer)])
    for (let end = known.length; end > 0; end = known.lastIndexOf('/', end - 1)) {
      const place = overlaid.places.get(known.slice(0, end));
      const source = place && overlaid.files.get(place.file);
      if (source) return { source, pointer: place.pointer + known.slice(end) };
    }
  return undefined;
}

/** The place of a value in a file, or of the nearest one above it that the file has. */
export function findNodePlace(
  { locator }: SourceFile,
  segments: readonly string[],
  part: PlacePart = 'key',
): Place {
  for (let length = segments.length; length > 0; length--) {
    const offset = locator.findOffset(segments.slice(0, length), length === segments.length ? part : 'key');
    if (offset !== undefined) return locator.toPlace(offset);
  }
  return locator.toPlace(0);
}

/** Where a `$ref` leads. */
interface ReferenceTarget {
  /** Relative to the site root, or a URL without secrets; it may begin with `../` when it leaves the site. */
  readonly file: string;
  /** The steps of the pointer; undefined when the fragment is no JSON Pointer. */
  readonly segments: readonly string[] | undefined;
}

/** Where `reference` leads when it is written in `file` (RFC 3986, section 5; OpenAPI 3.1.1, 4.6). */
export function locateReference(reference: string, file: string): ReferenceTarget {
  const mark = reference.indexOf('#');
  const path = mark < 0 ? reference : reference.slice(0, mark);
  const segments = parseFragment(mark < 0 ? '' : reference.slice(mark + 1));
  return { file: path === '' ? file : joinReference(path, file), segments };
}

/** The URL that a reference written in the file at `address` is fetched from, secrets and all. */
export function resolveAddress(reference: string, address: string): string {
  const path = reference.replace(/#.*$/s, '');
  return URL.parse(path, isRemote(address) ? address : undefined)?.href ?? path;
}

/** Whether a file's name is a URL that has to be fetched. */
export function isRemote(file: string): boolean {
  return /^https?:\/\//i.test(file);
}

function joinReference(path: string, file: string): string {
  if (isRemote(path)) return dropUrlSecrets(path);
  if (isRemote(file)) return dropUrlSecrets(URL.parse(path, file)?.href ?? path);
  return posix.normalize(posix.join(posix.dirname(file), decodeUri(path) ?? path));
}
