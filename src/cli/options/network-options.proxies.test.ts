import { expect, test } from 'vitest';
import { readProxies } from './network-options.ts';

test('paths and servers of this machine are read, one or several', () => {
  expect(readProxies(undefined)).toEqual([]);
  expect(readProxies('/sandbox=http://127.0.0.1:4000')).toEqual([
    { path: '/sandbox', target: 'http://127.0.0.1:4000' },
  ]);
  expect(readProxies(['/a=http://localhost:1/v1/', '/b/c=http://[::1]:2'])).toEqual([
    { path: '/a', target: 'http://localhost:1/v1' },
    { path: '/b/c', target: 'http://[::1]:2' },
  ]);
});

test.each([
  '/',
  'sandbox=http://127.0.0.1:1',
  '/a/=http://127.0.0.1:1',
  '/a=http://example.com',
  '/a=http://127.0.0.1.example.com',
  '/a=https://127.0.0.1:1',
  '/a=http://127.0.0.1:1/?q=1',
  '/=http://127.0.0.1:1',
  '/a=http://127.0.0.1:1/#b',
  '/a=http://evil.localhost:1',
  '/a/../b=http://127.0.0.1:1',
  '/a/%2e%2e/b=http://127.0.0.1:1',
  '/a/..%2fb=http://127.0.0.1:1',
  '/a\\b=http://127.0.0.1:1',
  '/é=http://127.0.0.1:1',
  true,
])('%s is refused with the right form', (word) => {
  expect(readProxies(word)).toBe(
    `--proxy is a path and a server on this machine, such as /sandbox=http://127.0.0.1:4000, and not "${word}"`,
  );
});
