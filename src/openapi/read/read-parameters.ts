import { readText } from '../../lib/json/json-value.ts';
import { readExamples } from '../examples/read-examples.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, followReferences, getChild, listChildren } from '../load/document-node.ts';
import { listExampleFacts } from '../rows/schema-facts.ts';
import type { Row, RowBuilder } from '../rows/schema-rows.ts';
import type { Field, Parameter, ParameterStyle } from './operation.ts';

const places: readonly Parameter['in'][] = ['path', 'query', 'header', 'cookie'];

/** The styles that each place allows, its default first (OpenAPI 3.1.1, 4.8.12.2). */
const styles: Readonly<Record<Parameter['in'], readonly [ParameterStyle, ...ParameterStyle[]]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/**
 * The parameters of an operation: those of its path, replaced by its own where place and name are the same. `scope` is
 * where their ids start: `callback-paid-`.
 */
export function readParameters(
  rows: RowBuilder,
  pathItem: DocumentNode,
  operation: DocumentNode,
  scope = '',
): readonly Parameter[] {
  return listParameterNodes(rows.document, pathItem, operation).map(({ node, name, place }) =>
    readParameter(rows, node, name, place, scope),
  );
}

/** Where the parameters of an operation stand, those of its path that it replaces left out. */
export function listParameterNodes(
  document: OpenApiDocument,
  pathItem: DocumentNode,
  operation: DocumentNode,
): readonly { readonly node: DocumentNode; readonly name: string; readonly place: Parameter['in'] }[] {
  const nodes = new Map<string, { node: DocumentNode; name: string; place: Parameter['in'] }>();
  for (const owner of [pathItem, operation]) {
    for (const [, reference] of listChildren(document, getChild(owner, 'parameters'))) {
      const node = followReferences(document, reference);
      const name = readText(node && getChild(node, 'name')?.value);
      const place = places.find((known) => known === (node && getChild(node, 'in')?.value));
      if (node && name !== undefined && place) nodes.set(`${place} ${name}`, { node, name, place });
    }
  }
  return [...nodes.values()];
}

function readParameter(
  rows: RowBuilder,
  node: DocumentNode,
  name: string,
  place: Parameter['in'],
  scope: string,
): Parameter {
  const { document } = rows;
  const text = (key: string) => readText(getChild(node, key)?.value);
  const required = place === 'path' || getChild(node, 'required')?.value === true;
  const [mediaType, content] = listChildren(document, getChild(node, 'content'))[0] ?? [];
  const owner = content ?? node;
  const field = readOwnedField(rows, owner, rows.claimId(`${scope}${place}-${name}`), {
    name,
    required,
    description: text('description'),
    deprecated: getChild(node, 'deprecated')?.value === true,
  });
  const style = styles[place].find((known) => known === text('style')) ?? styles[place][0];
  const explode = getChild(node, 'explode')?.value;
  return {
    name,
    in: place,
    required,
    deprecated: field.deprecated,
    description: field.description,
    field,
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form',
    allowReserved: (place === 'query' && getChild(node, 'allowReserved')?.value === true) || undefined,
    mediaType,
    examples: readExamples(document, owner, { direction: 'request', mediaType, word: name }),
  };
}

/** The row of what has a schema (a parameter, a header); `any` without one. */
export function readOwnedField(rows: RowBuilder, owner: DocumentNode, id: string, row: Partial<Row>): Field {
  const schema = getChild(owner, 'schema') ?? {
    file: owner.file,
    pointer: `${owner.pointer}/schema`,
    value: {},
  };
  return rows.add(schema, id, { ...row, facts: listExampleFacts(rows.document, owner) });
}
