import { posix } from 'node:path';
import { isObject } from '../../lib/json/json-value.ts';
import type { FieldRule, Shape, Shapes } from '../check/specification/shape.ts';
import {
  type DocumentNode,
  followReferences,
  getChild,
  isRemote,
  locateReference,
  type OpenApiDocument,
  readReference,
  resolveReference,
  setHome,
} from './document.ts';
import { findRule, type Visit } from './walk-document.ts';

/** A reference where the specification of its version has none, so that it is replaced by what it leads to. */
export interface MisplacedReference {
  /** The Reference Object, as its file has it. */
  readonly node: DocumentNode;
  /** What stands there is called: `An operation`, `"description" of an operation`. */
  readonly label: string;
  readonly field: FieldKind;
}

/**
 * What it stands for. In place of a text, and in an extension, its file may be a text; an example or an extension may also be data
 * that looks like a reference.
 */
type FieldKind = 'object' | 'text' | 'example' | 'extension';

/** What became of the misplaced references of an object. */
export interface Embedding {
  readonly embedded: readonly MisplacedReference[];
  /** Those that lead to themselves. */
  readonly circular: readonly MisplacedReference[];
  /** Those whose files are not read yet, or that lead nowhere. */
  readonly open: readonly MisplacedReference[];
}

/**
 * Replaces the misplaced references that are members of an object, or items of its lists and maps, by what they lead to, with what
 * stands beside them going first; theirs is the place that they come from. Path items keep what stands beside their `$ref`
 * too (OpenAPI 3.1.1, 4.8.9). The object itself is changed.
 */
export function embedMisplacedReferences(document: OpenApiDocument, visit: Visit, shapes: Shapes): Embedding {
  const { node, kind } = visit;
  const shape = shapes[kind];
  const found = { embedded: [], circular: [], open: [] } as Found;
  if (!shape || !isObject(node.value) || (shape.isReferable && readReference(node) !== undefined))
    return found;
  for (const key of Object.keys(node.value)) {
    const rule = findRule(shape, key);
    if (rule) embedMember(document, { owner: node, key, shape, shapes, found }, rule);
    else if (key.startsWith('x-')) embedData(document, node, key, { label: `"${key}"`, found }, 0);
  }
  return found;
}

interface Found {
  readonly embedded: MisplacedReference[];
  readonly circular: MisplacedReference[];
  readonly open: MisplacedReference[];
}

interface Member {
  readonly owner: DocumentNode;
  readonly key: string;
  readonly shape: Shape;
  readonly shapes: Shapes;
  readonly found: Found;
}

/** The fields of examples, which hold what an API takes or gives. */
const dataFields = new Set(['example', 'value']);

function embedMember(document: OpenApiDocument, member: Member, rule: FieldRule): void {
  const { owner, key, shape, shapes, found } = member;
  const label = `"${key}" of ${shape.label.charAt(0).toLowerCase()}${shape.label.slice(1)}`;
  if (rule.form === 'any') {
    if (dataFields.has(key)) embed(document, owner, key, { label, field: 'example', found });
    return;
  }
  if (rule.form === 'one') {
    if (!mayRefer(shapes, rule.kind, getChild(owner, key)))
      embed(document, owner, key, { label: shapes[rule.kind]?.label ?? label, found, kind: rule.kind });
    return;
  }
  embed(document, owner, key, {
    label,
    found,
    isInSchema: shape === shapes['schema'],
    field: rule.form === 'text' || rule.form === 'word' ? 'text' : 'object',
  });
  const list = getChild(owner, key);
  if (!list || !('kind' in rule)) {
    if (rule.form === 'texts' && Array.isArray(list?.value))
      for (const index of list.value.keys())
        embed(document, list, String(index), { label, found, field: 'text' });
    return;
  }
  for (const name of Object.keys(list.value ?? {}))
    if (!mayRefer(shapes, rule.kind, getChild(list, name)))
      embed(document, list, name, { label: shapes[rule.kind]?.label ?? label, found, kind: rule.kind });
}

/** Whether a reference may stand there, so that whoever reads it follows it. A path item with more than it is merged. */
function mayRefer(shapes: Shapes, kind: string, node: DocumentNode | undefined): boolean {
  if (kind === 'pathItem') return Object.keys(node?.value ?? {}).length < 2;
  return kind === 'schema' || shapes[kind]?.isReferable === true;
}

