import {
  type DocumentNode,
  getChild,
  identify,
  listChildren,
  type OpenApiDocument,
  readReference,
  resolveReference,
} from '../load/document.ts';
import type { OrderedJson } from '../load/ordered-json.ts';
import { inferTypes, intersectTypes, type MergedSchema, mergeSchema } from '../rows/merge-schema.ts';
import {
  type Direction,
  type ExampleContext,
  findGivenValue,
  fitsSchema,
  hardDepth,
  listConditionals,
} from './given-value.ts';
import { makeNumber, makeString } from './make-primitive.ts';
import { makeArray, makeObject } from './make-structured.ts';

/** Maximum number of values in one example; optional ones beyond it are left out. */
const maximumValues = 300;
/** Maximum number of schema parts that are looked at for one example, failed tries included. */
const maximumWork = 2_000;
/** Maximum number of schemas that values are checked against for one example. */
const maximumChecks = 30_000;
/** Maximum number of combinations of `oneOf` and `anyOf` that are tried for one value. */
const maximumTries = 24;

/**
 * A value that fits a schema, with its keys in the file's order: the schema's own examples where it has some, else
 * `const`, `default`, the first of `enum`, else made from types, formats and bounds; what the schema names itself only
 * where it fits. What does not travel in this direction and what is deprecated is left out, unless it is required.
 * Cycles and deep nesting are cut where the schema allows it; where it has no end, the value does not fit. `word` is the
 * text for a plain string.
 */
export function makeExample(
  document: OpenApiDocument,
  schema: DocumentNode,
  direction: Direction,
  word = 'string',
): OrderedJson {
  const start = (isCut: boolean): ExampleContext => ({
    document,
    direction,
    open: new Set(),
    depth: 0,
    word,
    variant: 0,
    isBare: false,
    isCut,
    values: { left: maximumValues },
    work: { left: maximumWork },
    checks: { left: maximumChecks },
    make,
  });
  return make(start(false), [schema]) ?? make(start(true), [schema]) ?? null;
}

function make(context: ExampleContext, schemas: readonly DocumentNode[]): OrderedJson | undefined {
  const { values } = context;
  if (context.work.left <= 0) return undefined;
  values.left--;
  const given = findGivenValue(context, schemas);
  if (given !== undefined) return given;
  const before = values.left;
  let nearest: OrderedJson | undefined;
  let tries = 0;
  let isNullable = false;
  for (const decision of decideChoices(context, schemas)) {
    isNullable ||= decision.merged.isNullable;
    const isDoubtful = hasDoubt(decision);
    for (const isBare of isDoubtful && !context.isBare ? [false, true] : [context.isBare]) {
      if (tries++ >= maximumTries) return nearest;
      values.left = before;
      const value = makeDecided({ ...context, isBare }, decision);
      if (value === undefined) continue;
      if (!isDoubtful || schemas.every((schema) => fitsSchema(context, schema, value))) return value;
      nearest ??= value;
    }
  }
  // The end of a cycle.
  if (nearest !== undefined || !isNullable) return nearest;
  return schemas.every((schema) => fitsSchema(context, schema, null)) ? null : undefined;
}

/** Whether a value that is made from the parts may still not fit the whole. */
function hasDoubt({ merged, isChoice }: Decision): boolean {
  const keywords = ['not', 'if', 'dependentSchemas', 'contains', 'oneOf', 'maxProperties'];
  return (
    isChoice || merged.parts.some((part) => keywords.some((keyword) => getChild(part, keyword) !== undefined))
  );
}

function makeDecided(context: ExampleContext, decision: Decision): OrderedJson | undefined {
  const { schemas, merged, isChoice } = decision;
  const value = (isChoice ? findGivenValue(context, schemas) : undefined) ?? makePlain(context, merged);
  if (value === undefined) return undefined;
  const asked = new Set(schemas.map(identify));
  const further = listConditionals(context, merged, value).filter((node) => !asked.has(identify(node)));
  return further.length === 0 ? value : context.make(context, [...schemas, ...further]);
}

/** A value of a schema whose choices are made. */
function makePlain(context: ExampleContext, schema: MergedSchema): OrderedJson | undefined {
  const { open, depth, word, variant } = context;
  const types = intersectTypes(schema) ?? inferTypes(schema);
  if (!schema.isPossible) return undefined;
  if (types.length === 0) return intersectTypes(schema) && !schema.isNullable ? undefined : null;
  const isNested = types.includes('object') || types.includes('array');
  if (isNested && (depth >= hardDepth || schema.identities.some((identity) => open.has(identity))))
    return undefined;
  const inner: ExampleContext = {
    ...context,
    open: new Set([...open, ...schema.identities]),
    depth: depth + 1,
    word: 'string',
  };
  if (types.includes('object')) return makeObject(inner, schema);
  if (types.includes('array')) return makeArray(inner, schema);
  const [type] = types;
  if (type === 'string' || type === 'file') return makeString(schema, word, variant);
  if (type === 'integer' || type === 'number') return makeNumber(schema, type === 'integer', variant);
  return type === 'boolean' ? variant % 2 === 0 : null;
}

/** A schema with a choice made wherever it offers one. */
interface Decision {
  /** The schemas, and the options chosen. */
  readonly schemas: readonly DocumentNode[];
  readonly merged: MergedSchema;
  /** Whether there was anything to choose. */
  readonly isChoice: boolean;
}

/** Maximum number of nested choices that are made for one value. */
const maximumChoices = 8;

/**
 * The ways to decide what `oneOf` and `anyOf` leave open in schemas that hold together, in the file's order; without
 * those that would contain themselves.
 */
function* decideChoices(
  context: ExampleContext,
  schemas: readonly DocumentNode[],
  decided: ReadonlySet<string> = new Set(),
): Generator<Decision> {
  const merged = mergeSchema(context.document, schemas);
  context.work.left -= merged.parts.length;
  if (context.work.left <= 0) return;
  const group = decided.size < maximumChoices ? findOpenGroup(context, merged, decided) : undefined;
  if (!group) {
    yield { schemas, merged, isChoice: decided.size > 0 };
    return;
  }
  const closed = new Set([...decided, identify(group.node)]);
  for (const option of group.options) yield* decideChoices(context, [...schemas, option], closed);
}

function findOpenGroup(context: ExampleContext, merged: MergedSchema, decided: ReadonlySet<string>) {
  const { document, open } = context;
  const parts = new Set(merged.parts.map(identify));
  const locate = (option: DocumentNode) => {
    const reference = readReference(option);
    const target = reference === undefined ? undefined : resolveReference(document, option, reference);
    return identify(target ?? option);
  };
  for (const part of merged.parts) {
    for (const keyword of ['oneOf', 'anyOf']) {
      const node = getChild(part, keyword);
      if (!node || decided.has(identify(node))) continue;
      const options = listChildren(document, node).map(([, option]) => option);
      context.work.left -= options.length / 10;
      // A subtype that refers to its supertype by allOf is one of the supertype's choices itself.
      if (options.length === 0 || options.some((option) => parts.has(locate(option)))) continue;
      return { node, options: options.filter((option) => !open.has(locate(option))) };
    }
  }
  return undefined;
}
