import { expect, test } from 'vitest';
import type { Server } from '../../openapi/read/operation.ts';
import { fillServer } from '../request/base-url.ts';
import { resolveServer, rootServer } from '../request/resolve-server.ts';
import { isTypedServer, listFreeVariables, readServerChoice } from './choose-server.ts';

const variable = (name: string, standard: string, values: readonly string[] = []) => ({
  name,
  default: standard,
  enum: values,
  description: undefined,
});
const make = (url: string, ...variables: Server['variables'][number][]): Server => ({
  url,
  description: undefined,
  variables,
});

const whole = make('{base_url}', variable('base_url', 'http://localhost:4321/sandbox'));
const region = make(
  'https://{region}.x.dev/{version}',
  variable('region', 'eu', ['eu', 'us']),
  variable('version', 'v1'),
);
const page = 'https://docs.x.dev/api/user/';

test('a base URL is whole and has no slash at its end', () => {
  const fill = (server: Server, values?: Readonly<Record<string, string>>) =>
    resolveServer(fillServer(server, values), page);
  expect(fill(whole)).toBe('http://localhost:4321/sandbox');
  expect(fill(whole, { base_url: ' https://a.b/c/ ' })).toBe('https://a.b/c');
  expect(fill(make('/sandbox'))).toBe('https://docs.x.dev/sandbox');
  expect(fill(rootServer)).toBe('https://docs.x.dev');
  expect(fill(region, { region: 'us' })).toBe('https://us.x.dev/v1');
});

test('a variable in the origin without a list of values leads anywhere', () => {
  expect(listFreeVariables(whole)).toEqual(['base_url']);
  expect(listFreeVariables(region)).toEqual([]);
  expect(listFreeVariables(make('https://{tenant}.x.dev/', variable('tenant', 'a')))).toEqual(['tenant']);
  expect(
    listFreeVariables(make('https://x.dev:{port}/{path}', variable('port', '1'), variable('path', 'a'))),
  ).toEqual(['port']);
});

test('a server is typed when such a variable has another value than its default', () => {
  expect(isTypedServer({ server: whole, variables: {} })).toBe(false);
  expect(isTypedServer({ server: whole, variables: { base_url: 'http://localhost:4321/sandbox' } })).toBe(
    false,
  );
  expect(isTypedServer({ server: whole, variables: { base_url: 'https://evil.dev' } })).toBe(true);
  expect(isTypedServer({ server: region, variables: { version: 'v9' } })).toBe(false);
});

test('what was kept is read as far as the servers allow it', () => {
  const servers = [whole, region];
  const read = (value: unknown, isForeign = false) => readServerChoice(value, servers, isForeign);
  expect(read({ url: '{base_url}', variables: { base_url: 'https://a.b', x: 'y' } })).toEqual({
    server: whole,
    variables: { base_url: 'https://a.b' },
  });
  expect(read({ url: region.url, variables: { region: 'mars', version: 'v2' } })).toEqual({
    server: region,
    variables: { version: 'v2' },
  });
  for (const value of [null, 1, {}, { url: 'https://other' }]) expect(read(value)).toBeUndefined();
  expect(read({ url: region.url, variables: [7] })).toEqual({ server: region, variables: {} });
});

test('a link chooses among servers, never the host', () => {
  const link = { url: '{base_url}', variables: { base_url: 'https://evil.dev' } };
  expect(readServerChoice(link, [whole], true)).toEqual({ server: whole, variables: {} });
});
