import { schemaOfAnyVersion, schemaParts } from '../check/specification/openapi-3.ts';
import {
  any,
  each,
  extend,
  flag,
  items,
  list,
  map,
  needed,
  object,
  one,
  referable,
  type Shapes,
  shape,
  spareable,
  text,
  texts,
  word,
} from '../check/specification/shape.ts';

const info = { title: 'Chat', version: '1.0.0' };

const schemeTypes = [
  ...['userPassword', 'apiKey', 'X509', 'symmetricEncryption', 'asymmetricEncryption', 'httpApiKey'],
  ...['http', 'oauth2', 'openIdConnect', 'plain', 'scramSha256', 'scramSha512', 'gssapi'],
];

/** Objects that versions 2 and 3 have alike. Their kinds are not called as OpenAPI's, whose checks would be made of them. */
const common = {
  contact: shape('contact', { name: text, url: text, email: text }),
  license: shape('license', { name: spareable(text, 'MIT'), url: text }),
  serverVariable: referable('A server variable', {
    enum: texts,
    default: text,
    description: text,
    examples: texts,
  }),
  tag: referable('A tag', {
    name: needed(text, 'Chat'),
    description: text,
    externalDocs: one('externalDocs'),
  }),
  externalDocs: referable('externalDocs', {
    url: spareable(text, 'https://example.com/docs'),
    description: text,
  }),
  correlationId: referable('correlationId', { location: text, description: text }),
  /** What a protocol adds, in a language of its own. */
  bindings: referable('bindings', {}, { others: { rule: any } }),
  messageExample: shape('An example of a message', {
    name: text,
    summary: text,
    headers: object,
    payload: any,
  }),
  asyncSecurityScheme: referable('A security scheme', {
    type: needed(word(...schemeTypes), 'http'),
    description: text,
    name: text,
    in: word('user', 'password', 'query', 'header', 'cookie'),
    scheme: text,
    bearerFormat: text,
    flows: one('asyncFlows'),
    openIdConnectUrl: text,
    scopes: texts,
  }),
  asyncFlows: shape('flows', {
    ...each(one('asyncFlow'), 'implicit password clientCredentials authorizationCode'),
  }),
  asyncFlow: shape('A flow', {
    ...each(text, 'authorizationUrl tokenUrl refreshUrl'),
    availableScopes: object,
    scopes: object,
  }),
  // A property that says which schema is meant, and schemas of other languages (AsyncAPI 3.0.0, Multi Format Schema Object).
  schema: extend(schemaOfAnyVersion, { discriminator: text, schemaFormat: text, schema: one('schema') }),
  xml: schemaParts.xml,
} satisfies Shapes;

const message = {
  headers: one('schema'),
  payload: one('schema'),
  correlationId: one('correlationId'),
  ...each(text, 'contentType name title summary description'),
  tags: items('tag'),
  externalDocs: one('externalDocs'),
  bindings: one('bindings'),
  examples: items('messageExample'),
  traits: items('messageTrait'),
  deprecated: flag,
};

const action = {
  ...each(text, 'summary description'),
  tags: items('tag'),
  externalDocs: one('externalDocs'),
  bindings: one('bindings'),
  traits: items('operationTrait'),
  deprecated: flag,
};

