import { readText } from '../../lib/json/json-value.ts';
import { getChild, identify } from '../load/document-node.ts';
import { findKeyword, findRowsOwner, listMappedSchemas, type MergedSchema } from './merge-schema.ts';
import { displayValue, listRequiredChoices } from './schema-facts.ts';
import { listValues, type SchemaGraph } from './schema-graph.ts';

/** One of the alternatives of a schema. */
interface ChoiceOption {
  readonly schema: MergedSchema;
  readonly title: string;
  /** The discriminator's values that mean this one. */
  readonly values: readonly string[];
}

/** The alternatives that a reader is shown as such: none where their types or their required keys tell everything. */
export function listOptions(graph: SchemaGraph, schema: MergedSchema): readonly ChoiceOption[] {
  if (schema.choices.length < 2 || listRequiredChoices(graph.document, schema).length > 0) return [];
  const discriminator = findKeyword(schema, 'discriminator');
  const property = readDiscriminator(schema);
  const mapped = discriminator ? listMappedSchemas(graph.document, discriminator) : [];
  return schema.choices.map((node) => {
    const merged = graph.merge([node]);
    const owner = identify(findRowsOwner(graph.document, node));
    const named = mapped.flatMap(([value, target]) =>
      identify(findRowsOwner(graph.document, target)) === owner ? [value] : [],
    );
    const constant = property === undefined ? [] : readConstants(graph, merged, property);
    const implied = property !== undefined && merged.name !== undefined ? [merged.name] : [];
    const values = [named, constant, implied].find((list) => list.length > 0) ?? [];
    return { schema: merged, title: optionTitle(graph, merged), values };
  });
}

/** The property that tells the alternatives of a schema apart. */
export function readDiscriminator(schema: MergedSchema): string | undefined {
  const node = findKeyword(schema, 'discriminator');
  return readText(node && getChild(node, 'propertyName')?.value);
}

/** The values of a property that an alternative fixes. */
function readConstants(graph: SchemaGraph, option: MergedSchema, property: string): readonly string[] {
  const [, schemas] = option.properties.find(([name]) => name === property) ?? [];
  return schemas ? listValues(graph.merge(schemas)).map(displayValue) : [];
}

/** Its title or name; of a nameless object the property that it fixes, or the names of some properties. */
function optionTitle(graph: SchemaGraph, option: MergedSchema): string {
  const given = readText(findKeyword(option, 'title')?.value)?.trim() || option.name;
  if (given) return given;
  const type = graph.nameType(option);
  if (option.properties.length === 0) return type;
  for (const [name] of option.properties) {
    const values = readConstants(graph, option, name);
    if (values.length === 1) return `${name}: ${values[0]}`;
  }
  const names = option.properties.map(([name]) => name);
  return `{ ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''} }`;
}
