import { fitsSchema } from '../check/fits-schema.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, getChild, identify } from '../load/node.ts';
import type { OrderedJson } from '../load/ordered-json.ts';
import type { MergedSchema } from '../rows/merge-schema.ts';
import { inferTypes } from '../rows/schema-type.ts';
import { type Decision, decideChoices } from './decide-choices.ts';
import type { Direction } from './direction.ts';
import { type ExampleContext, hardDepth } from './example-context.ts';
import { findGivenValue, listConditionals } from './find-given-value.ts';
import { makeArray } from './make-array.ts';
import { makeNumber } from './make-number.ts';
import { makeObject } from './make-object.ts';
import { makeText } from './make-text.ts';
import { intersectTypes } from './part-keywords.ts';

export type { Direction };

/** Values of one example; optional ones after that are left out. */
const maximumValues = 300;
/** Parts of schemas that are looked at for one example, tries included. */
const maximumWork = 2_000;
/** Schemas that values are compared with for one example. */
const maximumChecks = 30_000;
/** Ways that are tried to choose among `oneOf` and `anyOf`, for one value. */
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
  if (type === 'string' || type === 'file') return makeText(schema, word, variant);
  if (type === 'integer' || type === 'number') return makeNumber(schema, type === 'integer', variant);
  return type === 'boolean' ? variant % 2 === 0 : null;
}