/** AsyncAPI 3.0.0, Schema. https://www.asyncapi.com/docs/reference/specification/v3.0.0 */
export const shapesOfAsyncApi3: Shapes = {
  ...common,
  document: shape('The document', {
    asyncapi: text,
    id: text,
    info: spareable(one('info'), info),
    servers: map('asyncServer'),
    defaultContentType: text,
    channels: map('channel'),
    operations: map('channelOperation'),
    components: one('components'),
  }),
  info: shape('info', {
    title: spareable(text, info.title),
    version: spareable(text, info.version),
    ...each(text, 'description termsOfService'),
    contact: one('contact'),
    license: one('license'),
    tags: items('tag'),
    externalDocs: one('externalDocs'),
  }),
  asyncServer: referable('A server', {
    host: needed(text, 'example.com'),
    protocol: needed(text, 'wss'),
    ...each(text, 'protocolVersion pathname title summary description'),
    variables: map('serverVariable'),
    security: items('asyncSecurityScheme'),
    tags: items('tag'),
    externalDocs: one('externalDocs'),
    bindings: one('bindings'),
  }),
  channel: referable('A channel', {
    // Null where the address is not known.
    address: any,
    messages: map('message'),
    ...each(text, 'title summary description'),
    servers: items('asyncServer'),
    parameters: map('channelParameter'),
    tags: items('tag'),
    externalDocs: one('externalDocs'),
    bindings: one('bindings'),
  }),
  channelParameter: referable('A parameter', {
    enum: texts,
    ...each(text, 'default description location'),
    examples: texts,
  }),
  channelOperation: referable('An operation', {
    ...action,
    action: needed(word('send', 'receive'), 'receive'),
    channel: needed(one('channel'), { $ref: '#/channels/chat' }),
    title: text,
    security: items('asyncSecurityScheme'),
    messages: items('message'),
    reply: one('reply'),
  }),
  operationTrait: referable('A trait', { ...action, title: text, security: items('asyncSecurityScheme') }),
  reply: referable('reply', {
    address: one('replyAddress'),
    channel: one('channel'),
    messages: items('message'),
  }),
  replyAddress: referable('address', { location: text, description: text }),
  message: referable('A message', message),
  messageTrait: referable('A trait', message),
  components: shape('components', {
    schemas: map('schema'),
    servers: map('asyncServer'),
    channels: map('channel'),
    operations: map('channelOperation'),
    messages: map('message'),
    securitySchemes: map('asyncSecurityScheme'),
    serverVariables: map('serverVariable'),
    parameters: map('channelParameter'),
    correlationIds: map('correlationId'),
    replies: map('reply'),
    replyAddresses: map('replyAddress'),
    externalDocs: map('externalDocs'),
    tags: map('tag'),
    operationTraits: map('operationTrait'),
    messageTraits: map('messageTrait'),
    ...each(map('bindings'), 'serverBindings channelBindings operationBindings messageBindings'),
  }),
};

const messageOf2 = { ...message, ...each(text, 'messageId schemaFormat'), oneOf: items('message') };
const actionOf2 = { ...action, operationId: text, security: list };

/** AsyncAPI 2.0.0 to 2.6.0, Schema. https://www.asyncapi.com/docs/reference/specification/v2.6.0 */
export const shapesOfAsyncApi2: Shapes = {
  ...common,
  document: shape('The document', {
    asyncapi: text,
    id: text,
    info: spareable(one('info'), info),
    servers: map('asyncServer'),
    defaultContentType: text,
    channels: map('channel'),
    components: one('components'),
    tags: items('tag'),
    externalDocs: one('externalDocs'),
  }),
  info: shapesOfAsyncApi3['info'] ?? shape('info', {}),
  asyncServer: referable('A server', {
    url: needed(text, 'wss://example.com'),
    protocol: needed(text, 'wss'),
    ...each(text, 'protocolVersion description'),
    variables: map('serverVariable'),
    security: list,
    tags: items('tag'),
    bindings: one('bindings'),
  }),
  channel: referable('A channel', {
    description: text,
    servers: texts,
    ...each(one('channelOperation'), 'subscribe publish'),
    parameters: map('channelParameter'),
    bindings: one('bindings'),
  }),
  channelParameter: referable('A parameter', { description: text, schema: one('schema'), location: text }),
  channelOperation: shape('An operation', { ...actionOf2, message: one('message') }),
  operationTrait: referable('A trait', actionOf2),
  message: referable('A message', messageOf2),
  messageTrait: referable('A trait', messageOf2),
  components: shape('components', {
    schemas: map('schema'),
    servers: map('asyncServer'),
    serverVariables: map('serverVariable'),
    channels: map('channel'),
    messages: map('message'),
    securitySchemes: map('asyncSecurityScheme'),
    parameters: map('channelParameter'),
    correlationIds: map('correlationId'),
    operationTraits: map('operationTrait'),
    messageTraits: map('messageTrait'),
    ...each(map('bindings'), 'serverBindings channelBindings operationBindings messageBindings'),
  }),
};
