import { readText } from '../../lib/json/json-value.ts';
import { listKeyword } from '../examples/part-keywords.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, findTarget, getChild, identify, listChildren, readName } from '../load/node.ts';
import type { MergedSchema } from './merge-schema.ts';

/**
 * What the property of a discriminator says for a schema that was chosen: the key that `mapping` has for it, else the
 * schema's name (OpenAPI 3.1.1, 4.8.25). Undefined without a discriminator.
 */
export function findDiscriminator(
  document: OpenApiDocument,
  merged: MergedSchema,
): { readonly name: string; readonly values: readonly string[] } | undefined {
  const [node] = listKeyword(merged, 'discriminator');
  const name = node && readText(getChild(node, 'propertyName')?.value);
  if (!node || name === undefined) return undefined;
  const parts = new Set(merged.parts.map(identify));
  const isChosen = (target: DocumentNode | undefined) => target !== undefined && parts.has(identify(target));
  const mapping = listChildren(document, getChild(node, 'mapping'));
  const mapped = mapping.filter(([, target]) => isChosen(findMapped(document, target))).map(([key]) => key);
  // An option that was chosen is the last of the named schemas; a subtype by allOf stands before its supertype.
  const owner = node.pointer.replace(/\/discriminator$/, '');
  const names = merged.parts.filter((part) => isNamed(part) && part.pointer !== owner).map(readName);
  const own = merged.name === undefined ? [] : [merged.name];
  return { name, values: [...mapped, ...names.toReversed(), ...own, ...mapping.map(([key]) => key)] };
}

/** A mapping's value is a URI reference or the name of a schema. */
function findMapped(document: OpenApiDocument, node: DocumentNode): DocumentNode | undefined {
  const written = readText(node.value) ?? '';
  if (/^[\w.-]+$/.test(written)) {
    const named = findTarget(document, node, `#/components/schemas/${written}`);
    if (named) return named;
  }
  return findTarget(document, node, written);
}

function isNamed({ pointer }: DocumentNode): boolean {
  return /^\/components\/schemas\/[^/]+$/.test(pointer) || pointer === '';
}
