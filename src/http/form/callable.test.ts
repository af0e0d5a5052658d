import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { listOperations, readOperation } from '../../openapi/read/read-operations.ts';
import { createMultipart } from './callable.ts';

test('a multipart body has files, texts, JSON and a part for each item of an array', async () => {
  const { document } = await openText(`openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /a:
    post:
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              required: [file]
              properties:
                file: { type: string, format: binary }
                photo: { type: string, contentMediaType: image/png }
                files: { type: array, items: { type: string, format: binary } }
                tags: { const: [a, b] }
                options: { const: { x: 1 } }
      responses: { '200': { description: ok } }
`);
  const [entry] = listOperations(document);
  const [media] = entry ? (readOperation(entry).requestBody?.content ?? []) : [];
  expect(media && createMultipart(media)).toEqual({
    kind: 'multipart',
    parts: [
      { name: 'file', fileName: 'file' },
      { name: 'photo', fileName: 'photo' },
      { name: 'files', fileName: 'files' },
      { name: 'tags', text: 'a' },
      { name: 'tags', text: 'b' },
      { name: 'options', text: '{ "x": 1 }' },
    ],
  });
});
