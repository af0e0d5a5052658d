import { isObject, readKey } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, findTarget, getChild, listChildren, readReference } from '../load/node.ts';

/** Keywords that decide which rows a schema has below its own. */
const rowKeywords: readonly string[] = [
  ...['properties', 'patternProperties', 'additionalProperties', 'required', 'items', 'prefixItems'],
  ...['allOf', 'oneOf', 'anyOf', 'discriminator'],
];

/**
 * The schema in which the rows of this one are written: itself, or what it leads to by `$ref`, or by an `allOf`,
 * `oneOf` or `anyOf` with one member besides null, when it adds nothing to its rows.
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
  if (reference !== undefined) return used.length === 0 ? findTarget(document, node, reference) : undefined;
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
