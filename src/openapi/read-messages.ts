import type { OpenApiDocument } from './document.ts';
import { readText } from './json-value.ts';
import type { Direction } from './make-example.ts';
import { type DocumentNode, followChild, followReferences, getChild, listChildren } from './node.ts';
import type { Field, MediaType, RequestBody, Response } from './operation.ts';
import { readExamples } from './read-examples.ts';
import { readField } from './read-field.ts';
import { readOwnedField } from './read-parameters.ts';

/** What an operation takes in its request's body. */
export function readRequestBody(document: OpenApiDocument, operation: DocumentNode): RequestBody | undefined {
  const node = followChild(document, operation, 'requestBody');
  if (!node) return undefined;
  return {
    required: getChild(node, 'required')?.value === true,
    description: readText(getChild(node, 'description')?.value),
    content: readContent(document, node, 'request'),
  };
}

/** What an operation may answer, in the document's order. */
export function readResponses(document: OpenApiDocument, operation: DocumentNode): readonly Response[] {
  return listChildren(document, getChild(operation, 'responses')).flatMap(([status, node]) => {
    if (status.startsWith('x-')) return [];
    const response = followReferences(document, node);
    return [
      {
        status,
        description: readText(response && getChild(response, 'description')?.value),
        headers: response ? readHeaders(document, response) : [],
        content: response ? readContent(document, response, 'response') : [],
      },
    ];
  });
}

function readContent(
  document: OpenApiDocument,
  owner: DocumentNode,
  direction: Direction,
): readonly MediaType[] {
  return listChildren(document, getChild(owner, 'content')).map(([mediaType, node]) => {
    const schema = getChild(node, 'schema');
    return {
      mediaType,
      schema: schema && nameFile(readField(document, schema), mediaType),
      examples: readExamples(document, node, { direction, mediaType }),
    };
  });
}

/** Bytes need no schema in OpenAPI 3.1 (4.8.14.1), so one without a type is a file where the media type is no text. */
function nameFile(field: Field, mediaType: string): Field {
  const isBytes = /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip|gzip)\b/i.test(
    mediaType,
  );
  return field.type === 'any' && isBytes ? { ...field, type: 'file' } : field;
}

function readHeaders(document: OpenApiDocument, response: DocumentNode): readonly Field[] {
  return listChildren(document, getChild(response, 'headers')).flatMap(([name, node]) => {
    const header = followReferences(document, node);
    if (!header || name.toLowerCase() === 'content-type') return [];
    const [, content] = listChildren(document, getChild(header, 'content'))[0] ?? [];
    const required = getChild(header, 'required')?.value === true;
    const field = readOwnedField(document, content ?? header, { name, required });
    const description = readText(getChild(header, 'description')?.value) ?? field.description;
    const deprecated = field.deprecated || getChild(header, 'deprecated')?.value === true;
    return [{ ...field, description, deprecated }];
  });
}
