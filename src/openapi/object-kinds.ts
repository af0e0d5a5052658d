/** The kinds of objects that a document is made of, named as in OpenAPI 3.1.1, section 4.8. */
export type ObjectKind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'callback'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'response'
  | 'mediaType'
  | 'encoding'
  | 'example'
  | 'link'
  | 'securityScheme'
  | 'schema';

/** The methods that a path item may have, in the specification's order. */
export const methods: readonly string[] = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
];

/** What a field holds: one object, a map of them by name, or a list. */
export interface FieldKind {
  readonly form: 'one' | 'map' | 'list';
  readonly kind: ObjectKind;
}

const one = (kind: ObjectKind): FieldKind => ({ form: 'one', kind });
const map = (kind: ObjectKind): FieldKind => ({ form: 'map', kind });
const list = (kind: ObjectKind): FieldKind => ({ form: 'list', kind });

function spread(names: readonly string[], field: FieldKind): Readonly<Record<string, FieldKind>> {
  return Object.fromEntries(names.map((name) => [name, field]));
}

const content = map('mediaType');
const parameter = { schema: one('schema'), content, examples: map('example') };

/** For each kind the fields that hold further objects. Everything else in an object is plain data. */
export const fieldKinds: Readonly<Record<ObjectKind, Readonly<Record<string, FieldKind>>>> = {
  document: { paths: map('pathItem'), webhooks: map('pathItem'), components: one('components') },
  components: {
    schemas: map('schema'),
    responses: map('response'),
    parameters: map('parameter'),
    examples: map('example'),
    requestBodies: map('requestBody'),
    headers: map('header'),
    securitySchemes: map('securityScheme'),
    links: map('link'),
    callbacks: map('callback'),
    pathItems: map('pathItem'),
  },
  pathItem: {
    parameters: list('parameter'),
    ...spread(methods, one('operation')),
  },
  operation: {
    parameters: list('parameter'),
    requestBody: one('requestBody'),
    responses: map('response'),
    callbacks: map('callback'),
  },
  callback: {},
  parameter,
  header: parameter,
  requestBody: { content },
  response: { headers: map('header'), content, links: map('link') },
  mediaType: { schema: one('schema'), examples: map('example'), encoding: map('encoding') },
  encoding: { headers: map('header') },
  example: {},
  link: {},
  securityScheme: {},
  schema: {
    ...spread(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'], map('schema')),
    ...spread(['allOf', 'anyOf', 'oneOf', 'prefixItems'], list('schema')),
    ...spread(['items', 'contains', 'additionalProperties', 'propertyNames', 'not'], one('schema')),
    ...spread(['unevaluatedProperties', 'unevaluatedItems', 'if', 'then', 'else'], one('schema')),
  },
};
