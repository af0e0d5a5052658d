import { isDeepStrictEqual } from 'node:util';
import { matchPattern } from '../../json-schema/pattern/match-pattern.ts';
import {
  isObject,
  type JsonObject,
  readKey,
  readObject,
  readText,
  readTexts,
} from '../../lib/json/json-value.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import type { OpenApiDocument } from '../load/document.ts';
import {
  type DocumentNode,
  followReferences,
  getChild,
  listChildren,
  readReference,
  resolveReference,
} from '../load/document-node.ts';
import { type Mismatch, matchNumber, matchText, matchType, showValue } from './match-scalar.ts';

/** One comparison of a value with a schema. */
export interface Matching {
  readonly document: OpenApiDocument;
  /** What is sent lacks what is only read, and the other way round; undefined: either may be missing. */
  readonly direction: 'request' | 'response' | undefined;
  /** How many schemas may still be looked at. */
  readonly budget: { steps: number };
}

/** A value, and the steps to it in the whole that is compared. */
interface Part {
  readonly value: unknown;
  readonly segments: readonly string[];
}

/** Maximum number of references followed without a step into the value; more of them are a cycle. */
const maximumHops = 50;

/**
 * What of a value a schema does not allow (JSON Schema 2020-12, and what 2.0 and 3.0 have instead of it). The schema is
 * read where it stands, reference by reference, and no code is made of it, so that neither a recursive document nor a
 * hostile one costs more than the budget: when it is used up, what is left counts as matching. That a value matches
 * several of `oneOf`, and `unevaluated...`, are not told.
 */
export function matchSchema(
  matching: Matching,
  schema: DocumentNode,
  part: Part,
  hops = 0,
): readonly Mismatch[] {
  const { document, budget } = matching;
  budget.steps -= 1;
  if (budget.steps < 0 || hops > maximumHops) return [];
  if (schema.value === false) return [{ segments: part.segments, reason: 'is not allowed there' }];
  if (!isObject(schema.value)) return [];
  const reference = readReference(schema);
  const target = reference === undefined ? undefined : resolveReference(document, schema, reference);
  const referred = target ? matchSchema(matching, target, part, hops + 1) : [];
  const isOlder = /^[23]\.0/.test(document.version);
  if (isOlder && part.value === null && readKey(schema.value, 'nullable') === true) return [];
  if (reference !== undefined && isOlder) return referred;
  const typed = matchType(part.value, readTypes(schema.value), part.segments);
  if (typed.length > 0) return typed;
  return [
    ...referred,
    ...matchEnum(part, schema.value),
    ...matchValue(matching, schema, part),
    ...matchChoices(matching, schema, part, hops),
  ];
}

function readTypes({ type }: JsonObject): readonly string[] {
  return typeof type === 'string' ? [type] : readTexts(type);
}

function matchEnum({ value, segments }: Part, schema: JsonObject): readonly Mismatch[] {
  const choices = readKey(schema, 'enum');
  if (
    Array.isArray(choices) &&
    choices.length > 0 &&
    !choices.some((choice) => isDeepStrictEqual(choice, value))
  ) {
    const shown = choices.slice(0, 8).map(showValue).join(', ');
    const texts = readTexts(choices);
    const nearest = typeof value === 'string' ? findNearest(value, texts) : undefined;
    return [
      {
        segments,
        reason: `must be ${choices.length === 1 ? '' : 'one of '}${shown}${choices.length > 8 ? ', ...' : ''}, but is ${showValue(value)}`,
        hint: nearest === undefined ? undefined : `Did you mean ${showValue(nearest)}?`,
      },
    ];
  }
  if (!Object.hasOwn(schema, 'const') || isDeepStrictEqual(schema['const'], value)) return [];
  return [{ segments, reason: `must be ${showValue(schema['const'])}, but is ${showValue(value)}` }];
}

