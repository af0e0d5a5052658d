import type { Node } from 'jsonc-parser';
import type { Finding, Place } from '../problem/problem.ts';
import { type JsonPath, listItems, listMembers } from './json-tree.ts';
import { configFinding } from './problems.ts';
import { siteSchema } from './schema/site-schema.ts';
import {
  type ConfigSchema,
  findItemSchema,
  findRecordSchema,
  listFieldsOf,
  readNotes,
} from './schema-tree.ts';

/** A finding at a node itself: a repeated key has no path of its own. */
interface NodeFinding {
  readonly finding: Finding;
  readonly node: Node;
}

type Locate = (offset: number) => Place;

/** Paths of all fields that no list holds: where a key in the wrong object may belong. */
const PATHS = listPaths(siteSchema, '');

function listPaths(schema: ConfigSchema, prefix: string): readonly string[] {
  return [...listFieldsOf(schema)].flatMap(([key, field]) => [
    prefix + key,
    ...listPaths(field, `${prefix}${key}.`),
  ]);
}

/**
 * What the keys of a file get: unknown ones and those without effect by the schema, repeated ones always, and what
 * strings and keys get that are no Unicode text; at most `limit` of them, in the file's order. Below an unknown key
 * only the latter two are looked for.
 */
export function checkFields(
  root: Node,
  schema: ConfigSchema,
  locate: Locate,
  limit: number,
): readonly NodeFinding[] {
  const findings: NodeFinding[] = [];
  for (const finding of findInNode(root, schema, locate, [])) {
    if (findings.length === limit) break;
    findings.push(finding);
  }
  return findings;
}

function* findInNode(
  node: Node,
  schema: ConfigSchema | undefined,
  locate: Locate,
  path: JsonPath,
): Generator<NodeFinding, undefined> {
  if (!isText(node)) yield { node, finding: configFinding('lone-surrogate', path) };
  const itemSchema = schema === undefined ? undefined : findItemSchema(schema);
  for (const [index, item] of listItems(node).entries()) {
    // Nothing else is told of a text, such as one of thousands of pages.
    if (item.type === 'string' && isText(item)) continue;
    yield* findInNode(item, itemSchema, locate, [...path, index]);
  }
  const first = new Map<string, Node>();
  for (const { key, keyNode, value } of listMembers(node)) {
    const here = [...path, key];
    if (!isText(keyNode)) yield { node: keyNode, finding: configFinding('lone-surrogate', here) };
    const earlier = first.get(key);
    if (earlier !== undefined)
      yield { node: keyNode, finding: configFinding('duplicate-field', here, locate(earlier.offset).line) };
    else first.set(key, keyNode);
    const field = schema === undefined ? undefined : findField(schema, key);
    const finding = schema === undefined ? undefined : checkKey(here, schema, field);
    if (finding !== undefined) yield { node: keyNode, finding };
    if (value !== undefined) yield* findInNode(value, field, locate, here);
  }
}

/** Whether a node holds no half of a surrogate pair, which only an escape such as `\\ud83d` can write. */
function isText({ value }: Node): boolean {
  return typeof value !== 'string' || value.isWellFormed();
}

function findField(schema: ConfigSchema, key: string): ConfigSchema | undefined {
  const record = key === '__proto__' ? undefined : findRecordSchema(schema);
  return listFieldsOf(schema).get(key) ?? record;
}

function checkKey(
  path: JsonPath,
  schema: ConfigSchema,
  field: ConfigSchema | undefined,
): Finding | undefined {
  if (field !== undefined)
    return readNotes(field).isDeprecated ? configFinding('without-effect', path) : undefined;
  const known = [...listFieldsOf(schema).keys()];
  if (known.length === 0 && findRecordSchema(schema) === undefined) return undefined;
  const elsewhere = PATHS.filter((other) => other.endsWith(`.${path.at(-1)}`));
  return configFinding('unknown-field', path, known, elsewhere);
}
