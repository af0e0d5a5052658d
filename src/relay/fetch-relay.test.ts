import { expect, test } from 'vitest';
import { createHttpsResolver } from './fetch-relay.ts';

const names: Readonly<Record<string, unknown>> = {
  'a&b': [],
  'api.example.com': [
    { type: 5, data: 'edge.example.net.' },
    { type: 1, data: '192.0.2.1' },
    { type: 28, data: '2001:db8::1' },
  ],
};

test('both kinds of addresses are given, and no other records', async () => {
  const asked: string[] = [];
  const resolve = createHttpsResolver(async (url) => {
    asked.push(url);
    const name = new URL(url).searchParams.get('name') ?? '';
    return Response.json(Object.hasOwn(names, name) ? { Status: 0, Answer: names[name] } : { Status: 3 });
  }, 'https://dns.example/query');
  expect(await resolve('api.example.com')).toEqual(['192.0.2.1', '2001:db8::1']);
  expect(await resolve('unknown.example')).toEqual([]);
  expect(await resolve('a&b')).toEqual([]);
  expect(asked[0]).toBe('https://dns.example/query?name=api.example.com&type=1');
});
