import { expect, test } from 'vitest';
import { readReach } from './network-options.ts';

function read(host: unknown, allowedHosts?: unknown) {
  const reach = readReach({ host, allowedHosts });
  return typeof reach === 'string' ? reach : [reach.host, ...reach.allowedHosts];
}

test('an address is listened on, and names are answered to', () => {
  expect(read(undefined)).toEqual(['127.0.0.1']);
  expect(read('0.0.0.0')).toEqual(['0.0.0.0']);
  expect(read('[::1]')).toEqual(['::1']);
  expect(read('localhost')).toEqual(['localhost']);
  expect(read('docs.example.com')).toEqual(['127.0.0.1', 'docs.example.com']);
  expect(read(['::', 'Docs.example.com, docs.example.org'])).toEqual([
    '::',
    'docs.example.com',
    'docs.example.org',
  ]);
  expect(read('127.0.0.1', ['a.example', '.example.com,b.example'])).toEqual([
    '127.0.0.1',
    'a.example',
    '.example.com',
    'b.example',
  ]);
});

test.each(['127.0.0.1,::1', ['127.0.0.1', 'localhost']])(
  'two addresses to listen on are refused: %s',
  (host) => {
    expect(read(host)).toMatch(/^--host is one address to listen on, and not both "127\.0\.0\.1" and /);
  },
);

test.each([
  `${'a'.repeat(64)}.example`,
  'https://docs.example.com',
  'docs.example.com:443',
  '*',
  '999',
  '1.2.3',
  'a b',
  '-a',
  '..a',
])('the name %s is refused with the right form', (name) => {
  const message = `--host and --allowed-hosts take names such as docs.example.com, without a port, and not "${name}"`;
  expect([read(name), read(undefined, name)]).toEqual([message, message]);
});

test('nobody is trusted unless named', () => {
  const reach = readReach({});
  if (typeof reach === 'string') throw new Error(reach);
  expect(['127.0.0.1', '::1', '10.0.0.1'].map(reach.trusts)).toEqual([false, false, false]);
});

test('proxies are addresses and networks', () => {
  const reach = readReach({ trustProxy: ['127.0.0.1,10.0.0.0/8', 'fd00::/8'] });
  if (typeof reach === 'string') throw new Error(reach);
  expect(['127.0.0.1', '10.1.2.3', '::ffff:10.1.2.3', 'fd12::1'].map(reach.trusts)).toEqual(
    Array(4).fill(true),
  );
  expect(['127.0.0.2', '11.0.0.1', '::1', 'fc00::1', 'proxy', ''].map(reach.trusts)).toEqual(
    Array(6).fill(false),
  );
});

test.each(['proxy.example.com', '10.0.0.0/33', '10.0.0/8', '::/129', 'true', '10.0.0.0/', '/8'])(
  'the proxy %s is refused with the right form',
  (word) => {
    expect(readReach({ trustProxy: word })).toBe(
      `--trust-proxy takes IP addresses and networks, such as 127.0.0.1,10.0.0.0/8, and not "${word}"`,
    );
  },
);
