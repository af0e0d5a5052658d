import { expect, test } from 'vitest';
import { fillServer, listBaseUrls, listServers, startUrl } from './base-url.ts';

const server = {
  url: 'https://{region}.example.com/{path}',
  description: undefined,
  variables: [{ name: 'region', default: 'eu', enum: [], description: undefined }],
};

test("the site's own base URLs win over the document's servers", () => {
  const operation = { servers: [server] };
  expect(listBaseUrls(operation, ['/sandbox', 'https://api.example.com/'])).toEqual([
    '/sandbox',
    'https://api.example.com',
  ]);
  expect(listBaseUrls(operation, 'https://a.dev')).toEqual(['https://a.dev']);
  expect(listBaseUrls(operation, undefined)).toEqual(['https://eu.example.com/{path}']);
  expect(listBaseUrls(operation, [])).toEqual(['https://eu.example.com/{path}']);
  expect(listBaseUrls({ servers: [] }, ['javascript:alert(1)'])).toEqual([]);
});

test("a server's variables are filled in", () => {
  expect(fillServer(server, { path: 'v1', region: 'us' })).toBe('https://us.example.com/v1');
  expect(fillServer(server)).toBe('https://eu.example.com/{path}');
});

test('a request begins with an absolute URL, or with a variable in its place', () => {
  expect(startUrl('https://api.example.com/v1/')).toEqual(['https://api.example.com/v1']);
  for (const url of [
    '/sandbox',
    '',
    '{base_url}',
    'https://{region}.example.com',
    '-o/etc/passwd',
    'file:///etc',
  ])
    expect(startUrl(url), url).toEqual([{ variable: 'BASE_URL' }]);
});

const production = { url: 'https://api.example.com/', description: 'Production', variables: [] };
const sandbox = {
  url: 'https://{name}.example.com',
  description: undefined,
  variables: [{ name: 'name', default: 'sandbox', enum: [], description: undefined }],
};

test('the base URLs are those of the site, with what the document says of the same ones', () => {
  expect(listServers({ servers: [production, sandbox] }, ['/sandbox', 'https://api.example.com'])).toEqual([
    { url: '/sandbox', description: undefined, variables: [] },
    { url: 'https://api.example.com', description: 'Production', variables: [] },
  ]);
});

test('without any they are the document’s, each once, with their variables', () => {
  expect(listServers({ servers: [production, sandbox, production] }, undefined)).toEqual([
    { ...production, url: 'https://api.example.com' },
    sandbox,
  ]);
  expect(listServers({ servers: [] }, [])).toEqual([]);
});
