import { expect, test } from 'vitest';
import { listServers } from './list-servers.ts';

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
