import {
  any,
  each,
  extend,
  type FieldRule,
  flag,
  items,
  list,
  map,
  needed,
  number,
  object,
  one,
  referable,
  type Shape,
  type Shapes,
  shape,
  spareable,
  text,
  texts,
  word,
} from './shape.ts';

const schemaOrFlag: FieldRule = { form: 'one', kind: 'schema', orFlag: true };

/** Keywords whose meaning no version changes. `type` and `required` are looked at by checks of their own. */
const common = {
  ...each(text, '$ref title description format pattern'),
  ...each(any, 'default type required example'),
  enum: list,
  ...each(number, 'multipleOf maximum minimum maxLength minLength'),
  ...each(number, 'maxItems minItems maxProperties minProperties'),
  ...each(flag, 'uniqueItems readOnly'),
  properties: map('schema'),
  additionalProperties: schemaOrFlag,
  allOf: items('schema'),
  xml: one('xml'),
  externalDocs: one('externalDocs'),
};

/** JSON Schema 2020-12 knows them; an older document that has one of them is shown as it means. */
const newer = {
  ...each(text, '$id $schema $anchor $dynamicRef $dynamicAnchor $comment contentEncoding contentMediaType'),
  ...each(
    any,
    '$vocabulary const examples dependentRequired discriminator exclusiveMaximum exclusiveMinimum',
  ),
  ...each(map('schema'), '$defs definitions dependentSchemas patternProperties'),
  ...each(items('schema'), 'anyOf oneOf prefixItems'),
  ...each(schemaOrFlag, 'not if then else items contains contentSchema'),
  ...each(schemaOrFlag, 'propertyNames unevaluatedItems unevaluatedProperties'),
  ...each(number, 'minContains maxContains'),
  ...each(flag, 'writeOnly nullable deprecated'),
};

/** The Schema Object; other keywords are allowed in every version's reading, and misspelt ones told. */
export const schemaOfAnyVersion: Shape = {
  ...extend(shape('A schema', common), newer),
  isOpen: true,
};

/** The objects that only schemas have. */
export const schemaParts = {
  xml: shape('xml', {
    ...each(text, 'name namespace prefix'),
    attribute: flag,
    wrapped: flag,
    nodeType: text,
  }),
  discriminator: shape('A discriminator', {
    propertyName: { rule: text, required: 'type' },
    mapping: any,
    defaultMapping: text,
  }),
};

/** The Schema Object of 3.x, whose discriminator is an object. */
const schema30: Shape = extend(schemaOfAnyVersion, { discriminator: one('discriminator') });

/** The Schema Object of 2.0, whose discriminator is a property's name, and whose tuples are lists of schemas. */
export const schema20: Shape = extend(schemaOfAnyVersion, {
  discriminator: text,
  ...each(any, 'items type required'),
});

const info = { title: 'User API', version: '1.0.0' };
const ok = { '200': { description: 'OK' } };

const valued = {
  description: text,
  ...each(flag, 'required deprecated allowEmptyValue'),
  style: text,
  explode: flag,
  allowReserved: flag,
  schema: one('schema'),
  content: map('mediaType'),
  example: any,
  examples: map('example'),
};

