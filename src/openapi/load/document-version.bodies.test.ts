import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { listOperations, readOperation } from '../read/read-operations.ts';

test('what operations of 2.0 share of a body is theirs, from a path too', async () => {
  const { document } = await openText(`swagger: '2.0'
info: { title: T, version: '1' }
consumes: [application/json]
parameters:
  pet: { name: pet, in: body, required: true, schema: { type: object, properties: { id: { type: string } } } }
  photo: { name: photo, in: formData, type: file }
  size: { name: size, in: query, type: integer }
paths:
  /a:
    parameters: [{ $ref: '#/parameters/pet' }, { $ref: '#/parameters/size' }]
    put: { responses: { '200': { description: Fine. } } }
    post:
      consumes: [multipart/form-data]
      parameters: [{ $ref: '#/parameters/photo' }, { name: note, in: formData, type: string }]
      responses: { '200': { description: Fine. } }
`);
  const [put, post] = listOperations(document).map((entry) => readOperation(entry));
  expect(put?.parameters.map(({ name }) => name)).toEqual(['size']);
  expect(put?.requestBody).toMatchObject({ required: true, content: [{ mediaType: 'application/json' }] });
  expect(post?.parameters.map(({ name }) => name)).toEqual(['size']);
  const [content] = post?.requestBody?.content ?? [];
  expect([content?.mediaType, content?.schema?.children.map(({ name }) => name)]).toEqual([
    'multipart/form-data',
    ['photo', 'note'],
  ]);
});