function matchValue(matching: Matching, schema: DocumentNode, part: Part): readonly Mismatch[] {
  const { value, segments } = part;
  if (!isObject(schema.value)) return [];
  if (typeof value === 'number') return matchNumber(value, schema.value, segments);
  if (typeof value === 'string') return matchText(value, schema.value, segments);
  if (Array.isArray(value)) return matchItems(matching, schema, value, segments);
  return isObject(value) ? matchProperties(matching, schema, value, segments) : [];
}

/** The schemas in a list, such as `allOf`. */
function listSchemas(document: OpenApiDocument, schema: DocumentNode, key: string): readonly DocumentNode[] {
  return listChildren(document, getChild(schema, key)).map(([, node]) => node);
}

/** What a schema does not allow of an object. */
function matchProperties(
  matching: Matching,
  schema: DocumentNode,
  value: JsonObject,
  segments: readonly string[],
): readonly Mismatch[] {
  const rules = readObject(schema.value);
  return [
    ...matchRequired(matching, schema, value, segments),
    ...matchSize(rules, value, segments),
    ...Object.keys(value).flatMap((name) => matchProperty(matching, schema, value, name, segments)),
    ...matchDependents(matching, schema, value, segments),
  ];
}

function matchRequired(
  { document, direction }: Matching,
  schema: DocumentNode,
  value: JsonObject,
  segments: readonly string[],
): readonly Mismatch[] {
  const properties = getChild(schema, 'properties');
  return readTexts(readKey(readObject(schema.value), 'required')).flatMap((name) => {
    if (Object.hasOwn(value, name)) return [];
    const property = properties && followReferences(document, getChild(properties, name));
    const { readOnly, writeOnly } = readObject(property?.value);
    if ((readOnly === true && direction !== 'response') || (writeOnly === true && direction !== 'request'))
      return [];
    const near = findNearest(name, Object.keys(value));
    const isMisspelt = near !== undefined && !Object.hasOwn(readObject(properties?.value), near);
    return [
      {
        segments: isMisspelt ? [...segments, near] : segments,
        reason: isMisspelt
          ? `stands where the schema requires ${showValue(name)}`
          : `lacks ${showValue(name)}, which the schema requires`,
        hint: isMisspelt
          ? `Did you mean ${showValue(name)}?`
          : `Add ${showValue(name)} to the example, or take it out of "required".`,
      },
    ];
  });
}

function matchSize(rules: JsonObject, value: JsonObject, segments: readonly string[]): readonly Mismatch[] {
  const count = Object.keys(value).length;
  const least = readKey(rules, 'minProperties');
  const most = readKey(rules, 'maxProperties');
  if (typeof least === 'number' && count < least)
    return [{ segments, reason: `must have at least ${least} properties, but has ${count}` }];
  if (typeof most === 'number' && count > most)
    return [{ segments, reason: `must have at most ${most} properties, but has ${count}` }];
  return [];
}

function matchProperty(
  matching: Matching,
  schema: DocumentNode,
  value: JsonObject,
  name: string,
  segments: readonly string[],
): readonly Mismatch[] {
  const part = { value: value[name], segments: [...segments, name] };
  const properties = getChild(schema, 'properties');
  const named = isObject(properties?.value) ? getChild(properties, name) : undefined;
  const patterns = listChildren(matching.document, getChild(schema, 'patternProperties')).map(
    ([pattern, node]) => ({ node, isMatch: matchPattern(pattern, name) }),
  );
  const found = [
    ...(named ? matchSchema(matching, named, part) : []),
    ...patterns.flatMap(({ node, isMatch }) => (isMatch === true ? matchSchema(matching, node, part) : [])),
    ...matchName(matching, schema, name, part.segments),
  ];
  const additional = getChild(schema, 'additionalProperties');
  if (named || patterns.some(({ isMatch }) => isMatch !== false) || !additional) return found;
  if (additional.value !== false) return [...found, ...matchSchema(matching, additional, part)];
  const known = Object.keys(readObject(properties?.value));
  const nearest = findNearest(name, known);
  return [
    ...found,
    {
      segments: part.segments,
      reason: 'is none of the properties, and the schema allows no others',
      hint: nearest === undefined ? undefined : `Did you mean ${showValue(nearest)}?`,
    },
  ];
}

