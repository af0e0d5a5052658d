import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { schemas as anySchemas } from '../../../tests/support/schema-arbitrary.ts';
import { listOperations, readOperation } from '../../openapi/read/read-operations.ts';
import type { FormField, PlaygroundForm } from './playground-form.ts';
import { formBudget, readForm, weighField } from './read-form.ts';

async function read(
  operation: Readonly<Record<string, unknown>>,
  schemas: Readonly<Record<string, unknown>> = {},
  isPrefilled = false,
): Promise<PlaygroundForm> {
  const { document } = await openText(
    JSON.stringify({
      openapi: '3.1.1',
      info: { title: 'T', version: '1' },
      paths: { '/a': { post: { ...operation, responses: { 200: { description: 'ok' } } } } },
      components: { schemas },
    }),
  );
  const [entry] = listOperations(document);
  if (!entry) throw new Error('no operation');
  return readForm([document], readOperation(entry), isPrefilled);
}

async function readBody(
  schema: unknown,
  schemas: Readonly<Record<string, unknown>> = {},
  mediaType = 'application/json',
  media: Readonly<Record<string, unknown>> = {},
): Promise<FormField> {
  const { bodies } = await read({ requestBody: { content: { [mediaType]: { ...media, schema } } } }, schemas);
  const [body] = bodies;
  if (!body) throw new Error('no body');
  return body;
}

/** A field in few words: `name*: text`, `{ a: text, ...: number }`, `[text]`, `(A: text | B: number)`. */
function sketch({ name, required, nullable, control }: FormField): string {
  const head = name === '' ? '' : `${name}${required ? '*' : ''}: `;
  return `${head}${sketchControl(control)}${nullable ? '?' : ''}`;
}

function sketchControl(control: FormField['control']): string {
  switch (control.kind) {
    case 'object': {
      const rest = control.rest ? [`...: ${sketch(control.rest)}`] : [];
      return `{ ${[...control.fields.map(sketch), ...rest].join(', ')} }`;
    }
    case 'list':
      return `[${sketch(control.item)}]`;
    case 'choice':
      return `(${control.options.map(({ title, field }) => `${title}: ${sketch(field)}`).join(' | ')})`;
    case 'enum':
      return control.values.map((value) => JSON.stringify(value)).join('/');
    default:
      return control.kind;
  }
}

const property = async (schema: unknown) =>
  sketch(await readBody({ type: 'object', properties: { p: schema } }));

test('each type has its control', async () => {
  const text = { type: 'string' };
  const known: readonly (readonly [schema: unknown, control: string])[] = [
    [text, 'text'],
    [{ type: 'integer' }, 'number'],
    [{ type: 'boolean' }, 'boolean'],
    [{ type: 'null' }, 'null'],
    [{ enum: ['a', null, 1] }, '"a"/null/1'],
    [{ const: { a: 1 } }, '{"a":1}'],
    [{ type: ['string', 'null'] }, 'text?'],
    [{ anyOf: [text, { type: 'null' }] }, 'text?'],
    [{ type: ['string', 'integer'] }, '(string: text | integer: number)'],
    [{ type: 'array', items: text }, '[text]'],
    [{ type: 'array' }, 'json'],
    [{ type: 'array', prefixItems: [text] }, 'json'],
    [{ type: 'object' }, 'json'],
    [{}, 'json'],
    [true, 'json'],
    [{ type: 'object', additionalProperties: text }, '{ ...: text }'],
    [{ type: 'object', patternProperties: { '^x-': { type: 'integer' } } }, '{ ...: number }'],
    [{ oneOf: [{ const: 'a' }, { const: 'b' }] }, '"a"/"b"'],
    [{ anyOf: [text, { type: 'string', format: 'uuid' }] }, 'text'],
    [{ type: 'string', format: 'binary' }, 'text'],
  ];
  for (const [schema, control] of known)
    expect(await property(schema), JSON.stringify(schema)).toBe(`{ p: ${control} }`);
});

test('what a server alone says is left out, and what nothing satisfies', async () => {
  const schema = {
    type: 'object',
    required: ['a', 'id'],
    properties: {
      id: { type: 'integer', readOnly: true },
      a: { type: 'string', writeOnly: true },
      no: false,
    },
  };
  expect(sketch(await readBody(schema))).toBe('{ a*: text }');
});

test('allOf is put together', async () => {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/A' }, { properties: { b: { type: 'integer' } }, required: ['b'] }],
  };
  const A = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } };
  expect(sketch(await readBody(schema, { A }))).toBe('{ a*: text, b*: number }');
});

