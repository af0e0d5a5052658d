import { expect, test } from 'vitest';
import { openSchemas } from '../../../tests/support/document-fixture.ts';
import { messages, plurals } from '../../i18n/messages.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { readSchemaRows } from '../../openapi/rows/schema-rows.ts';
import { translateFacts } from './translate-facts.ts';

const english = createTranslate('en', {}, plurals);
/** Each message in brackets. */
const marked = createTranslate(
  'en',
  Object.fromEntries([...messages].map((text) => [text, `<${text}>`])),
  plurals,
);

const read = async (schema: unknown) => {
  const { document, schema: node } = await openSchemas({ Test: schema });
  return readSchemaRows(document, node).facts;
};

const show = async (schema: unknown) =>
  translateFacts(await read(schema), marked).map(({ label, values }) => `${label}: ${values.join(' | ')}`);

test('labels are said in the language of the page, what the document says stays', async () => {
  expect(
    await show({
      type: 'string',
      format: 'unique',
      contentMediaType: 'text/plain',
      contentEncoding: 'base64',
      default: 'Default',
      examples: ['1 to 2'],
      pattern: 'exactly 1',
    }),
  ).toEqual([
    '<Format>: unique',
    '<Media type>: text/plain',
    '<Encoding>: base64',
    '<Default>: Default',
    '<Example>: 1 to 2',
    '<Pattern>: exactly 1',
  ]);
  expect(await show({ enum: ['unique', 'only those listed'] })).toEqual([
    '<Allowed values>: unique | only those listed',
  ]);
  expect(await show({ const: 'at least 1' })).toEqual(['<Value>: at least 1']);
});

test('bounds are whole messages, with their numbers', async () => {
  const range = async (schema: object) => (await show({ type: 'number', ...schema })).join();
  expect(await range({ minimum: 1, maximum: 2.5 })).toBe('<Range>: <1 to 2.5>');
  expect(await range({ minimum: -1, maximum: -1 })).toBe('<Range>: <exactly -1>');
  expect(await range({ minimum: 1 })).toBe('<Range>: <at least 1>');
  expect(await range({ maximum: 1 })).toBe('<Range>: <at most 1>');
  expect(await range({ exclusiveMinimum: 0 })).toBe('<Range>: <more than 0>');
  expect(await range({ exclusiveMaximum: 5 })).toBe('<Range>: <less than 5>');
  expect(await range({ exclusiveMinimum: 0, exclusiveMaximum: 5 })).toBe(
    '<Range>: <more than 0, less than 5>',
  );
  expect(await range({ exclusiveMinimum: 0, maximum: 5 })).toBe('<Range>: <more than 0, at most 5>');
  expect(await range({ minimum: 0, exclusiveMaximum: 5 })).toBe('<Range>: <at least 0, less than 5>');
  expect(await range({ multipleOf: 2 })).toBe('<Multiple of>: 2');
  expect(await show({ type: 'string', minLength: 3 })).toEqual(['<Length>: <at least 3>']);
});

test('what is said of items, keys and other schemas is too', async () => {
  expect(
    await show({
      type: 'array',
      items: {},
      minItems: 1,
      uniqueItems: true,
      contains: { required: ['a', 'b'] },
      not: { type: 'string' },
    }),
  ).toEqual(['<Items>: <at least 1> | <unique>', '<Contains>: <with a, b>', '<Not>: string']);
  expect(
    await show({
      type: 'object',
      maxProperties: 3,
      additionalProperties: false,
      propertyNames: { pattern: '^a', enum: ['unique'] },
      dependentRequired: { a: ['b'] },
      oneOf: [{ required: ['c'] }, { required: ['d'] }],
    }),
  ).toEqual([
    '<Properties>: <at most 3> | <only those listed>',
    '<Keys match>: ^a',
    '<Keys>: unique',
    '<Required with a>: b',
    '<Needs exactly one of>: c | d',
  ]);
  const [many = ''] = await show({ enum: Array.from({ length: 201 }, (_, index) => index) });
  expect(many).toMatch(/^<Allowed values, first 200 of 201>: 0 \| 1 /);
});

test('in English nothing changes', async () => {
  const facts = await read({ type: 'array', items: { enum: [1, 2] }, maxItems: 2, uniqueItems: true });
  expect(translateFacts(facts, english)).toEqual(facts);
});
