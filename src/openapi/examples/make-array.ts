import { fitsSchema, writeComparable } from '../check/fits-schema.ts';
import { type DocumentNode, listChildren } from '../load/node.ts';
import type { OrderedJson } from '../load/ordered-json.ts';
import { findKeyword, hasFlag, listNumbers, type MergedSchema } from '../rows/merge-schema.ts';
import { type ExampleContext, softDepth } from './example-context.ts';
import { listKeyword } from './part-keywords.ts';

/** Longer arrays are not made, whatever `minItems` asks for. */
const maximumItems = 100;

/** An array of a schema whose choices are made; undefined when an item that it needs has no value that ends. */
export function makeArray(context: ExampleContext, schema: MergedSchema): OrderedJson | undefined {
  const most = Math.min(...listNumbers(schema, 'maxItems'), maximumItems);
  const needed = Math.min(Math.max(0, ...listNumbers(schema, 'minItems')), most);
  const tuple = countTuple(context, schema);
  const wanted = context.isBare || context.depth > softDepth ? needed : Math.max(1, tuple, needed);
  const isUnique = hasFlag(schema, 'uniqueItems');
  const known = new Set<string>();
  const items: OrderedJson[] = [];
  for (let index = 0; items.length < Math.min(wanted, most); index++) {
    const item = makeItem(context, schema, items.length, isUnique ? index : context.variant);
    const isMissing = item === undefined || (isUnique && index > items.length + 10);
    if (isMissing && items.length < needed && !context.isCut) return undefined;
    if (isMissing) break;
    const comparable = isUnique ? writeComparable(item) : '';
    if (isUnique && known.has(comparable)) continue;
    known.add(comparable);
    items.push(item);
  }
  return addContained(context, schema, items, most);
}

function countTuple(context: ExampleContext, schema: MergedSchema): number {
  const lengths = listKeyword(schema, 'prefixItems').map(
    (node) => listChildren(context.document, node).length,
  );
  return Math.max(0, ...lengths);
}

function makeItem(
  context: ExampleContext,
  schema: MergedSchema,
  index: number,
  variant: number,
): OrderedJson | undefined {
  const schemas = schema.parts.flatMap((part) => listItemSchemas(context, part, index));
  if (schemas.length === 0) return undefined;
  return schemas.some(({ value }) => value === false)
    ? undefined
    : context.make({ ...context, variant }, schemas);
}

function listItemSchemas(
  context: ExampleContext,
  part: DocumentNode,
  index: number,
): readonly DocumentNode[] {
  const own = { parts: [part] } as const;
  const tuple = listChildren(context.document, listKeyword(own, 'prefixItems')[0]);
  const item = tuple[index]?.[1] ?? listKeyword(own, 'items')[0];
  return item ? [item] : [];
}

/** The array with what `contains` asks for. */
function addContained(
  context: ExampleContext,
  schema: MergedSchema,
  items: OrderedJson[],
  most: number,
): OrderedJson | undefined {
  const contains = findKeyword(schema, 'contains');
  if (!contains) return items;
  const least = Math.max(1, ...listNumbers(schema, 'minContains'));
  for (let index = 0; index < maximumItems; index++) {
    if (items.filter((item) => fitsSchema(context, contains, item)).length >= least) break;
    const place = items.length < most ? items.length : Math.max(0, most - 1 - index);
    const schemas = schema.parts.flatMap((part) => listItemSchemas(context, part, place));
    const variant = hasFlag(schema, 'uniqueItems') ? index : 0;
    const item = context.make({ ...context, variant }, [contains, ...schemas]);
    if (item === undefined) break;
    items[place] = item;
  }
  return items;
}
