import { isObject, readKey, readObject, readText } from '../../../lib/json/json-value.ts';
import { type DocumentNode, findTarget, getChild, readReference } from '../../load/node.ts';
import { listSchemas, type Matching, matchSchema, type Part } from './match-schema.ts';
import type { Mismatch } from './mismatch.ts';

/** What `allOf`, `anyOf`, `oneOf`, `not` and `if` do not allow. */
export function matchChoices(
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
    findTarget(document, schema, mapped) ?? findTarget(document, schema, `#/components/schemas/${mapped}`);
  return schemas.find((inner) => {
    const reference = readReference(inner);
    return named && reference !== undefined && findTarget(document, inner, reference)?.value === named.value;
  });
}
