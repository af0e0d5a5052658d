import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, getChild, listChildren } from '../load/document-node.ts';
import { isOrderedObject, type OrderedJson, readOrderedJson } from '../load/ordered-json.ts';
import { hasFlag, listKeyword, type MergedSchema, mergeSchema } from '../rows/merge-schema.ts';
import { findGivenExamples } from '../rows/schema-facts.ts';
import { type Direction, type ExampleContext, fitsSchema } from './example-context.ts';

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
