import { isObject, readKey, readText, readTexts } from '../../lib/json/json-value.ts';
import { holdsBytes } from '../../lib/text/media-type.ts';
import {
  type DocumentNode,
  followReferences,
  getChild,
  getRoot,
  identify,
  listChildren,
  type OpenApiDocument,
  readName,
  readReference,
  resolveReference,
} from '../load/document.ts';

/** A schema with its references followed and its `allOf` parts put together, one level deep. */
export interface MergedSchema {
  /** What the schema is called: the last step of the first reference to it, or its key; undefined when it is inline. */
  readonly name: string | undefined;
  /** The places of the schema itself (`identify`), references on the way included; not those of its parts. */
  readonly identities: readonly string[];
  /** The same for all schemas that have the same rows: the place where these are written. */
  readonly rowsKey: string;
  /** False for the schema `false`, which nothing satisfies. */
  readonly isPossible: boolean;
  /** The nodes that make it up, the outermost first: that one's keywords win. */
  readonly parts: readonly DocumentNode[];
  /** As written, without `null`. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  /** Each property with all its schemas (several when parts declare it together), in the file's order. */
  readonly properties: readonly (readonly [name: string, schemas: readonly DocumentNode[]])[];
  readonly required: ReadonlySet<string>;
  /** What `oneOf` and `anyOf` offer, without null; a single one is merged into the schema instead. */
  readonly choices: readonly DocumentNode[];
  readonly choiceKind: 'oneOf' | 'anyOf';
}

/** Schemas of a document that are held at most once they were put together: what a page shows of one it shows again in an example. */
const mostMerged = 1000;

const merged = new WeakMap<OpenApiDocument, Map<string, MergedSchema>>();

/** What these schemas, which hold together, say. */
export function mergeSchema(document: OpenApiDocument, schemas: readonly DocumentNode[]): MergedSchema {
  const [schema, ...others] = schemas;
  if (!schema || others.length > 0) return putTogether(document, schemas);
  const known = merged.get(document) ?? new Map<string, MergedSchema>();
  merged.set(document, known);
  const identity = identify(schema);
  const found = known.get(identity);
  if (found) return found;
  if (known.size >= mostMerged) known.clear();
  const made = putTogether(document, schemas);
  known.set(identity, made);
  return made;
}

function putTogether(document: OpenApiDocument, schemas: readonly DocumentNode[]): MergedSchema {
  const gathered: Gathered = {
    parts: [],
    properties: new Map(),
    choices: [],
    identities: [],
    seen: new Set(),
    nullable: false,
    name: undefined,
    choiceKind: 'oneOf',
  };
  for (const schema of schemas) gather(document, schema, 0, gathered, true);
  const parts = gathered.parts.toSorted((a, b) => a.depth - b.depth).map(({ node }) => node);
  const types = readTypes(parts);
  return {
    name: gathered.name ?? findComponentName(schemas),
    identities: gathered.identities,
    rowsKey: [...new Set(schemas.map((schema) => identify(findRowsOwner(document, schema))))].join(' '),
    isPossible: parts.every((part) => part.value !== false),
    parts,
    types: types.filter((type) => type !== 'null'),
    isNullable: gathered.nullable || types.includes('null') || hasNull(parts),
    properties: [...gathered.properties],
    required: new Set(parts.flatMap((part) => readTexts(readOwn(part, 'required')))),
    choices: gathered.choices,
    choiceKind: gathered.choiceKind,
  };
}

/** The name of a schema that is not referred to but given by itself: one that a document keeps under names. */
function findComponentName(schemas: readonly DocumentNode[]): string | undefined {
  const [schema, ...others] = schemas;
  const isNamed = schema && /\/(?:schemas|definitions|\$defs)\/[^/]+$/.test(schema.pointer);
  return isNamed && others.length === 0 ? readName(schema) : undefined;
}

interface Gathered {
  readonly parts: { readonly node: DocumentNode; readonly depth: number }[];
  readonly properties: Map<string, readonly DocumentNode[]>;
  readonly choices: DocumentNode[];
  readonly identities: string[];
  readonly seen: Set<string>;
  nullable: boolean;
  name: string | undefined;
  choiceKind: 'oneOf' | 'anyOf';
}

