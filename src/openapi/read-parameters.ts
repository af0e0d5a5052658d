import type { OpenApiDocument } from './document.ts';
import { readText } from './json-value.ts';
import { type DocumentNode, followReferences, getChild, listChildren } from './node.ts';
import type { Field, Parameter, ParameterStyle } from './operation.ts';
import { readExamples } from './read-examples.ts';
import { readField } from './read-field.ts';

const places: readonly Parameter['in'][] = ['path', 'query', 'header', 'cookie'];

/** The styles that each place allows, its default first (OpenAPI 3.1.1, 4.8.12.2). */
const styles: Readonly<Record<Parameter['in'], readonly [ParameterStyle, ...ParameterStyle[]]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** The parameters of an operation: those of its path, replaced by its own where place and name are the same. */
export function readParameters(
  document: OpenApiDocument,
  pathItem: DocumentNode,
  operation: DocumentNode,
): readonly Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const owner of [pathItem, operation]) {
    for (const [, node] of listChildren(document, getChild(owner, 'parameters'))) {
      const parameter = readParameter(document, followReferences(document, node));
      if (parameter) parameters.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...parameters.values()];
}

function readParameter(document: OpenApiDocument, node: DocumentNode | undefined): Parameter | undefined {
  if (!node) return undefined;
  const text = (key: string) => readText(getChild(node, key)?.value);
  const name = text('name');
  const place = places.find((known) => known === text('in'));
  if (name === undefined || place === undefined) return undefined;
  const required = place === 'path' || getChild(node, 'required')?.value === true;
  const [mediaType, content] = listChildren(document, getChild(node, 'content'))[0] ?? [];
  const owner = content ?? node;
  const field = readOwnedField(document, owner, { name, required });
  const style = styles[place].find((known) => known === text('style')) ?? styles[place][0];
  const explode = getChild(node, 'explode')?.value;
  const description = text('description') ?? field.description;
  const deprecated = field.deprecated || getChild(node, 'deprecated')?.value === true;
  return {
    name,
    in: place,
    required,
    deprecated,
    description,
    field: { ...field, description, deprecated },
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form',
    mediaType,
    examples: readExamples(document, owner, { direction: 'request', mediaType, word: name }),
  };
}

/** The row of what has a schema (a parameter, a header); `any` without one. */
export function readOwnedField(
  document: OpenApiDocument,
  owner: DocumentNode,
  row: Pick<Field, 'name' | 'required'>,
): Field {
  const schema = getChild(owner, 'schema') ?? {
    file: owner.file,
    pointer: `${owner.pointer}/schema`,
    value: {},
  };
  return readField(document, schema, row);
}
