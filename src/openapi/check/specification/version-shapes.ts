import { shapesOfAsyncApi2, shapesOfAsyncApi3 } from '../../channels/asyncapi-shapes.ts';
import { shapes20 } from './openapi-2.ts';
import { shapes30, shapes31, shapes32 } from './openapi-3.ts';
import type { Shapes } from './shape.ts';

/** What each part of `components` holds. */
export const componentKinds: Readonly<Record<string, string>> = {
  schemas: 'schema',
  responses: 'response',
  parameters: 'parameter',
  examples: 'example',
  requestBodies: 'requestBody',
  headers: 'header',
  securitySchemes: 'securityScheme',
  links: 'link',
  callbacks: 'callback',
  pathItems: 'pathItem',
};

/** The kind of what a pointer of `components` leads to; undefined when it leads elsewhere. */
export function findComponentKind(segments: readonly string[] | undefined): string | undefined {
  const [area, section = '', name, ...rest] = segments ?? [];
  if (area !== 'components' || name === undefined || rest.length > 0) return undefined;
  return Object.hasOwn(componentKinds, section) ? componentKinds[section] : undefined;
}

/** The methods that a path item may have, in the specification's order; `query` is of 3.2. */
export const methods: readonly string[] = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
];

/** The objects of a version that can be read: `2.0`, `3.0.3`, `3.1.1`, `3.2.0`, `asyncapi 2.6.0`, `asyncapi 3.0.0`. */
export function findShapes(version: string): Shapes {
  if (version.startsWith('asyncapi '))
    return version.startsWith('asyncapi 2') ? shapesOfAsyncApi2 : shapesOfAsyncApi3;
  if (version.startsWith('2')) return shapes20;
  if (version.startsWith('3.0')) return shapes30;
  return version.startsWith('3.1') ? shapes31 : shapes32;
}

/** What moved between 2.0 and 3.0, by kind and field, as a hint for who still has it where it was. */
const movedSince20: Readonly<Record<string, string>> = {
  'document.swagger': 'Keep one of "openapi" and "swagger".',
  'document.definitions': 'In OpenAPI 3 it is components.schemas.',
  'document.parameters': 'In OpenAPI 3 it is components.parameters.',
  'document.responses': 'In OpenAPI 3 it is components.responses.',
  'document.securityDefinitions': 'In OpenAPI 3 it is components.securitySchemes.',
  'document.host': 'In OpenAPI 3 it is part of servers: [{ url: https://api.example.com/v1 }].',
  'document.basePath': 'In OpenAPI 3 it is part of servers: [{ url: https://api.example.com/v1 }].',
  'document.schemes': 'In OpenAPI 3 it is part of servers: [{ url: https://api.example.com/v1 }].',
  'document.consumes': 'In OpenAPI 3 the media types are the keys of content in requestBody.',
  'document.produces': 'In OpenAPI 3 the media types are the keys of content in each response.',
  'operation.consumes': 'In OpenAPI 3 the media types are the keys of content in requestBody.',
  'operation.produces': 'In OpenAPI 3 the media types are the keys of content in each response.',
  'operation.schemes': 'In OpenAPI 3 it is part of servers: [{ url: https://api.example.com/v1 }].',
  'response.schema': 'In OpenAPI 3 it stands in content: { application/json: { schema: ... } }.',
  'response.examples': 'In OpenAPI 3 it stands in content: { application/json: { examples: ... } }.',
  'parameter.type': 'In OpenAPI 3 it stands in schema: { type: string }.',
  'parameter.format': 'In OpenAPI 3 it stands in schema.',
  'parameter.items': 'In OpenAPI 3 it stands in schema.',
  'parameter.enum': 'In OpenAPI 3 it stands in schema.',
  'parameter.default': 'In OpenAPI 3 it stands in schema.',
  'parameter.collectionFormat': 'In OpenAPI 3 it is style and explode.',
  'header.type': 'In OpenAPI 3 it stands in schema: { type: string }.',
  'securityScheme.flow': 'In OpenAPI 3 it is a key of flows.',
};

const unknownTo20: Readonly<Record<string, string>> = {
  'document.openapi': 'Keep one of "openapi" and "swagger".',
  'document.components': 'In 2.0 schemas stand in definitions; or write openapi: 3.1.1 instead of swagger.',
  'document.servers':
    'In 2.0 they are host, basePath and schemes; or write openapi: 3.1.1 instead of swagger.',
  'operation.requestBody': 'In 2.0 it is a parameter with in: body.',
  'operation.servers': 'In 2.0 there is one host for the whole document.',
  'operation.callbacks': 'OpenAPI 3.0 and newer have callbacks.',
  'response.content': 'In 2.0 a response has schema, and the operation produces.',
  'parameter.content': 'In 2.0 a parameter has type, or schema with in: body.',
  'parameter.example': 'OpenAPI 3.0 and newer have examples of parameters.',
};

/** What to do with a field that another version of the specification has at this place, if one has. */
export function findLeftover(version: string, kind: string, key: string): string | undefined {
  if (version.startsWith('asyncapi ')) return undefined;
  const table = version.startsWith('2') ? unknownTo20 : movedSince20;
  const name = `${kind}.${key}`;
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
