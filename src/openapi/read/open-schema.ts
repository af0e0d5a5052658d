import { isObject, readKey, readText } from '../../lib/json/json-value.ts';
import { escapeSegment } from '../../lib/json/pointer.ts';
import { readExamples } from '../examples/read-examples.ts';
import {
  type DocumentNode,
  followReferences,
  getChild,
  identify,
  type OpenApiDocument,
  resolveReference,
} from '../load/document.ts';
import { readSchemaRows } from '../rows/schema-rows.ts';
import { getSchema, type SchemaSummary } from './find-schema.ts';
import type { Example, Field, OperationSummary } from './operation.ts';
import { listOperations, type OperationEntry, summarizeOperation } from './read-operations.ts';

/** What a schema's page shows. */
export interface Schema extends SchemaSummary {
  /** The schema as one field without a name. */
  readonly field: Field;
  readonly examples: readonly Example[];
  /** The operations that take or give it, also inside other schemas, in the document's order. */
  readonly users: readonly OperationSummary[];
}

/**
 * Everything about the schema that a summary of one of these documents represents; fields whose own schema has a page, by its name,
 * are without rows. Throws when none of them has it: then the summary is of an earlier reading.
 */
export function openSchema(
  documents: readonly OpenApiDocument[],
  summary: SchemaSummary,
  hasPage: (schema: string) => boolean = () => false,
): Schema {
  const { name } = summary;
  const document = documents.find((one) => one.name === summary.document);
  const node = document && followReferences(document, getSchema(document, name));
  if (!document || !node) throw new Error(`${summary.document} has no schema ${name}.`);
  const reference = `#/components/schemas/${encodeURIComponent(escapeSegment(name))}`;
  const owner = {
    file: document.file,
    pointer: `/x-octavo-page/${escapeSegment(name)}`,
    value: { schema: { $ref: reference } },
  };
  return {
    ...summary,
    field: readSchemaRows(document, node, {}, 'schema', hasPage),
    examples: readExamples(document, owner, { direction: 'response', mediaType: 'application/json' }),
    users: findSchemaUsers(document, node).map(summarizeOperation),
  };
}

/** Which operations lead to a place of a document. */
interface References {
  /** From a place (see `identify`) to the places and operations whose own values refer to it. */
  readonly users: ReadonlyMap<string, readonly (OperationEntry | string)[]>;
}

const collected = new WeakMap<OpenApiDocument, References>();

/** The operations whose parameters, bodies, responses or callbacks lead to a schema, however far, in the document's order. */
function findSchemaUsers(document: OpenApiDocument, schema: DocumentNode): readonly OperationEntry[] {
  const { users } = collected.get(document) ?? collectReferences(document);
  const own = identify(schema);
  const found = new Set<OperationEntry>();
  const seen = new Set<string>();
  const waiting = [...users.keys()].filter((place) => place === own || place.startsWith(`${own}/`));
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (seen.has(place)) continue;
    seen.add(place);
    for (const user of users.get(place) ?? []) {
      if (typeof user === 'string') waiting.push(user);
      else found.add(user);
    }
  }
  return listOperations(document).filter((entry) => found.has(entry));
}

/** Follows every reference of every operation once, without looking at what is there. */
function collectReferences(document: OpenApiDocument): References {
  const users = new Map<string, (OperationEntry | string)[]>();
  const read = new Set<string>();
  const waiting: { readonly node: DocumentNode; readonly user: OperationEntry | string }[] = [];
  for (const entry of listOperations(document)) {
    const parameters = getChild(entry.pathItem, 'parameters');
    for (const node of parameters ? [entry.node, parameters] : [entry.node])
      waiting.push({ node, user: entry });
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, user } = next;
    for (const reference of listReferences(node.value)) {
      const target = resolveReference(document, node, reference);
      if (!target) continue;
      const place = identify(target);
      const list = users.get(place) ?? [];
      users.set(place, list);
      list.push(user);
      if (read.has(place)) continue;
      read.add(place);
      waiting.push({ node: target, user: place });
    }
  }
  const references = { users };
  collected.set(document, references);
  return references;
}

/** Every `$ref` in a value, each once. */
function listReferences(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) for (const item of next) waiting.push(item);
    else if (isObject(next)) {
      const reference = readText(readKey(next, '$ref'));
      if (reference !== undefined) found.add(reference);
      for (const item of Object.values(next)) if (typeof item === 'object') waiting.push(item);
    }
  }
  return found;
}