/** OpenAPI 3.0.4, section 4.7. */
export const shapes30 = {
  document: shape('The document', {
    openapi: any,
    info: spareable(one('info'), info),
    servers: items('server'),
    paths: one('paths'),
    // What webhooks were called before 3.1.
    'x-webhooks': map('pathItem'),
    components: one('components'),
    security: items('requirement'),
    tags: items('tag'),
    externalDocs: one('externalDocs'),
  }),
  info: shape('info', {
    title: spareable(text, info.title),
    version: spareable(text, info.version),
    description: text,
    termsOfService: text,
    contact: one('contact'),
    license: one('license'),
  }),
  contact: shape('contact', { name: text, url: text, email: text }),
  license: shape('license', { name: spareable(text, 'MIT'), url: text }),
  server: shape('A server', {
    url: needed(text, 'https://api.example.com'),
    description: text,
    variables: map('serverVariable'),
  }),
  serverVariable: shape('A server variable', {
    default: spareable(text, 'v1'),
    enum: texts,
    description: text,
  }),
  tag: shape('A tag', { name: needed(text, 'Users'), description: text, externalDocs: one('externalDocs') }),
  externalDocs: shape('externalDocs', {
    url: spareable(text, 'https://example.com/docs'),
    description: text,
  }),
  requirement: shape('A security requirement', {}, { others: { rule: texts } }),
  components: shape('components', {
    schemas: map('schema'),
    responses: map('response'),
    parameters: map('parameter'),
    examples: map('example'),
    requestBodies: map('requestBody'),
    headers: map('header'),
    securitySchemes: map('securityScheme'),
    links: map('link'),
    callbacks: map('callback'),
  }),
  paths: shape('paths', {}, { others: { rule: one('pathItem'), names: /^\// } }),
  pathItem: shape('A path', {
    ...each(text, '$ref summary description'),
    servers: items('server'),
    parameters: items('parameter'),
    ...each(one('operation'), 'get put post delete options head patch trace'),
  }),
  operation: shape('An operation', {
    tags: texts,
    summary: text,
    description: text,
    externalDocs: one('externalDocs'),
    operationId: text,
    parameters: items('parameter'),
    requestBody: one('requestBody'),
    responses: spareable(one('responses'), ok),
    callbacks: map('callback'),
    deprecated: flag,
    security: items('requirement'),
    servers: items('server'),
  }),
  responses: shape(
    'responses',
    {},
    { others: { rule: one('response'), names: /^(?:default|[1-5](?:\d\d|XX))$/ } },
  ),
  callback: referable('A callback', {}, { others: { rule: one('pathItem') } }),
  parameter: referable('A parameter', {
    name: needed(text, 'id'),
    in: needed(word('query', 'header', 'path', 'cookie'), 'query'),
    ...valued,
  }),
  header: referable('A header', valued),
  requestBody: referable('A request body', {
    description: text,
    content: spareable(map('mediaType'), { 'application/json': { schema: { type: 'object' } } }),
    required: flag,
  }),
  response: referable('A response', {
    description: spareable(text, 'OK'),
    headers: map('header'),
    content: map('mediaType'),
    links: map('link'),
  }),
  mediaType: shape('A media type', {
    schema: one('schema'),
    example: any,
    examples: map('example'),
    encoding: map('encoding'),
  }),
  encoding: shape('An encoding', {
    contentType: text,
    headers: map('header'),
    style: text,
    explode: flag,
    allowReserved: flag,
  }),
  example: referable('An example', { summary: text, description: text, value: any, externalValue: text }),
  link: referable('A link', {
    operationRef: text,
    operationId: text,
    parameters: object,
    requestBody: any,
    description: text,
    server: one('server'),
  }),
  securityScheme: referable('A security scheme', {
    type: needed(word('apiKey', 'http', 'oauth2', 'openIdConnect'), 'http'),
    description: text,
    name: text,
    in: word('query', 'header', 'cookie'),
    scheme: text,
    bearerFormat: text,
    flows: one('oauthFlows'),
    openIdConnectUrl: text,
  }),
  oauthFlows: shape('flows', {
    ...each(one('oauthFlow'), 'implicit password clientCredentials authorizationCode'),
  }),
  oauthFlow: shape('A flow', {
    ...each(text, 'authorizationUrl tokenUrl refreshUrl'),
    scopes: spareable(object, {}),
  }),
  schema: schema30,
  ...schemaParts,
} satisfies Shapes;

/** OpenAPI 3.1.1, section 4.8: what it adds to 3.0. */
export const shapes31 = {
  ...shapes30,
  document: extend(shapes30.document, { webhooks: map('pathItem'), jsonSchemaDialect: text }),
  info: extend(shapes30.info, { summary: text }),
  license: extend(shapes30.license, { identifier: text }),
  components: extend(shapes30.components, { pathItems: map('pathItem') }),
  operation: extend(shapes30.operation, { responses: one('responses') }),
  securityScheme: extend(shapes30.securityScheme, {
    type: needed(word('apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'), 'http'),
  }),
} satisfies Shapes;

/** OpenAPI 3.2.0, section 4: what it adds to 3.1. */
export const shapes32: Shapes = {
  ...shapes31,
  document: extend(shapes31.document, { $self: text }),
  server: extend(shapes31.server, { name: text }),
  tag: extend(shapes31.tag, { summary: text, parent: text, kind: text }),
  components: extend(shapes31.components, { mediaTypes: map('mediaType') }),
  pathItem: extend(shapes31.pathItem, {
    query: one('operation'),
    additionalOperations: map('operation'),
  }),
  parameter: extend(shapes31.parameter, {
    in: needed(word('query', 'querystring', 'header', 'path', 'cookie'), 'query'),
  }),
  response: extend(shapes31.response, { summary: text, description: text }),
  mediaType: {
    ...extend(shapes31.mediaType, {
      description: text,
      itemSchema: one('schema'),
      prefixEncoding: items('encoding'),
      itemEncoding: one('encoding'),
    }),
    isReferable: true,
  },
  encoding: extend(shapes31.encoding, {
    encoding: map('encoding'),
    prefixEncoding: items('encoding'),
    itemEncoding: one('encoding'),
  }),
  example: extend(shapes31.example, { dataValue: any, serializedValue: text }),
  securityScheme: extend(shapes31.securityScheme, { deprecated: flag, oauth2MetadataUrl: text }),
  oauthFlows: extend(shapes31.oauthFlows, { deviceAuthorization: one('oauthFlow') }),
  oauthFlow: extend(shapes31.oauthFlow, { deviceAuthorizationUrl: text }),
};