test('choices have the fields beside them, and their discriminator says which one it is', async () => {
  const option = (name: string) => ({
    type: 'object',
    properties: { kind: { type: 'string' }, [name]: { type: 'string' } },
  });
  const schema = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' } },
    oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
    discriminator: { propertyName: 'kind', mapping: { cat: 'Cat', dog: 'Dog' } },
  };
  expect(sketch(await readBody(schema, { Cat: option('lives'), Dog: option('tricks') }))).toBe(
    '(Cat: { id*: text, kind*: "cat", lives: text } | Dog: { id*: text, kind*: "dog", tricks: text })',
  );
});

test('recursion ends in JSON text', async () => {
  const Tree = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
    },
  };
  expect(sketch(await readBody({ $ref: '#/components/schemas/Tree' }, { Tree }))).toBe(
    '{ name: text, children: [json] }',
  );
});

test('a multipart body has files, a form its encodings, bytes are one file, text is a long text', async () => {
  const file = { type: 'string', format: 'binary' };
  const schema = {
    type: 'object',
    properties: {
      one: file,
      many: { type: 'array', items: file },
      deep: { type: 'object', properties: { no: file } },
    },
  };
  expect(sketch(await readBody(schema, {}, 'multipart/form-data'))).toBe(
    '{ one: file, many: [file], deep: { no: text } }',
  );
  const form = await readBody(
    { type: 'object', properties: { tags: { type: 'array', items: { type: 'string' } } } },
    {},
    'application/x-www-form-urlencoded',
    { encoding: { tags: { style: 'pipeDelimited' } } },
  );
  expect(form.control).toMatchObject({ fields: [{ name: 'tags', encoding: { style: 'pipeDelimited' } }] });
  expect(sketch(await readBody(file, {}, 'application/octet-stream'))).toBe('file');
  expect((await readBody({ type: 'string' }, {}, 'text/plain')).control).toMatchObject({
    kind: 'text',
    isLong: true,
  });
});

test('required parameters start with their example, optional ones empty', async () => {
  const { parameters } = await read({
    parameters: [
      { in: 'query', name: 'a', required: true, schema: { type: 'integer' }, example: 7 },
      { in: 'query', name: 'b', schema: { type: 'integer', default: 30 }, example: 9 },
      {
        in: 'header',
        name: 'c',
        required: true,
        content: {
          'application/json': { schema: { type: 'object', properties: { x: { type: 'string' } } } },
        },
      },
    ],
  });
  expect(parameters.map(({ in: place, field, value }) => [place, sketch(field), value])).toEqual([
    ['query', 'a*: number', 7],
    ['query', 'b: number', undefined],
    ['header', 'c*: { x: text }', { x: 'string' }],
  ]);
  expect(parameters[1]?.field.control).toMatchObject({ placeholder: '30' });
});

test('a schema that is too wide is JSON text, and the rest of the form stays', async () => {
  const properties = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`p${index}`, { type: 'string' }]),
  );
  const schema = {
    type: 'object',
    properties: { small: { type: 'string' }, wide: { type: 'object', properties } },
  };
  expect(sketch(await readBody(schema))).toBe('{ small: text, wide: json }');
});

test('whatever the schemas are, the form ends, is bounded and names each field once', async () => {
  await fc.assert(
    fc.asyncProperty(anySchemas, async (all) => {
      const body = await readBody({ $ref: '#/components/schemas/Test' }, all);
      const look = (field: FormField, depth: number): number => {
        expect(depth).toBeLessThan(12);
        const { control } = field;
        const inside =
          control.kind === 'object'
            ? [...control.fields, ...(control.rest ? [control.rest] : [])]
            : control.kind === 'list'
              ? [control.item]
              : control.kind === 'choice'
                ? control.options.map((option) => option.field)
                : [];
        if (control.kind === 'object')
          expect(new Set(control.fields.map(({ name }) => name)).size).toBe(control.fields.length);
        return inside.reduce((sum, one) => sum + look(one, depth + 1), weighField(field));
      };
      expect(look(body, 0)).toBeLessThan(formBudget);
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('an optional parameter starts with its example where the form is prefilled, and never with one that was made up', async () => {
  const text = { schema: { type: 'string' } };
  const operation = {
    parameters: [
      { name: 'color', in: 'query', required: true, example: 'amber', ...text },
      { name: 'limit', in: 'query', schema: { type: 'integer', example: 20 } },
      { name: 'cursor', in: 'query', ...text },
    ],
  };
  const valuesOf = (form: PlaygroundForm) => form.parameters.map(({ value }) => value);
  expect(valuesOf(await read(operation))).toEqual(['amber', undefined, undefined]);
  expect(valuesOf(await read(operation, {}, true))).toEqual(['amber', 20, undefined]);
});
