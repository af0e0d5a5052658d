import { hostileTexts } from '../support/hostile-texts.ts';

/** How many operations under `paths`: all texts together stand in each kind of place. */
const operations = 24;

/** An OpenAPI document with hostile texts in every place that takes a text, each of them several times. */
export function makeHostileDocument(): string {
  let turn = 0;
  const next = (): string => hostileTexts[turn++ % hostileTexts.length] ?? '';
  const named = <Value>(values: readonly Value[]): Record<string, Value> =>
    Object.fromEntries(values.map((value) => [next(), value]));
  const docs = () => ({ description: next(), url: next() });

  const schema = (depth = 0): unknown => ({
    type: 'object',
    title: next(),
    description: next(),
    externalDocs: docs(),
    'x-internal': next(),
    required: [next()],
    discriminator: { propertyName: next(), mapping: { [next()]: next() } },
    properties: named([
      { type: 'string', title: next(), description: next(), enum: [next(), next()], default: next() },
      { type: 'string', format: next(), pattern: next(), const: next() },
      { type: 'string', examples: [next(), next()], contentMediaType: next(), contentEncoding: next() },
      {
        enum: [next()],
        'x-enumDescriptions': { [next()]: next() },
        xml: { name: next(), namespace: next() },
      },
      { type: 'array', items: { type: 'string', description: next(), default: next() } },
      ...(depth < 2
        ? [{ oneOf: [schema(depth + 1), { title: next(), type: 'string', const: next() }] }]
        : []),
    ]),
    patternProperties: { [next()]: { type: 'string', description: next() } },
    additionalProperties: { type: 'string', description: next(), 'x-additionalPropertiesName': next() },
  });
  const content = () => ({
    'application/json': {
      schema: schema(),
      examples: {
        [next()]: { summary: next(), description: next(), value: { [next()]: next() } },
        [next()]: { summary: next(), externalValue: next() },
        [next()]: { summary: next(), description: next(), externalValue: `https://evil.example/${next()}` },
      },
    },
    'text/html': { schema: { type: 'string' }, example: next() },
    'application/xml': { schema: schema(2), example: { [next()]: next() } },
    'text/event-stream': { schema: { type: 'string' }, example: next() },
    'multipart/form-data': {
      schema: { type: 'object', properties: { [next()]: { type: 'string', default: next() } } },
    },
    [`text/${next()}`]: { schema: { type: 'string', description: next() }, example: next() },
  });
  const parameters = () =>
    ['query', 'header', 'cookie'].flatMap((place) => [
      {
        in: place,
        name: next(),
        required: true,
        description: next(),
        schema: { type: 'string', default: next(), description: next() },
        examples: { [next()]: { summary: next(), value: next() } },
      },
    ]);
  const responses = () => ({
    '200': {
      description: next(),
      headers: { [next()]: { description: next(), schema: { type: 'string', default: next() } } },
      content: content(),
      links: { [next()]: { operationId: next(), description: next(), parameters: { [next()]: next() } } },
    },
    '4XX': { description: next(), content: { 'image/png': {} } },
    default: { description: next() },
  });
  const servers = () => [
    { url: next(), description: next() },
    {
      url: `https://{host}.evil.example/${next()}`,
      description: next(),
      variables: { host: { default: next(), enum: [next()], description: next() } },
    },
    { url: "https://evil.example; script-src 'unsafe-inline' *", description: next() },
  ];
  const operation = (index: number) => ({
    operationId: `${index} ${next()}`,
    summary: next(),
    description: next(),
    tags: [next()],
    externalDocs: docs(),
    deprecated: index % 3 === 0,
    servers: servers(),
    parameters: parameters(),
    requestBody: { description: next(), content: content() },
    responses: responses(),
    callbacks: {
      [next()]: { [next()]: { post: { summary: next(), description: next(), responses: responses() } } },
    },
    security: [{ [schemes[index % schemes.length] ?? '']: [next()] }],
    'x-codeSamples': [{ lang: next(), label: next(), source: next() }],
    'x-mint': { metadata: { title: next(), description: next() }, content: next() },
  });
  const schemes = [next(), next(), next(), next()];
  const [key = '', http = '', oauth = '', open = ''] = schemes;
  const methods = ['get', 'put', 'post', 'delete'];
  const paths = Array.from({ length: operations }, (_, index) => {
    const path = `/${index}/${next().replace(/[{}]/g, '')}/{id}`;
    const id = { in: 'path', name: 'id', required: true, description: next(), schema: { type: 'string' } };
    return [
      path,
      {
        summary: next(),
        description: next(),
        parameters: [id],
        [methods[index % 4] ?? '']: operation(index),
      },
    ];
  });
  const every = Object.fromEntries(
    hostileTexts.map((text, index) => [
      `p${index}`,
      { type: 'string', title: text, description: text, default: text, examples: [text] },
    ]),
  );
  return JSON.stringify({
    openapi: '3.1.1',
    info: {
      title: next(),
      version: next(),
      summary: next(),
      description: next(),
      termsOfService: next(),
      contact: { name: next(), url: next(), email: next() },
      license: { name: next(), url: next() },
    },
    externalDocs: docs(),
    servers: servers(),
    tags: hostileTexts.map((name) => ({ name, description: next(), externalDocs: docs() })),
    'x-tagGroups': [{ name: next(), tags: hostileTexts.slice(0, 20) }],
    paths: {
      ...Object.fromEntries(paths),
      '/every': {
        post: {
          operationId: 'every',
          summary: 'Every text',
          description: hostileTexts.join('\n\n'),
          requestBody: { content: { 'application/json': { schema: { type: 'object', properties: every } } } },
          responses: { '200': { description: 'ok' } },
        },
      },
    },
    webhooks: Object.fromEntries(
      [0, 1, 2].map((index) => [
        `${index} ${next()}`,
        { post: { ...operation(operations + index), operationId: `w${index}` } },
      ]),
    ),
    components: {
      schemas: named([schema(), schema()]),
      securitySchemes: {
        [key]: { type: 'apiKey', in: 'header', name: next(), description: next() },
        [http]: { type: 'http', scheme: next(), bearerFormat: next(), description: next() },
        [oauth]: {
          type: 'oauth2',
          description: next(),
          flows: {
            authorizationCode: {
              authorizationUrl: next(),
              tokenUrl: next(),
              refreshUrl: next(),
              scopes: { [next()]: next() },
            },
          },
        },
        [open]: { type: 'openIdConnect', openIdConnectUrl: next(), description: next() },
      },
    },
  });
}
