import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import type { OpenApiDocument } from '../../openapi/load/document.ts';
import type { SiteReading } from '../project/read-site.ts';
import { findPublishedFile, listPublishedDocuments } from './published-documents.ts';

const place = async (...names: readonly (readonly string[])[]) => {
  const { document } = await openText('openapi: 3.1.1\ninfo: { title: T, version: "1" }\npaths: {}\n');
  const [source] = document.files.values();
  if (!source) throw new Error('no file');
  const documents = names.map(([name = '', ...others]): OpenApiDocument => {
    const files = [name, ...others].map((file) => [file, { ...source, file }] as const);
    return { ...document, name, file: name, files: new Map(files) };
  });
  const reading: SiteReading = {
    config: undefined,
    placeOf: undefined,
    contentRoot: '/site/content',
    pages: [],
    documents,
    components: [],
    grammars: [],
    plugins: [],
    changes: undefined,
    site: undefined,
    isConfigBroken: false,
    mayFollow: () => false,
    problems: [],
  };
  return { reading, published: listPublishedDocuments(reading, '/site') };
};

test('a document keeps its path, without the folder of pages or public in front', async () => {
  const { reading, published } = await place(
    ['openapi.yaml', 'parts/a.yaml', 'notes.txt'],
    ['content/v2/api.json'],
    ['public/api.json', 'content/parts.json'],
  );
  expect(published.map(({ url, files }) => [url, ...files.map(({ path }) => path)])).toEqual([
    ['/openapi.yaml', 'openapi.yaml', 'parts/a.yaml'],
    ['/v2/api.json', 'v2/api.json'],
    ['/public/api.json', 'public/api.json', 'content/parts.json'],
  ]);
  expect(findPublishedFile(reading, '/site', '/parts/a.yaml?x')?.path).toBe('parts/a.yaml');
  expect(findPublishedFile(reading, '/site', '/notes.txt')).toBeUndefined();
});

test('two documents that would have one path keep their folders', async () => {
  const { published } = await place(['api.yaml'], ['content/api.yaml']);
  expect(published.map(({ url }) => url)).toEqual(['/api.yaml', '/content/api.yaml']);
});

test('a fetched document is a file of the site, or its URL when it is several', async () => {
  const { published } = await place(
    ['https://api.example.test/v1/open%20api'],
    ['https://api.example.test/all.json', 'https://api.example.test/part.json'],
  );
  expect(published.map(({ url }) => url)).toEqual([
    '/openapi/api.example.test/open-20api.yaml',
    'https://api.example.test/all.json',
  ]);
});

test('a document with a secret in its text, or in the only URL that it has, is not published', async () => {
  const { reading } = await place(
    ['openapi.yaml'],
    ['https://api.example.test/one.json'],
    ['https://api.example.test/all.json', 'https://api.example.test/part.json'],
  );
  const documents = reading.documents.map((document, index) => ({
    ...document,
    holdsSecret: index === 0,
    hasSecretAddress: index > 0,
  }));
  expect(listPublishedDocuments({ ...reading, documents }, '/site').map(({ url }) => url)).toEqual([
    '/openapi/api.example.test/one.json',
  ]);
});
