import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { followChild, getRoot, listChildren } from '../load/document.ts';
import { readExamples } from './read-examples.ts';

/** What the examples of a media type say, by its schema and what stands beside it. */
async function write(
  mediaType: string,
  owner: unknown,
  schemas: unknown = {},
  direction: 'request' | 'response' = 'request',
) {
  const { document } = await openText(
    JSON.stringify({
      openapi: '3.1.1',
      info: { title: 'T', version: '1' },
      paths: {},
      components: { schemas, requestBodies: { Test: { content: { [mediaType]: owner } } } },
    }),
  );
  const bodies = followChild(
    document,
    followChild(document, getRoot(document), 'components'),
    'requestBodies',
  );
  const content = followChild(document, followChild(document, bodies, 'Test'), 'content');
  const [entry] = listChildren(document, content);
  return entry ? readExamples(document, entry[1], { direction, mediaType }) : [];
}

const text = async (...words: Parameters<typeof write>) =>
  (await write(...words)).map((example) => example.text);

test('a form has a pair for each value, as its encodings say', async () => {
  const properties = {
    name: { const: 'a b&c' },
    tags: { const: ['x', 'y'] },
    size: { const: { w: 1, h: 2 } },
    deep: { const: { a: { b: [1, 2] } } },
    flat: { const: [1, 2] },
    piped: { const: [1, 2] },
    spread: { const: { p: 1, q: 2 } },
    json: { const: [1] },
  };
  const encoding = {
    deep: { style: 'deepObject' },
    flat: { style: 'form', explode: false },
    piped: { style: 'pipeDelimited' },
    spread: { explode: true },
    json: { contentType: 'application/json' },
  };
  const [form = ''] = await text('application/x-www-form-urlencoded', {
    schema: { type: 'object', properties },
    encoding,
  });
  expect([...new URLSearchParams(form)]).toEqual([
    ['name', 'a b&c'],
    ['tags', 'x'],
    ['tags', 'y'],
    ['size', '{ "w": 1, "h": 2 }'],
    ['deep[a][b][]', '1'],
    ['deep[a][b][]', '2'],
    ['flat', '1,2'],
    ['piped', '1|2'],
    ['p', '1'],
    ['q', '2'],
    ['json', '[1]'],
  ]);
});

test('XML has the names, attributes, wrappers and namespaces of its schema', async () => {
  const Book = {
    type: 'object',
    xml: { name: 'book', namespace: 'https://example.com/ns', prefix: 'b' },
    properties: {
      id: { type: 'integer', xml: { attribute: true } },
      title: { const: 'A < B & "C"' },
      'odd name': { type: 'boolean' },
      authors: {
        type: 'array',
        xml: { wrapped: true, name: 'people' },
        items: { type: 'string', xml: { name: 'author' } },
      },
      tags: { type: 'array', items: { type: 'string' } },
      cover: { type: 'object', properties: { color: { type: 'string', xml: { attribute: true } } } },
    },
  };
  expect(await text('application/xml', { schema: { $ref: '#/components/schemas/Book' } }, { Book })).toEqual([
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<b:book xmlns:b="https://example.com/ns" id="1">',
      '  <title>A &lt; B &amp; &quot;C&quot;</title>',
      '  <odd_name>true</odd_name>',
      '  <people>',
      '    <author>string</author>',
      '  </people>',
      '  <tags>string</tags>',
      '  <cover color="string"/>',
      '</b:book>',
    ].join('\n'),
  ]);
  expect(await text('text/xml', { example: '<a/>' })).toEqual(['<a/>']);
  const list = { type: 'array', items: { $ref: '#/components/schemas/Book' } };
  expect((await text('application/xml', { schema: list }, { Book: { type: 'object' } }))[0]).toContain(
    '<root>\n  <Book/>',
  );
});

test('streams have one record for each value', async () => {
  const items = [{ id: 1 }, { id: 2 }];
  expect(await text('application/x-ndjson', { example: items })).toEqual(['{ "id": 1 }\n{ "id": 2 }']);
  expect(
    await text('application/jsonl', {
      itemSchema: { type: 'object', properties: { id: { type: 'integer' } } },
    }),
  ).toEqual(['{ "id": 1 }']);
  expect(await text('text/event-stream', { example: items })).toEqual([
    'data: { "id": 1 }\n\ndata: { "id": 2 }',
  ]);
  expect(await text('text/event-stream', { example: { event: 'ping', data: 'a\nb' } })).toEqual([
    'event: ping\ndata: a\ndata: b',
  ]);
  expect(await text('text/event-stream', { example: 'data: as written' })).toEqual(['data: as written']);
});

test('bytes are a file, not a made text; a given or encoded one is shown', async () => {
  expect(await text('image/png', { schema: { type: 'string' } })).toEqual([]);
  expect(await text('application/octet-stream', { schema: { type: 'string', format: 'binary' } })).toEqual(
    [],
  );
  expect(await text('application/pdf', {})).toEqual([]);
  expect(await text('image/png', { schema: { type: 'string', contentEncoding: 'base64' } })).toEqual([
    'b2N0YXZv',
  ]);
  expect(await text('image/svg+xml', { example: '<svg/>' })).toEqual(['<svg/>']);
});

test('named examples keep their words, and those elsewhere are links', async () => {
  const examples = {
    one: { summary: 'One', description: 'The **first**.', value: { a: 1 } },
    raw: { dataValue: { a: 2 }, serializedValue: '{"a":2}' },
    far: { summary: 'Far', externalValue: 'https://example.com/far.json' },
    evil: { externalValue: 'javascript:alert(1)' },
  };
  expect(await write('application/json', { examples })).toMatchObject([
    { name: 'one', summary: 'One', description: 'The **first**.', value: { a: 1 }, isGiven: true },
    { name: 'raw', value: { a: 2 }, text: '{"a":2}' },
    { name: 'far', summary: 'Far', value: undefined, link: 'https://example.com/far.json' },
  ]);
  const linked = {
    schema: { type: 'object', properties: { id: { type: 'integer' } } },
    examples: { far: examples.far },
  };
  expect((await write('application/json', linked)).map(({ name, isGiven }) => [name, isGiven])).toEqual([
    ['', false],
    ['far', true],
  ]);
});

test('a value that is kept in a part of its own is found', async () => {
  expect(
    await text(
      'application/json',
      { examples: { a: { value: { $ref: '#/components/schemas/Kept' } } } },
      { Kept: { b: 1 } },
    ),
  ).toEqual(['{\n  "b": 1\n}']);
});