function gather(
  document: OpenApiDocument,
  node: DocumentNode,
  depth: number,
  gathered: Gathered,
  isItself: boolean,
): void {
  const identity = identify(node);
  // A part that holds already says nothing new the second time.
  if (gathered.seen.has(identity) || depth > 50) return;
  gathered.seen.add(identity);
  if (isItself) gathered.identities.push(identity);
  gathered.parts.push({ node, depth });
  const add = (next: DocumentNode, isSame: boolean) =>
    gather(document, next, depth + 1, gathered, isItself && isSame);
  // Properties keep the order of the keywords in the file.
  for (const [key, child] of listChildren(document, node)) {
    if (key === '$ref') {
      const target = resolveReference(document, node, readReference(node) ?? '');
      if (target && isItself) gathered.name ??= readName(target);
      if (target) add(target, true);
    } else if (key === 'allOf') {
      const all = listChildren(document, child);
      const isWrapper = all.length === 1 && getChild(node, 'properties') === undefined;
      for (const [, part] of all) add(part, isWrapper);
    } else if (key === 'properties') {
      for (const [name, schema] of listChildren(document, child))
        gathered.properties.set(name, [...(gathered.properties.get(name) ?? []), schema]);
    } else if (key === 'oneOf' || key === 'anyOf') {
      const all = listChildren(document, child).map(([, choice]) => choice);
      // A subtype that refers to its supertype by allOf is one of the supertype's choices itself.
      if (all.some((choice) => isSeen(document, choice, gathered.seen))) continue;
      const real = all.filter((choice) => !isNull(choice));
      if (real.length < all.length) gathered.nullable = true;
      const only = real.length === 1 ? real[0] : undefined;
      if (only) add(only, getChild(node, 'properties') === undefined);
      else gathered.choices.push(...real);
      if (!only && real.length > 0) gathered.choiceKind = key;
    } else if (key === 'discriminator' && !hasChoices(node)) {
      // OpenAPI 3.1.1, 4.8.25: a schema that others name in `allOf` may tell them apart without naming them in `oneOf`.
      const subtypes = listMappedSchemas(document, child).map(([, target]) => target);
      if (subtypes.every((subtype) => !gathered.seen.has(identify(subtype)))) {
        const unique = new Map(subtypes.map((subtype) => [identify(subtype), subtype]));
        gathered.choices.push(...unique.values());
      }
    }
  }
}

function hasChoices(node: DocumentNode): boolean {
  return getChild(node, 'oneOf') !== undefined || getChild(node, 'anyOf') !== undefined;
}

function isSeen(document: OpenApiDocument, node: DocumentNode, seen: ReadonlySet<string>): boolean {
  const reference = readReference(node);
  const target = reference === undefined ? undefined : resolveReference(document, node, reference);
  return target !== undefined && seen.has(identify(target));
}

/** `nullable` is OpenAPI 3.0's, which stays in files that a document of 3.0 refers to. */
function hasNull(parts: readonly DocumentNode[]): boolean {
  return parts.some((part) => readOwn(part, 'nullable') === true);
}

/** The types of the outermost part that has any. */
function readTypes(parts: readonly DocumentNode[]): readonly string[] {
  for (const part of parts) {
    const type = readOwn(part, 'type');
    const types = readText(type) === undefined ? readTexts(type) : [String(type)];
    if (types.length > 0) return types;
  }
  return [];
}

function readOwn({ value }: DocumentNode, keyword: string): unknown {
  return isObject(value) ? readKey(value, keyword) : undefined;
}

/** The node of a keyword in the outermost part that has it. */
export function findKeyword(schema: MergedSchema, keyword: string): DocumentNode | undefined {
  for (const part of schema.parts) {
    const found = getChild(part, keyword);
    if (found) return found;
  }
  return undefined;
}

/** Whether a keyword is true in any part. */
export function hasFlag(schema: MergedSchema, keyword: string): boolean {
  return schema.parts.some((part) => readOwn(part, keyword) === true);
}

/** The numbers that the parts give for a keyword. */
export function listNumbers(schema: MergedSchema, keyword: string): readonly number[] {
  return schema.parts.flatMap((part) => {
    const value = readOwn(part, keyword);
    return typeof value === 'number' && Number.isFinite(value) ? [value] : [];
  });
}

/** The nodes of a keyword in all parts of a schema that have it, the outermost first: they hold together. */
export function listKeyword(schema: Pick<MergedSchema, 'parts'>, keyword: string): readonly DocumentNode[] {
  return schema.parts.flatMap((part) => getChild(part, keyword) ?? []);
}

/** The types that all parts allow together, without null; undefined when none of them says any. */
export function intersectTypes(schema: MergedSchema): readonly string[] | undefined {
  let types: readonly string[] | undefined;
  for (const { value } of listKeyword(schema, 'type')) {
    const own = (Array.isArray(value) ? value : [value]).filter((type) => type !== 'null').map(String);
    const all: readonly string[] = types ?? own;
    types = all.flatMap((type) => {
      if (own.includes(type)) return [type];
      if (type === 'number' && own.includes('integer')) return ['integer'];
      return type === 'integer' && own.includes('number') ? ['integer'] : [];
    });
  }
  return types;
}

/** Keywords that decide which rows a schema has below its own. */
const rowKeywords: readonly string[] = [
  ...['properties', 'patternProperties', 'additionalProperties', 'required', 'items', 'prefixItems'],
  ...['allOf', 'oneOf', 'anyOf', 'discriminator'],
];

