import { findMistakes } from '../../json-schema/find-mistakes.ts';
import {
  createSchemaLookup,
  type DocumentNode,
  getChild,
  listChildren,
  type OpenApiDocument,
} from '../load/document.ts';
import { isOrderedObject, type OrderedJson, readOrderedJson, toPlainJson } from '../load/ordered-json.ts';
import { hasFlag, listKeyword, type MergedSchema, mergeSchema } from '../rows/merge-schema.ts';
import { findGivenExamples } from '../rows/summarize-schema.ts';

/** What the making of one example knows at each place in it. */
export interface ExampleContext {
  readonly document: OpenApiDocument;
  readonly direction: Direction;
  /** The places of the schemas that enclose this one. */
  readonly open: ReadonlySet<string>;
  readonly depth: number;
  /** What a text without further rules says. */
  readonly word: string;
  /** Other numbers than 0 ask for other values: of items that have to differ. */
  readonly variant: number;
  /** Whether only what is required is made. */
  readonly isBare: boolean;
  /** Whether what cannot be ended as its schema asks is cut, rather than given up. */
  readonly isCut: boolean;
  /** Values that the example may have still; optional ones after that are left out. */
  readonly values: { left: number };
  /** Schemas that may be looked at still; after that everything is given up. */
  readonly work: { left: number };
  /** Schemas that values may be compared with still; after that every value is taken as fitting. */
  readonly checks: { left: number };
  /** A value that fits these schemas together; undefined when there is none that ends. */
  readonly make: (context: ExampleContext, schemas: readonly DocumentNode[]) => OrderedJson | undefined;
}

/** Maximum depth of optional objects and arrays; deeper ones are left out. */
export const softDepth = 8;
/** Maximum depth of required ones; an example that needs deeper ones is given up. */
export const hardDepth = 40;

/** Which way a value travels: a request leaves out what is read-only, a response what is write-only. */
export type Direction = 'request' | 'response';

const ignored = new Set(['discriminator', 'unevaluatedItems', 'unevaluatedProperties']);
const formats: ReadonlySet<string> = new Set();

/**
 * Whether a value fits a schema (JSON Schema 2020-12, and `nullable` of OpenAPI 3.0). Formats are not looked at, nor
 * are the unevaluated keywords. What does not travel in this direction is not missed.
 */
export function fitsSchema(
  { document, direction, checks }: Pick<ExampleContext, 'document' | 'direction' | 'checks'>,
  { file, value: schema }: DocumentNode,
  value: OrderedJson,
): boolean {
  const resolve = createSchemaLookup(document);
  const reading = { resolve, budget: checks, direction, formats, ignored, isQuick: true };
  return findMistakes(reading, { schema, base: file }, toPlainJson(value)).next().done === true;
}

/** Maximum depth at which read-only and write-only properties are taken out. */
const maximumDepth = 12;

/**
 * The value that a schema itself names for an example: one of its examples, else `const`, `default`, the first of
 * `enum`; only one that fits all these schemas. Undefined when there is none. `variant` asks for another one of them.
 */
export function findGivenValue(
  context: ExampleContext,
  schemas: readonly DocumentNode[],
): OrderedJson | undefined {
  const { document, direction, variant } = context;
  const merged = mergeSchema(document, schemas);
  const examples = findGivenExamples(document, merged);
  const constants = listKeyword(merged, 'const');
  const initial = listKeyword(merged, 'default');
  const values = listKeyword(merged, 'enum').flatMap((node) => listChildren(document, node));
  const choices = values.map(([, node]) => node).toSorted((a, b) => Number(isNull(a)) - Number(isNull(b)));
  const others = variant === 0 ? initial.filter((node) => !isNull(node)) : [];
  let skipped = constants.length > 0 ? 0 : variant;
  for (const node of [...examples, ...constants, ...others, ...choices]) {
    const value = hideFields(document, merged, readOrderedJson(document, node), direction);
    if (!schemas.every((schema) => fitsSchema(context, schema, value))) continue;
    if (skipped-- === 0) return value;
  }
  return undefined;
}

function isNull({ value }: DocumentNode): boolean {
  return value === null;
}

/** A value without the properties that do not travel in this direction. */
export function hideFields(
  document: OpenApiDocument,
  schema: MergedSchema,
  value: OrderedJson,
  direction: Direction,
  depth = 0,
): OrderedJson {
  if (depth > maximumDepth) return value;
  if (Array.isArray(value)) {
    const [items] = listKeyword(schema, 'items');
    if (!items || value.every((item) => typeof item !== 'object')) return value;
    const inner = mergeSchema(document, [items]);
    return value.map((item: OrderedJson) => hideFields(document, inner, item, direction, depth + 1));
  }
  if (!isOrderedObject(value)) return value;
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  const properties = new Map(schema.properties);
  const entries = [...value].flatMap(([name, item]) => {
    const schemas = properties.get(name);
    if (!schemas) return [[name, item] as const];
    const property = mergeSchema(document, schemas);
    if (hasFlag(property, hidden)) return [];
    return [[name, hideFields(document, property, item, direction, depth + 1)] as const];
  });
  return new Map(entries);
}

/** The schemas that `if` and `dependentSchemas` add for this value. */
export function listConditionals(
  context: ExampleContext,
  merged: MergedSchema,
  value: OrderedJson,
): readonly DocumentNode[] {
  const { document } = context;
  return merged.parts.flatMap((part) => {
    const condition = getChild(part, 'if');
    const branch = condition && (fitsSchema(context, condition, value) ? 'then' : 'else');
    const dependents = listChildren(document, getChild(part, 'dependentSchemas'))
      .filter(([name]) => isOrderedObject(value) && value.has(name))
      .map(([, node]) => node);
    return [...(branch ? [getChild(part, branch)].filter((node) => node !== undefined) : []), ...dependents];
  });
}