/** Maximum depth to which the values of extensions are looked at. */
const deepestData = 20;

function embedData(
  document: OpenApiDocument,
  owner: DocumentNode,
  key: string,
  how: { readonly label: string; readonly found: Found },
  depth: number,
): void {
  embed(document, owner, key, { ...how, field: 'extension' });
  const node = getChild(owner, key);
  if (depth > deepestData || typeof node?.value !== 'object') return;
  for (const name of Object.keys(node.value ?? {})) embedData(document, node, name, how, depth + 1);
}

interface HowToEmbed {
  readonly label: string;
  readonly found: Found;
  readonly field?: FieldKind;
  readonly isInSchema?: boolean;
  readonly kind?: string;
}

function embed(
  document: OpenApiDocument,
  owner: DocumentNode,
  key: string,
  { label, found, field = 'object', kind, isInSchema = false }: HowToEmbed,
): void {
  const node = getChild(owner, key);
  const reference = node && readReference(node);
  if (!node || reference === undefined) return;
  // Nobody is asked for what may be data of the API itself.
  if (field === 'example' && isRemote(reference)) return;
  const misplaced: MisplacedReference = { node, label, field };
  const target = followReferences(document, node);
  if (!target) {
    found.open.push(misplaced);
    return;
  }
  if (reaches(target.value, owner.value)) {
    found.circular.push(misplaced);
    return;
  }
  const { $ref: _, ...beside } = node.value as Readonly<Record<string, unknown>>;
  // Who compares values with schemas looks at these as they are, and follows what is in them from the file of the schema.
  if (isInSchema) {
    (owner.value as Record<string, unknown>)[key] = writeOut(document, target, node.file);
    found.embedded.push(misplaced);
    return;
  }
  const isMerged = Object.keys(beside).length > 0 && isObject(target.value);
  const value = isMerged ? { ...target.value, ...beside } : target.value;
  // The members of a merged object come from two places.
  for (const name of isMerged ? Object.keys(target.value) : []) keepHome(getChild(target, name));
  if (!isMerged) keepHome(target);
  (owner.value as Record<string, unknown>)[key] = value;
  if (kind !== 'pathItem' && (field === 'object' || field === 'text')) found.embedded.push(misplaced);
}

function keepHome(node: DocumentNode | undefined): void {
  if (typeof node?.value === 'object' && node.value !== null) setHome(node.value, node);
}

/** Whether a value holds an object, so that it would hold itself. */
function reaches(value: unknown, wanted: unknown): boolean {
  const seen = new Set<unknown>();
  const waiting = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === wanted) return true;
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    waiting.push(...Object.values(next));
  }
  return false;
}

/** The first reference of a chain whose file is not read; undefined for a chain that ends otherwise. */
export function findUnread(document: OpenApiDocument, start: DocumentNode): DocumentNode | undefined {
  const seen = new Set<unknown>();
  let node: DocumentNode | undefined = start;
  while (node && !seen.has(node.value)) {
    seen.add(node.value);
    const reference = readReference(node);
    if (reference === undefined) return undefined;
    if (!document.files.has(locateReference(reference, node.file).file)) return node;
    node = resolveReference(document, node, reference);
  }
  return undefined;
}

/** A value as JSON for another file of the document: what is in it refers to the same as where it stands. */
export function writeOut(document: OpenApiDocument, node: DocumentNode, to: string): unknown {
  const { file, value } = node;
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  const members = keys.map((key) => {
    const child = getChild(node, key);
    const isMoved = key === '$ref' && typeof child?.value === 'string' && file !== to;
    if (isMoved) return [key, moveReference(String(child.value), file, to)] as const;
    return [key, child && writeOut(document, child, to)] as const;
  });
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

function moveReference(reference: string, from: string, to: string): string {
  const { file } = locateReference(reference, from);
  const fragment = /#.*$/s.exec(reference)?.[0] ?? '';
  if (file === to) return fragment || '#';
  return (isRemote(file) ? file : encodeURI(posix.relative(posix.dirname(to), file))) + fragment;
}
