import { expect, test } from 'vitest';
import { buildSample, sampleOperation } from '../../../tests/support/sample-site.ts';
import type { Server } from '../../openapi/read/operation.ts';
import { describeCall } from './describe-call.ts';

const server = (url: string, values: readonly string[] = []): Server => ({
  url,
  description: undefined,
  variables: url.includes('{host}')
    ? [{ name: 'host', default: 'a', enum: values, description: undefined }]
    : [],
});

const describeChannel = (servers: readonly Server[], playground?: 'hide' | 'simple') => {
  const { site } = buildSample({ api: { baseUrl: 'https://api.example.com' } });
  const channel = { ...sampleOperation('WSS', '/chat'), channel: 'chat', servers };
  return describeCall(site, { kind: 'operation', frontmatter: { meta: {}, playground } }, channel);
};

test('a channel is called at its own servers, whatever the base URL of the site is, and by no request', () => {
  const call = describeChannel([server('wss://chat.example.com/v1/')]);
  expect(call).toMatchObject({
    baseUrls: ['wss://chat.example.com/v1'],
    isTried: false,
    canRelay: false,
    sockets: [{ url: 'wss://chat.example.com/v1' }],
  });
});

test('readers connect to WebSockets, and to no host that they or a link could choose', () => {
  const { sockets } = describeChannel([
    ...['kafka://broker:9092', 'https://example.com', 'javascript:alert(1)'].map((url) => server(url)),
    server('wss://{host}.example.com'),
    server('wss://{host}.example.com/b', ['eu', 'us']),
    server('ws://localhost:8080/{host}'),
  ]);
  expect(sockets.map(({ url }) => url)).toEqual(['wss://{host}.example.com/b', 'ws://localhost:8080/{host}']);
});

test('nothing connects where the playground is not shown', () => {
  for (const mode of ['hide', 'simple'] as const)
    expect(describeChannel([server('wss://chat.example.com')], mode).sockets).toEqual([]);
});