function matchName(
  matching: Matching,
  schema: DocumentNode,
  name: string,
  segments: readonly string[],
): readonly Mismatch[] {
  const names = getChild(schema, 'propertyNames');
  if (!names) return [];
  return matchSchema(matching, names, { value: name, segments }).map(({ reason }) => ({
    segments,
    reason: `has a name that ${reason}`,
  }));
}

function matchDependents(
  matching: Matching,
  schema: DocumentNode,
  value: JsonObject,
  segments: readonly string[],
): readonly Mismatch[] {
  const required = Object.entries(readObject(readKey(readObject(schema.value), 'dependentRequired')));
  const missing = required
    .filter(([name]) => Object.hasOwn(value, name))
    .flatMap(([name, others]) =>
      readTexts(others)
        .filter((other) => !Object.hasOwn(value, other))
        .map((other) => ({
          segments,
          reason: `has ${showValue(name)}, so that the schema requires ${showValue(other)} too`,
        })),
    );
  const schemas = listChildren(matching.document, getChild(schema, 'dependentSchemas'))
    .filter(([name]) => Object.hasOwn(value, name))
    .flatMap(([, node]) => matchSchema(matching, node, { value, segments }));
  return [...missing, ...schemas];
}

/** What a schema does not allow of a list. `items` may be a list of schemas, as before 2020-12. */
function matchItems(
  matching: Matching,
  schema: DocumentNode,
  value: readonly unknown[],
  segments: readonly string[],
): readonly Mismatch[] {
  const items = getChild(schema, 'items');
  const isTuple = Array.isArray(items?.value);
  const first = listSchemas(matching.document, schema, isTuple ? 'items' : 'prefixItems');
  const rest = isTuple ? getChild(schema, 'additionalItems') : items;
  const found = value.flatMap((item, index) => {
    const inner = first[index] ?? rest;
    const at = [...segments, String(index)];
    return inner ? matchSchema(matching, inner, { value: item, segments: at }) : [];
  });
  return [
    ...matchCount(schema, value, segments),
    ...found,
    ...matchContains(matching, schema, value, segments),
  ];
}

function matchCount(
  schema: DocumentNode,
  value: readonly unknown[],
  segments: readonly string[],
): readonly Mismatch[] {
  if (!isObject(schema.value)) return [];
  const least = readKey(schema.value, 'minItems');
  const most = readKey(schema.value, 'maxItems');
  const isUnique = readKey(schema.value, 'uniqueItems') === true;
  const found: Mismatch[] = [];
  const count = (limit: number) => `${limit} item${limit === 1 ? '' : 's'}`;
  if (typeof least === 'number' && value.length < least)
    found.push({ segments, reason: `must have at least ${count(least)}, but has ${value.length}` });
  if (typeof most === 'number' && value.length > most)
    found.push({ segments, reason: `must have at most ${count(most)}, but has ${value.length}` });
  if (isUnique && value.length <= 1_000) {
    const twice = value.findIndex((item, index) =>
      value.slice(0, index).some((earlier) => isDeepStrictEqual(earlier, item)),
    );
    if (twice >= 0)
      found.push({
        segments: [...segments, String(twice)],
        reason: 'is in the list already, which must not repeat',
      });
  }
  return found;
}

