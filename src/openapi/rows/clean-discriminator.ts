import { readText } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import {
  type DocumentNode,
  findTarget,
  followReferences,
  getChild,
  identify,
  listChildren,
  readName,
  readReference,
} from '../load/node.ts';
import { listMappedSchemas } from './discriminator.ts';

/**
 * A discriminator (OpenAPI 3.1.1, 4.8.25) with each of its values under `mapping`, given as the reference that stands
 * among the schema's choices. Undefined without a discriminator or choices.
 */
export function cleanDiscriminator(
  document: OpenApiDocument,
  node: DocumentNode,
  nameTarget: (target: DocumentNode) => string,
): Readonly<Record<string, unknown>> | undefined {
  const discriminator = getChild(node, 'discriminator');
  const propertyName = readText(discriminator && getChild(discriminator, 'propertyName')?.value);
  if (!discriminator || propertyName === undefined) return undefined;
  const choices = ['oneOf', 'anyOf'].flatMap((keyword) =>
    listChildren(document, getChild(node, keyword)).flatMap(([, choice]) => {
      const target = findTarget(document, choice, readReference(choice) ?? '');
      const end = followReferences(document, target);
      return readReference(choice) !== undefined && target && end
        ? [{ name: readName(target), end: identify(end), reference: `#/$defs/${nameTarget(target)}` }]
        : [];
    }),
  );
  if (choices.length === 0) return undefined;
  const mapping = new Map(choices.map(({ name, reference }) => [name, reference]));
  for (const [value, target] of listMappedSchemas(document, discriminator)) {
    const choice = choices.find(({ end }) => end === identify(target));
    if (choice) mapping.set(value, choice.reference);
  }
  return { propertyName, mapping: Object.fromEntries(mapping) };
}
