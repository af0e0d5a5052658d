import { isDeepStrictEqual } from 'node:util';
import { isObject, readKey } from '../../../lib/json/json-value.ts';
import { type DocumentNode, getChild } from '../../load/node.ts';
import { listSchemas, type Matching, matchSchema } from './match-schema.ts';
import type { Mismatch } from './mismatch.ts';

/** What a schema does not allow of a list. `items` may be a list of schemas, as before 2020-12. */
export function matchItems(
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
