import { hostileTexts } from '../support/hostile-texts.ts';

/** An AsyncAPI document with all hostile texts in every place that takes a text: each is in some channel in each kind of place. */
export function makeHostileChannels(): string {
  let turn = 0;
  const next = (): string => hostileTexts[turn++ % hostileTexts.length] ?? '';
  const docs = () => ({ description: next(), url: next() });
  const schema = () => ({
    type: 'object',
    title: next(),
    description: next(),
    required: [next()],
    properties: {
      [next()]: { type: 'string', description: next(), enum: [next()], default: next() },
      [next()]: { type: 'string', const: next(), format: next(), pattern: next() },
    },
  });
  const message = () => ({
    name: next(),
    title: next(),
    summary: next(),
    description: next(),
    contentType: next(),
    tags: [{ name: next(), description: next() }],
    externalDocs: docs(),
    headers: schema(),
    payload: schema(),
    examples: [{ name: next(), summary: next(), payload: { [next()]: next() } }],
  });
  const foreign = () => ({ title: next(), payload: { schemaFormat: next(), schema: { [next()]: next() } } });
  const names = Array.from(
    { length: Math.ceil(hostileTexts.length / 8) },
    (_, index) => `${index} ${next()}`,
  );
  const reference = (name: string) => ({
    $ref: `#/channels/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
  });
  return JSON.stringify({
    asyncapi: '3.0.0',
    info: { title: next(), version: next(), description: next() },
    servers: {
      // Nobody listens there.
      local: { host: '127.0.0.1:9', protocol: 'ws', pathname: `/${next()}`, description: next() },
      [next()]: { host: "evil.example; script-src 'unsafe-inline' *", protocol: 'wss', title: next() },
      [next()]: {
        host: next(),
        protocol: next(),
        summary: next(),
        security: [{ $ref: '#/components/securitySchemes/key' }],
      },
    },
    channels: Object.fromEntries(
      names.map((name) => [
        name,
        {
          title: next(),
          summary: next(),
          description: next(),
          address: `/${next()}/{${next().replace(/[{}]/g, '')}}`,
          parameters: {
            [next()]: { description: next(), default: next(), enum: [next()], examples: [next()] },
          },
          bindings: { ws: { query: schema(), headers: schema() } },
          tags: [{ name: next() }],
          externalDocs: docs(),
          messages: { [next()]: message(), [next()]: foreign() },
        },
      ]),
    ),
    operations: Object.fromEntries(
      names.flatMap((name, index) => [
        [
          `${index} speak`,
          {
            action: 'receive',
            channel: reference(name),
            title: next(),
            summary: next(),
            description: next(),
            reply: { messages: [message()] },
          },
        ],
        [`${index} listen`, { action: 'send', channel: reference(name), title: next() }],
      ]),
    ),
    components: {
      securitySchemes: { key: { type: 'httpApiKey', in: 'query', name: next(), description: next() } },
      schemas: { [next()]: schema() },
    },
  });
}