/**
 * The schema in which the rows of this one are written: itself, or what it leads to by `$ref`, or by an `allOf`,
 * `oneOf` or `anyOf` with one member other than null, when it adds nothing to its rows.
 */
export function findRowsOwner(document: OpenApiDocument, schema: DocumentNode): DocumentNode {
  let owner = schema;
  for (let steps = 0; steps < 50; steps++) {
    const next = findInner(document, owner);
    if (!next) return owner;
    owner = next;
  }
  return owner;
}

function findInner(document: OpenApiDocument, node: DocumentNode): DocumentNode | undefined {
  const { value } = node;
  if (!isObject(value)) return undefined;
  const used = rowKeywords.filter((keyword) => readKey(value, keyword) !== undefined);
  const reference = readReference(node);
  if (reference !== undefined)
    return used.length === 0 ? resolveReference(document, node, reference) : undefined;
  const [keyword] = used;
  if (used.length !== 1 || !keyword || !['allOf', 'oneOf', 'anyOf'].includes(keyword)) return undefined;
  const members = listChildren(document, getChild(node, keyword))
    .map(([, member]) => member)
    .filter((member) => keyword === 'allOf' || !isNull(member));
  return members.length === 1 ? members[0] : undefined;
}

/** Whether a schema allows null and nothing else. */
export function isNull({ value }: DocumentNode): boolean {
  if (!isObject(value)) return false;
  return readKey(value, 'type') === 'null' || (Object.hasOwn(value, 'const') && value.const === null);
}

/**
 * The values under `mapping` of a discriminator, each with the schema that it means: by name or by reference
 * (OpenAPI 3.1.1, 4.8.25). Those that lead nowhere are left out.
 */
export function listMappedSchemas(
  document: OpenApiDocument,
  discriminator: DocumentNode,
): readonly (readonly [value: string, schema: DocumentNode])[] {
  return listChildren(document, getChild(discriminator, 'mapping')).flatMap(([value, node]) => {
    const target = findMapped(document, node);
    return target ? [[value, target] as const] : [];
  });
}

function findMapped(document: OpenApiDocument, node: DocumentNode): DocumentNode | undefined {
  const reference = readText(node.value);
  if (reference === undefined) return undefined;
  const isName = /^[\w.-]+$/.test(reference);
  const named = isName
    ? resolveReference(document, getRoot(document), `#/components/schemas/${reference}`)
    : undefined;
  return followReferences(document, named ?? resolveReference(document, node, reference));
}

/** The schemas of an array's items: that of `items`, or each of `prefixItems`; none for `true` and `false`. */
export function listItemSchemas(
  document: OpenApiDocument,
  schema: MergedSchema,
  keyword: 'items' | 'prefixItems',
): readonly DocumentNode[] {
  const node = findKeyword(schema, keyword);
  if (keyword === 'prefixItems') return listChildren(document, node).map(([, item]) => item);
  return node && isObject(node.value) ? [node] : [];
}

/**
 * The types of a schema, without null: those it names, else those that its keywords or values imply; none when nothing
 * is said.
 */
export function inferTypes(schema: MergedSchema): readonly string[] {
  if (schema.types.length > 0) return schema.types.map((type) => (isFile(schema, type) ? 'file' : type));
  const has = (...keywords: string[]) =>
    keywords.some((keyword) => findKeyword(schema, keyword) !== undefined);
  if (schema.properties.length > 0 || has('additionalProperties', 'patternProperties')) return ['object'];
  if (has('items', 'prefixItems')) return ['array'];
  const values = listValues(schema);
  if (values.length > 0)
    return [...new Set(values.filter((value) => value !== null).map((value) => typeOfValue(value)))];
  if (has('contentMediaType')) return ['file'];
  if (has('contentEncoding', 'pattern', 'minLength', 'maxLength')) return ['string'];
  if (has('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf')) return ['number'];
  return [];
}

/**
 * OpenAPI 3.0 and 2.0 call bytes a string of the format `binary`; documents of 3.1 still do, or name a media type
 * without an encoding.
 */
function isFile(schema: MergedSchema, type: string): boolean {
  if (type !== 'string') return false;
  const mediaType = findKeyword(schema, 'contentMediaType')?.value;
  const isBytes = typeof mediaType === 'string' && holdsBytes(mediaType);
  return (
    findKeyword(schema, 'format')?.value === 'binary' ||
    (isBytes && findKeyword(schema, 'contentEncoding') === undefined)
  );
}

/** What `enum` or `const` allow. */
export function listValues(schema: MergedSchema): readonly unknown[] {
  const constant = findKeyword(schema, 'const');
  if (constant) return [constant.value];
  const values = findKeyword(schema, 'enum')?.value;
  return Array.isArray(values) ? values : [];
}

function typeOfValue(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (isObject(value)) return 'object';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
