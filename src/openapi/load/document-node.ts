import type { SchemaReading } from '../../json-schema/find-mistakes.ts';
import { isObject, readKey, readText } from '../../lib/json/json-value.ts';
import { escapeSegment, parsePointer } from '../../lib/json/pointer.ts';
import type { Place } from '../../problem/problem.ts';
import type { OpenApiDocument, PlacePart } from './document.ts';
import { locateReference } from './reference.ts';

/** A value of a document together with where it stands: the graph's node. Its edges are found when asked for. */
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

/** The member at `key`, or the array's item at that index; undefined when there is none. No reference is followed. */
export function getChild(node: DocumentNode, key: string): DocumentNode | undefined {
  const { value } = node;
  const child = isObject(value)
    ? readKey(value, key)
    : Array.isArray(value) && /^\d+$/.test(key)
      ? value[Number(key)]
      : undefined;
  if (child === undefined) return undefined;
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

const homes: Readonly<Record<string, string>> = {
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
  const home = homes[first];
  const isMoved =
    home !== undefined &&
    document.version.startsWith('2') &&
    root.file === document.file &&
    getChild(root, first) === undefined;
  return isMoved ? ['components', home, ...rest] : segments;
}

/** The node itself, or what its chain of references leads to; undefined when a step is missing or it leads in a circle. */
export function followReferences(
  document: OpenApiDocument,
  node: DocumentNode | undefined,
): DocumentNode | undefined {
  const seen = new Set<string>();
  let current = node;
  while (current) {
    const reference = readReference(current);
    if (reference === undefined) return current;
    if (seen.has(identify(current))) return undefined;
    seen.add(identify(current));
    current = resolveReference(document, current, reference);
  }
  return undefined;
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
  const locator = document.files.get(node.file)?.locator;
  if (!locator) return { file: node.file, line: 1, column: 1 };
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
