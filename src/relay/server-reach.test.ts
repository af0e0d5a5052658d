import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readSender, readTrustedProxies } from './server-reach.ts';

function read(
  remoteAddress: string | undefined,
  headers: Readonly<Record<string, string>>,
  proxies = '127.0.0.1',
) {
  const trusts = readTrustedProxies(proxies.split(','));
  if (typeof trusts !== 'function') throw new Error(trusts.mistake);
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const message = {
    socket: { remoteAddress },
    headers: { host: '127.0.0.1:4321', ...Object.fromEntries(lower) },
  };
  return readSender(message as IncomingMessage, trusts);
}

const forwarded = {
  'X-Forwarded-For': '203.0.113.7',
  'X-Forwarded-Host': 'docs.example.com',
  'X-Forwarded-Proto': 'https',
};

test('a trusted proxy tells who asked, and for what', () => {
  expect(read('127.0.0.1', forwarded)).toEqual({
    address: '203.0.113.7',
    host: 'docs.example.com',
    scheme: 'https',
    isProxied: true,
  });
});

test('headers of anybody else are not read', () => {
  const direct = { host: '127.0.0.1:4321', scheme: 'http', isProxied: false };
  expect(read('127.0.0.2', forwarded)).toEqual({ address: '127.0.0.2', ...direct });
  expect(read(undefined, forwarded)).toEqual({ address: undefined, ...direct });
});

test('a trusted proxy that adds nothing is the reader itself', () => {
  expect(read('127.0.0.1', {})).toEqual({
    address: '127.0.0.1',
    host: '127.0.0.1:4321',
    scheme: 'http',
    isProxied: true,
  });
});

test.each([
  ['what a reader wrote in front is not read', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['proxies behind each other are passed over', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['proxies alone leave the first of them', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['what is no address ends the search', '203.0.113.7, unknown, 10.0.0.2', '10.0.0.2'],
  ['an address may have a port', '203.0.113.7:4711', '203.0.113.7'],
  ['an address of IPv6 may have one, too', '[2001:db8::7]:4711', '2001:db8::7'],
  ['an address of IPv6 may have none', '2001:db8::7', '2001:db8::7'],
  ['an empty value is none', ' , ', '127.0.0.1'],
])('%s: X-Forwarded-For: %s', (_, value, address) => {
  expect(read('127.0.0.1', { 'X-Forwarded-For': value }, '127.0.0.1,10.0.0.0/8').address).toBe(address);
});

test('of several hosts and schemes the last is the nearest proxy’s', () => {
  const { host, scheme } = read('::ffff:127.0.0.1', {
    'X-Forwarded-Host': 'evil.example, docs.example.com',
    'X-Forwarded-Proto': 'http, HTTPS',
  });
  expect([host, scheme]).toEqual(['docs.example.com', 'https']);
});

test('a value that is empty is none', () => {
  const { host, scheme } = read('127.0.0.1', {
    'X-Forwarded-Host': 'docs.example.com, ',
    'X-Forwarded-Proto': 'https,',
  });
  expect([host, scheme]).toEqual(['docs.example.com', 'https']);
  expect(read('127.0.0.1', { 'X-Forwarded-Host': '' }).host).toBe('127.0.0.1:4321');
});

test('a scheme is http or https', () => {
  expect(read('127.0.0.1', { 'X-Forwarded-Proto': 'javascript' }).scheme).toBe('http');
});
