import { isObject, readKey, readText } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, findTarget, getChild, identify } from '../load/node.ts';
import { listOperations, type OperationEntry } from './read-operations.ts';

/** Which operations lead to a place of a document. */
interface References {
  /** From a place (see `identify`) to the places and operations whose own values refer to it. */
  readonly users: ReadonlyMap<string, readonly (OperationEntry | string)[]>;
}

const collected = new WeakMap<OpenApiDocument, References>();

/** The operations whose parameters, bodies, responses or callbacks lead to a schema, however far, in the document's order. */
export function findSchemaUsers(document: OpenApiDocument, schema: DocumentNode): readonly OperationEntry[] {
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

/** Follows every reference of every operation once, without looking at what stands there. */
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
      const target = findTarget(document, node, reference);
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
