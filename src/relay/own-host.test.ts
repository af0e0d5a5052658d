import { expect, test } from 'vitest';
import { createOwnHosts } from './own-host.ts';

const local = createOwnHosts({ port: 4321, isLocal: true, origins: [] });
const open = createOwnHosts({ port: 4321, isLocal: false, origins: ['https://docs.example.com'] });

test.each([
  ['localhost:4321', true, true],
  ['127.0.0.1:4321', true, true],
  ['[::1]:4321', true, true],
  ['docs.localhost:4321', true, true],
  ['localhost:4322', false, true],
  ['localhost', false, true],
  ['192.168.1.9:4321', false, true],
  ['[fd00::1]:4321', false, true],
  ['docs.example.com', false, true],
  ['DOCS.example.com', false, true],
  ['docs.example.com:4321', false, false],
  ['evil.example:4321', false, false],
  ['127.0.0.1.evil.example:4321', false, false],
  ['localhost.evil.example:4321', false, false],
  ['user@localhost:4321', false, false],
  ['localhost:4321/a', false, false],
  ['', false, false],
])('the host %j is the site’s own on loopback: %s, elsewhere: %s', (host, isLocal, isOpen) => {
  expect([local(host), open(host)]).toEqual([isLocal, isOpen]);
});

test('what is no name is never allowed', () => {
  const allowed = createOwnHosts({ port: 4321, isLocal: false, origins: [], allowedHosts: ['', '.'] });
  expect(['', 'a@b', 'a/b', 'a b', ':4321'].map(allowed)).toEqual(Array(5).fill(false));
});

test('names that are allowed are answered to at any port, and below a dot all of them', () => {
  const allowed = createOwnHosts({
    port: 4321,
    isLocal: true,
    origins: [],
    allowedHosts: ['docs.example.com', '.example.org'],
  });
  const own = ['docs.example.com', 'DOCS.example.com:8443', 'example.org', 'a.b.example.org'];
  const foreign = [
    'example.com',
    'a.docs.example.com',
    'evilexample.org',
    'example.org.evil.example',
    'a@example.org',
  ];
  expect([own.map(allowed), foreign.map(allowed)]).toEqual([Array(4).fill(true), Array(5).fill(false)]);
});
