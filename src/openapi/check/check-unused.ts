import { isObject, readKey, readObject, readText } from '../../lib/json/json-value.ts';
import type { Problem } from '../../problem/problem.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, findTarget, getChild, getRoot, listChildren, locateNode } from '../load/node.ts';
import { type Visit, walkDocument } from '../load/walk-document.ts';
import { describeUnusedComponents } from './schema-problems.ts';
import { findShapes } from './specification/find-shapes.ts';

const areasOfThree: readonly (readonly [string, string])[] = [
  ['schemas', 'schema'],
  ['responses', 'response'],
  ['parameters', 'parameter'],
  ['examples', 'example'],
  ['requestBodies', 'requestBody'],
  ['headers', 'header'],
];
const areasOfTwo: readonly (readonly [string, string])[] = [
  ['definitions', 'schema'],
  ['responses', 'response'],
  ['parameters', 'parameter'],
];

/** The components that no operation leads to, in one note; none for a document without operations. */
export function checkUnused(document: OpenApiDocument): readonly Problem[] {
  const root = getRoot(document);
  const isTwo = document.version.startsWith('2');
  const owner = isTwo ? root : getChild(root, 'components');
  const starts = ['paths', 'webhooks', 'x-webhooks'].flatMap((key) =>
    listChildren(document, getChild(root, key)).map(([, node]): Visit => ({ node, kind: 'pathItem' })),
  );
  if (!owner || starts.length === 0) return [];
  const used = new Set<unknown>();
  const mapped: DocumentNode[] = [];
  const walk = (from: readonly Visit[]) =>
    walkDocument(document, findShapes(document.version), from, used, ({ node, kind }) => {
      if (kind === 'schema') mapped.push(...listMapped(document, node));
    });
  walk(starts);
  // What a discriminator alone names is used too, and may name more.
  for (let next = mapped.splice(0); next.length > 0; next = mapped.splice(0))
    walk(next.map((node) => ({ node, kind: 'schema' })));
  const unused = (isTwo ? areasOfTwo : areasOfThree).flatMap(([area]) =>
    listChildren(document, getChild(owner, area)).filter(
      ([, { value }]) => isObject(value) && !used.has(value),
    ),
  );
  const first = unused[0]?.[1];
  if (!first) return [];
  return [
    describeUnusedComponents(
      unused.map(([name]) => name),
      locateNode(document, first, 'key'),
    ),
  ];
}

function listMapped(document: OpenApiDocument, schema: DocumentNode): readonly DocumentNode[] {
  const mapping = readKey(readObject(readKey(readObject(schema.value), 'discriminator')), 'mapping');
  return Object.values(readObject(mapping)).flatMap((value) => {
    const name = readText(value) ?? '';
    const target =
      findTarget(document, schema, name) ?? findTarget(document, schema, `#/components/schemas/${name}`);
    return target ? [target] : [];
  });
}
