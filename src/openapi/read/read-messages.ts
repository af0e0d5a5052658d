import { formatInlineJson } from '../../lib/json/format-json.ts';
import { readText } from '../../lib/json/json-value.ts';
import { holdsBytes } from '../../lib/text/media-type.ts';
import type { Direction } from '../examples/example-context.ts';
import { readExamples } from '../examples/read-examples.ts';
import type { OpenApiDocument } from '../load/document.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  identify,
  listChildren,
} from '../load/document-node.ts';
import { readOrderedJson } from '../load/ordered-json.ts';
import { weighText } from '../rows/html-budget.ts';
import { findRowsOwner } from '../rows/merge-schema.ts';
import type { RowBuilder } from '../rows/schema-rows.ts';
import type { Field, MediaType, RequestBody, Response, ResponseLink } from './operation.ts';
import { readOwnedField } from './read-parameters.ts';

/** What an operation takes in its request's body; its rows' ids start with `id`, which is the body's own. */
export function readRequestBody(
  rows: RowBuilder,
  operation: DocumentNode,
  id: string,
): RequestBody | undefined {
  const { document } = rows;
  const node = followChild(document, operation, 'requestBody');
  if (!node) return undefined;
  const description = readText(getChild(node, 'description')?.value);
  rows.spend(weighText(description));
  return {
    required: getChild(node, 'required')?.value === true,
    description,
    content: readContent(rows, node, 'request', id),
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