function matchContains(
  matching: Matching,
  schema: DocumentNode,
  value: readonly unknown[],
  segments: readonly string[],
): readonly Mismatch[] {
  const contains = getChild(schema, 'contains');
  if (!contains || !isObject(schema.value)) return [];
  const least = readKey(schema.value, 'minContains') ?? 1;
  const most = readKey(schema.value, 'maxContains');
  const count = value.filter(
    (item) => matchSchema(matching, contains, { value: item, segments }).length === 0,
  ).length;
  if (typeof least === 'number' && count < least)
    return [{ segments, reason: 'lacks an item that "contains" of the schema asks for' }];
  if (typeof most === 'number' && count > most)
    return [
      { segments, reason: `must hold at most ${most} of what "contains" asks for, but holds ${count}` },
    ];
  return [];
}

/** What `allOf`, `anyOf`, `oneOf`, `not` and `if` do not allow. */
function matchChoices(
  matching: Matching,
  schema: DocumentNode,
  part: Part,
  hops: number,
): readonly Mismatch[] {
  const { document } = matching;
  const match = (inner: DocumentNode) => matchSchema(matching, inner, part, hops + 1);
  const all = listSchemas(document, schema, 'allOf').flatMap(match);
  const choices = ['anyOf', 'oneOf'].flatMap((key) => matchOneOf(matching, schema, key, part, hops));
  return [...all, ...choices, ...matchNot(schema, match, part), ...matchCondition(schema, match)];
}

function matchNot(
  schema: DocumentNode,
  match: (inner: DocumentNode) => readonly Mismatch[],
  { segments }: Part,
): readonly Mismatch[] {
  const not = getChild(schema, 'not');
  if (!isObject(not?.value) || match(not).length > 0) return [];
  return [{ segments, reason: 'is what "not" of the schema forbids' }];
}

function matchCondition(
  schema: DocumentNode,
  match: (inner: DocumentNode) => readonly Mismatch[],
): readonly Mismatch[] {
  const condition = getChild(schema, 'if');
  if (!condition) return [];
  const branch = getChild(schema, match(condition).length === 0 ? 'then' : 'else');
  return branch ? match(branch) : [];
}

/** Nothing when one of the schemas matches; else what the one that comes nearest does not allow. */
function matchOneOf(
  matching: Matching,
  schema: DocumentNode,
  key: string,
  part: Part,
  hops: number,
): readonly Mismatch[] {
  const schemas = listSchemas(matching.document, schema, key);
  const chosen = findChosen(matching, schema, schemas, part.value);
  if (chosen) return matchSchema(matching, chosen, part, hops + 1);
  let nearest: readonly Mismatch[] | undefined;
  for (const inner of schemas) {
    const found = matchSchema(matching, inner, part, hops + 1);
    if (found.length === 0) return [];
    if (!nearest || rate(found, part) < rate(nearest, part)) nearest = found;
  }
  return nearest ?? [];
}

/** One of another type is farther away than any number of mistakes within. */
function rate(found: readonly Mismatch[], { segments }: Part): number {
  const isOther = found.some(({ isType, segments: at }) => isType && at.length === segments.length);
  return found.length + (isOther ? 1_000 : 0);
}

/** The schema that the discriminator's property names (OpenAPI 3.1.1, 4.8.25). */
function findChosen(
  { document }: Matching,
  schema: DocumentNode,
  schemas: readonly DocumentNode[],
  value: unknown,
): DocumentNode | undefined {
  const discriminator = readObject(readKey(readObject(schema.value), 'discriminator'));
  const name = readText(readKey(discriminator, 'propertyName'));
  if (name === undefined || !isObject(value)) return undefined;
  const word = readText(readKey(value, name));
  if (word === undefined) return undefined;
  const mapped = readText(readKey(readObject(readKey(discriminator, 'mapping')), word)) ?? word;
  const named =
    resolveReference(document, schema, mapped) ??
    resolveReference(document, schema, `#/components/schemas/${mapped}`);
  return schemas.find((inner) => {
    const reference = readReference(inner);
    return (
      named && reference !== undefined && resolveReference(document, inner, reference)?.value === named.value
    );
  });
}
