import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { followReferences, getRoot, listChildren, listSourcePointers, resolveReference } from './document.ts';

const header = 'openapi: 3.1.1\ninfo: { title: T, version: "1" }\npaths: {}\n';

const find = async (yaml: string, reference: string) => {
  const { document } = await openText(header + yaml);
  const target = resolveReference(document, getRoot(document), reference);
  return { document, target, end: followReferences(document, target) };
};

test('a reference leads to the value that its pointer names', async () => {
  const { target } = await find(
    'components: { schemas: { "a/b": { type: string } } }\n',
    '#/components/schemas/a~1b',
  );
  expect(target).toMatchObject({ pointer: '/components/schemas/a~1b', value: { type: 'string' } });
});

test('a chain of references is followed to its end', async () => {
  const yaml = `components:
  schemas:
    A: { $ref: '#/components/schemas/B' }
    B: { $ref: '#/components/schemas/C' }
    C: { type: integer }
`;
  expect((await find(yaml, '#/components/schemas/A')).end?.value).toEqual({ type: 'integer' });
});

test('a circle of references and one into nothing lead nowhere', async () => {
  const yaml = `components:
  schemas:
    A: { $ref: '#/components/schemas/B' }
    B: { $ref: '#/components/schemas/A' }
    C: { $ref: '#/components/schemas/C/properties/x' }
`;
  expect((await find(yaml, '#/components/schemas/A')).end).toBeUndefined();
  expect((await find(yaml, '#/components/schemas/C')).end).toBeUndefined();
  expect((await find(yaml, '#/components/schemas/D')).target).toBeUndefined();
  expect((await find(yaml, '#/constructor')).target).toBeUndefined();
});

test('a pointer may lead through a reference', async () => {
  const yaml = `components:
  schemas:
    A: { $ref: '#/components/schemas/B' }
    B: { properties: { x: { type: boolean } } }
`;
  expect((await find(yaml, '#/components/schemas/A/properties/x')).end?.value).toEqual({ type: 'boolean' });
});

test('members come in the order of the file, also when their names look like integers', async () => {
  const yaml = "components:\n  responses:\n    default: {}\n    '404': {}\n    '200': {}\n";
  const { document, target } = await find(yaml, '#/components/responses');
  expect(listChildren(document, target).map(([key]) => key)).toEqual(['default', '404', '200']);
});

test('a document of 2.0 and 3.0 keeps that order too', async () => {
  const { document } = await openText(`swagger: '2.0'
info: { title: T, version: '1' }
paths:
  /a:
    get:
      responses:
        default: { description: d }
        '404': { description: n }
        '200': { description: o }
`);
  const responses = resolveReference(document, getRoot(document), '#/paths/~1a/get/responses');
  expect(listChildren(document, responses).map(([key]) => key)).toEqual(['default', '404', '200']);
});

test('a value of the 3.1 form is looked for where 3.0 and 2.0 had it', () => {
  expect(listSourcePointers('/components/schemas/A/examples/0/x')).toContain('/definitions/A/example/x');
  expect(listSourcePointers('/paths/~1a/get/responses/200/content/a~1b/schema')).toContain(
    '/paths/~1a/get/responses/200/schema',
  );
  expect(listSourcePointers('/info/title')).toEqual([]);
});
