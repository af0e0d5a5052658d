import { expect, test } from 'vitest';
import { chooseKind, openDecoder, readContentType } from './body-kind.lazy.ts';

test.each([
  ['application/json', 'json'],
  ['application/problem+json; charset=utf-8', 'json'],
  ['Application/JSON', 'json'],
  ['text/event-stream', 'events'],
  ['application/x-ndjson', 'lines'],
  ['application/jsonl', 'lines'],
  ['application/json-seq', 'lines'],
  ['text/html; charset="iso-8859-1"', 'text'],
  ['application/xml', 'text'],
  ['application/x-yaml', 'text'],
  ['', 'text'],
  ['image/png', 'image'],
  ['image/svg+xml', 'image'],
  ['image/tiff', 'bytes'],
  ['audio/ogg', 'audio'],
  ['video/mp4', 'video'],
  ['application/pdf', 'bytes'],
  ['application/octet-stream', 'bytes'],
])('%s is shown as %s', (type, kind) => {
  expect(chooseKind(readContentType(type).mediaType)).toBe(kind);
});

test('a charset is read, and one that nobody knows is UTF-8', () => {
  expect(readContentType('text/html; charset="iso-8859-1"').charset).toBe('iso-8859-1');
  expect(readContentType('text/html').charset).toBe('utf-8');
  expect(openDecoder('shift_jis').encoding).toBe('shift_jis');
  expect(openDecoder('nonsense').encoding).toBe('utf-8');
});
