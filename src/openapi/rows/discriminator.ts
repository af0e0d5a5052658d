import { readText } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import {
  type DocumentNode,
  findTarget,
  followReferences,
  getChild,
  getRoot,
  listChildren,
} from '../load/node.ts';

/**
 * The values under `mapping` of a discriminator, each with the schema that it stands for: by name or by reference
 * (OpenAPI 3.1.1, 4.8.25). Those that lead nowhere are left out.
 */
export function listMappedSchemas(
  document: OpenApiDocument,
  discriminator: DocumentNode,
): readonly (readonly [value: string, schema: DocumentNode])[] {
  return listChildren(document, getChild(discriminator, 'mapping')).flatMap(([value, node]) => {
    const target = findMapped(document, node);
    return target ? [[value, target] as const] : [];
  });
}

function findMapped(document: OpenApiDocument, node: DocumentNode): DocumentNode | undefined {
  const reference = readText(node.value);
  if (reference === undefined) return undefined;
  const isName = /^[\w.-]+$/.test(reference);
  const named = isName
    ? findTarget(document, getRoot(document), `#/components/schemas/${reference}`)
    : undefined;
  return followReferences(document, named ?? findTarget(document, node, reference));
}
