import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { longForms, shortForms } from '../../tests/support/broken-files/good-files.ts';
import { listFields } from '../../tests/support/site-json-fields.ts';
import { isObject, type JsonObject, readObject } from '../lib/json/json-value.ts';
import { createJsonSchema } from './json-schema.ts';

const schema = readObject(createJsonSchema());
const validator = z.fromJSONSchema(schema);

const samples = { 'long-forms': longForms, 'short-forms': shortForms };

function readSample(name: keyof typeof samples): JsonObject {
  return readObject(JSON.parse(samples[name]));
}

/** Every object inside of a value, with the value itself. */
function listObjects(value: unknown): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  return isObject(value) ? [value, ...Object.values(value).flatMap(listObjects)] : [];
}

describe('createJsonSchema', () => {
  it('is draft-07 and names the required fields', () => {
    expect(schema).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'Octavo: site.json',
      type: 'object',
      required: ['name', 'navigation'],
      additionalProperties: false,
    });
  });

  it('has every top-level field, explained, $schema included', () => {
    const expected = listFields().filter(({ path }) => !/[.[]/.test(path));
    const properties = readObject(schema.properties);
    expect(Object.keys(properties)).toEqual(expected.map(({ path }) => path));
    for (const { path, description } of expected) expect(properties[path]).toMatchObject({ description });
  });

  it('explains every field at every depth', () => {
    const fields = listObjects(schema).flatMap(({ additionalProperties, properties }) =>
      additionalProperties === false ? Object.entries(readObject(properties)) : [],
    );
    expect(fields.length).toBeGreaterThan(120);
    for (const [key, field] of fields) expect(readObject(field).description, key).toMatch(/\.$/);
  });

  it('tells defaults, examples and the form of colors', () => {
    expect(schema).toMatchObject({
      properties: {
        rounded: { default: 'default', enum: ['default', 'sharp'] },
        logo: { examples: ['/logo.svg', { light: '/logo/light.svg' }] },
        colors: {
          properties: { primary: { pattern: '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$', examples: ['#0D9373'] } },
        },
        topAnchor: { properties: { icon: { default: 'book-open' } } },
      },
    });
  });

  it('uses only formats that other validators know', () => {
    expect(listObjects(schema).filter(({ format }) => typeof format === 'string')).toEqual([]);
  });

  it.each(['long-forms', 'short-forms'] as const)('takes the good file with %s', (name) => {
    expect(validator.safeParse(readSample(name)).error).toBeUndefined();
  });

  it.each([
    ['a misspelt field', { nmae: 'x' }],
    ['a wrong type', { tabs: {} }],
    ['a bad color', { colors: { primary: 'red' } }],
    ['a background for one mode', { colors: { primary: '#000', background: { dark: '#000' } } }],
    ['a button without a name', { topbarCtaButton: { url: '/' } }],
    ['a logo without a path', { logo: { href: '/' } }],
    ['a group in a group without pages', { navigation: [{ group: 'A', pages: [{ group: 'B' }] }] }],
  ])('refuses %s', (_, fields) => {
    expect(validator.safeParse({ ...readSample('short-forms'), ...fields }).success).toBe(false);
  });

  it('takes a button of type github without a name', () => {
    const topbarCtaButton = { type: 'github', url: 'https://github.com/a/b' };
    expect(validator.safeParse({ ...readSample('long-forms'), topbarCtaButton }).success).toBe(true);
  });
});
