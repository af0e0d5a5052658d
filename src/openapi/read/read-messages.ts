import { formatInlineJson } from '../../lib/json/format-json.ts';
import { readText } from '../../lib/json/json-value.ts';
import { holdsBytes } from '../../lib/text/media-type.ts';
import type { Direction } from '../examples/given-value.ts';
import { readExamples } from '../examples/read-examples.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  identify,
  listChildren,
  type OpenApiDocument,
} from '../load/document.ts';
import { readOrderedJson } from '../load/ordered-json.ts';
import { findRowsOwner } from '../rows/merge-schema.ts';
import { type Row, type RowBuilder, weighText } from '../rows/schema-rows.ts';
import { listExampleFacts } from '../rows/summarize-schema.ts';
import type {
  Field,
  MediaType,
  Parameter,
  ParameterStyle,
  RequestBody,
  Response,
  ResponseLink,
} from './operation.ts';

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

/** The places of the parameters of an operation, those of its path that it replaces left out. */
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
function readOwnedField(rows: RowBuilder, owner: DocumentNode, id: string, row: Partial<Row>): Field {
  const schema = getChild(owner, 'schema') ?? {
    file: owner.file,
    pointer: `${owner.pointer}/schema`,
    value: {},
  };
  return rows.add(schema, id, { ...row, facts: listExampleFacts(rows.document, owner), owner: owner.value });
}

/**
 * What an operation takes in its request's body; its rows' ids start with `id`, which is the body's own. Of what the server sends
 * itself, a webhook or a callback, the direction is that of a response.
 */
export function readRequestBody(
  rows: RowBuilder,
  operation: DocumentNode,
  id: string,
  direction: Direction = 'request',
): RequestBody | undefined {
  const { document } = rows;
  const node = followChild(document, operation, 'requestBody');
  if (!node) return undefined;
  const description = readText(getChild(node, 'description')?.value);
  rows.spend(weighText(description));
  return {
    required: getChild(node, 'required')?.value === true,
    description,
    content: readContent(rows, node, direction, id),
  };
}

/** What an operation may answer, in the document's order. `scope` is where the ids of the responses start. */
export function readResponses(rows: RowBuilder, operation: DocumentNode, scope: string): readonly Response[] {
  const { document } = rows;
  return listChildren(document, getChild(operation, 'responses')).flatMap(([status, node]) => {
    if (status.startsWith('x-')) return [];
    const response = followReferences(document, node);
    const description = readText(response && getChild(response, 'description')?.value);
    const id = rows.claimId(`${scope}-${status}`);
    rows.spend(weighText(description));
    return [
      {
        id,
        status,
        description,
        headers: response ? readHeaders(rows, response, id) : [],
        content: response ? readContent(rows, response, 'response', id) : [],
        links: response ? readResponseLinks(document, response) : [],
      },
    ];
  });
}

function readContent(
  rows: RowBuilder,
  owner: DocumentNode,
  direction: Direction,
  id: string,
): readonly MediaType[] {
  const { document } = rows;
  const fields = new Map<string, Field>();
  return listChildren(document, getChild(owner, 'content')).map(([mediaType, node]) => {
    const schema = getChild(node, 'schema');
    // Bytes need no schema in OpenAPI 3.1 (4.8.14.1).
    const isBytes = holdsBytes(mediaType);
    const key = schema ? `${identifySchema(rows, schema)} ${isBytes}` : '';
    const known = fields.get(key);
    const scope = fields.size === 0 || known ? id : rows.claimId(`${id}-${mediaType}`);
    const field = schema && (known ?? rows.add(schema, scope, { isBytes }));
    if (field) fields.set(key, field);
    return { mediaType, schema: field, examples: readExamples(document, node, { direction, mediaType }) };
  });
}

/** The same text for the same schema: by its place when it is referred to, else by what it says. */
function identifySchema(rows: RowBuilder, schema: DocumentNode): string {
  const owner = findRowsOwner(rows.document, schema);
  return identify(owner) === identify(schema) ? JSON.stringify(schema.value) : identify(owner);
}

function readHeaders(rows: RowBuilder, response: DocumentNode, id: string): readonly Field[] {
  const { document } = rows;
  return listChildren(document, getChild(response, 'headers')).flatMap(([name, node]) => {
    const header = followReferences(document, node);
    if (!header || name.toLowerCase() === 'content-type') return [];
    const [, content] = listChildren(document, getChild(header, 'content'))[0] ?? [];
    return [
      readOwnedField(rows, content ?? header, rows.claimId(`${id}-header-${name}`), {
        name,
        required: getChild(header, 'required')?.value === true,
        description: readText(getChild(header, 'description')?.value),
        deprecated: getChild(header, 'deprecated')?.value === true,
      }),
    ];
  });
}

/** The links of a response (OpenAPI 3.1.1, 4.8.20), in the document's order; those without an operation are left out. */
function readResponseLinks(document: OpenApiDocument, response: DocumentNode): readonly ResponseLink[] {
  return listChildren(document, getChild(response, 'links')).flatMap(([name, node]) => {
    const link = followReferences(document, node);
    const text = (key: string) => readText(link && getChild(link, key)?.value);
    const operation = text('operationId') ?? text('operationRef');
    if (!link || operation === undefined) return [];
    const show = (value: DocumentNode) =>
      readText(value.value) ?? formatInlineJson(readOrderedJson(document, value));
    const body = getChild(link, 'requestBody');
    const parameters = [
      ...listChildren(document, getChild(link, 'parameters')).map(([label, value]) => ({
        label,
        values: [show(value)],
      })),
      ...(body ? [{ label: 'Body', values: [show(body)] }] : []),
    ];
    return [{ name, description: text('description'), operation, parameters }];
  });
}
