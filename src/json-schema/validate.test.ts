import { describe, expect, it } from 'vitest';
import type { JsonSchema } from './mistake.ts';
import { validate } from './validate.ts';

function list(
  schema: JsonSchema,
  value: unknown,
  definitions: Readonly<Record<string, JsonSchema>> = {},
): readonly string[] {
  return validate(schema, value, definitions).map(({ pointer, message }) => `${pointer} ${message}`.trim());
}

describe('validate', () => {
  it.each<[JsonSchema, unknown, string]>([
    [{ type: 'string' }, 1, 'Must be a string'],
    [{ type: 'integer' }, 1.5, 'Must be an integer'],
    [{ type: ['integer', 'null'] }, 'x', 'Must be an integer or null'],
    [{ type: 'boolean' }, 'true', 'Must be true or false'],
    [{ enum: ['a', 'b', null] }, 'c', 'Must be one of: a, b, null'],
    [{ const: 7 }, 8, 'Must be 7'],
    [{ minimum: 1 }, 0, 'Must be at least 1'],
    [{ maximum: 5 }, 6, 'Must be at most 5'],
    [{ exclusiveMinimum: 0 }, 0, 'Must be more than 0'],
    [{ exclusiveMaximum: 5 }, 5, 'Must be less than 5'],
    [{ multipleOf: 0.01 }, 1.005, 'Must be a multiple of 0.01'],
    [{ minLength: 1 }, '', 'Must not be empty'],
    [{ minLength: 3 }, 'ab', 'Must have at least 3 characters'],
    [{ maxLength: 1 }, '👍👍', 'Must have at most 1 character'],
    [{ pattern: '^[a-z]+$' }, 'A', 'Must match the pattern ^[a-z]+$'],
    [{ minItems: 1 }, [], 'Must have at least 1 item'],
    [{ maxItems: 1 }, [1, 2], 'Must have at most 1 item'],
    [
      { uniqueItems: true },
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      'Must not contain duplicate items',
    ],
    [{ contains: { const: 1 } }, [2], 'Must contain at least 1 matching item'],
    [{ contains: { const: 1 }, maxContains: 1 }, [1, 1], 'Must contain at most 1 matching item'],
    [{ minProperties: 2 }, { a: 1 }, 'Must have at least 2 fields'],
    [{ maxProperties: 0 }, { a: 1 }, 'Must have at most 0 fields'],
    [{ required: ['name'] }, {}, '/name Required'],
    [{ dependentRequired: { a: ['b'] } }, { a: 1 }, '/b Required when a is set'],
    [{ additionalProperties: false }, { 'a/b': 1 }, '/a~1b Not allowed here'],
    [{ propertyNames: { maxLength: 1 } }, { ab: 1 }, '/ab Invalid name: Must have at most 1 character'],
    [{ not: { type: 'string' } }, 'a', 'This value is not allowed'],
    [
      { unevaluatedProperties: false, allOf: [{ properties: { a: true } }] },
      { a: 1, b: 2 },
      '/b Not allowed here',
    ],
    [{ prefixItems: [true], unevaluatedItems: false }, [1, 2], '/1 Not allowed here'],
    [{ prefixItems: [{ type: 'string' }], items: { type: 'number' } }, ['a', 'b'], '/1 Must be a number'],
    [{ patternProperties: { '^x-': { type: 'string' } } }, { 'x-a': 1 }, '/x-a Must be a string'],
    [{ dependentSchemas: { a: { required: ['b'] } } }, { a: 1 }, '/b Required'],
    [
      { oneOf: [{ type: 'integer' }, { minimum: 2 }] },
      3,
      'Matches more than one option; must match exactly one',
    ],
  ])('says in one sentence what %j does not allow in %j', (schema, value, message) => {
    expect(list(schema, value)).toEqual([message]);
  });

  it('takes 1.0 for a whole number, and numbers with more digits than doubles have', () => {
    expect(list({ type: 'integer' }, JSON.parse('1.0'))).toEqual([]);
    expect(list({ type: 'integer', minimum: 1, multipleOf: 2 }, 123456789012345678902n)).toEqual([]);
    expect(list({ type: 'integer', multipleOf: 2 }, 123456789012345678901n)).toEqual([
      'Must be a multiple of 2',
    ]);
    expect(list({ type: 'integer', maximum: 10 }, 2n ** 64n)).toEqual(['Must be at most 10']);
    expect(list({ uniqueItems: true }, [2n ** 64n, 2n ** 64n + 1n])).toEqual([]);
  });

  it('counts multiples in decimals', () => {
    expect(list({ multipleOf: 0.1 }, 0.3)).toEqual([]);
    expect(list({ multipleOf: 0.01 }, 19.99)).toEqual([]);
    expect(list({ multipleOf: 1e-7 }, 3e-7)).toEqual([]);
    expect(list({ multipleOf: 3 }, 1e21)).toEqual(['Must be a multiple of 3']);
  });

  it.each([
    ['date', ['2024-02-29'], ['2023-02-29', '2023-2-1', '2023-13-01', '']],
    [
      'date-time',
      ['2024-02-29T23:59:59.5Z', '2024-01-01t00:00:00+02:00'],
      ['2024-01-01', '2024-01-01T24:00:00Z', '2024-01-01T00:00:00'],
    ],
    ['time', ['09:30:00Z', '09:30:00.25-11:30'], ['09:30', '9:30:00Z']],
    ['email', ['a@b.example', 'ä@münchen.example'], ['a', 'a@', 'a b@c']],
    ['uri', ['https://example.com/a?b#c', 'urn:isbn:1'], ['example.com', '/a', 'https://a b']],
    ['uuid', ['123E4567-e89b-12d3-a456-426614174000'], ['123e4567']],
    ['ipv4', ['0.0.0.0', '255.255.255.255'], ['256.0.0.0', '1.2.3', '01.2.3.4', '1.2.3.4.']],
    ['ipv6', ['::1', '2001:db8::1', '::ffff:192.0.2.1'], ['1.2.3.4', ':::', '2001:db8::1%eth0', '12345::']],
    ['anything else', ['x'], []],
  ])('knows the format %s', (format, good, bad) => {
    for (const text of good) expect(list({ format }, text), text).toEqual([]);
    for (const text of bad)
      expect(list({ format }, text), text).toEqual([expect.stringMatching(/^Must be an? .+[^.]$/)]);
  });

  it('gives the mistakes of the choice that is nearest', () => {
    const cat = {
      type: 'object',
      properties: { kind: { const: 'cat' }, lives: { type: 'integer', maximum: 9 } },
    };
    const dog = { type: 'object', properties: { kind: { const: 'dog' } }, required: ['kind', 'bark'] };
    expect(list({ oneOf: [dog, cat, { type: 'string' }] }, { kind: 'cat', lives: 10 })).toEqual([
      '/lives Must be at most 9',
    ]);
  });

  it('puts together what choices of types or of values want', () => {
    expect(list({ anyOf: [{ type: 'string' }, { type: ['integer', 'null'] }] }, true)).toEqual([
      'Must be a string, an integer, or null',
    ]);
    expect(list({ oneOf: [{ const: 'a' }, { const: 'b' }] }, 'c')).toEqual(['Must be one of: a, b']);
  });

  it('goes by the discriminator', () => {
    const definitions = {
      Cat: { required: ['kind', 'lives'] },
      Dog: { properties: { kind: { type: 'string' } } },
    };
    const oneOf = [{ $ref: '#/$defs/Cat' }, { $ref: '#/$defs/Dog' }];
    const named = { oneOf, discriminator: { propertyName: 'kind' } };
    const mapped = { oneOf, discriminator: { propertyName: 'kind', mapping: { tom: '#/$defs/Cat' } } };
    expect(list(named, { kind: 'Cat' }, definitions)).toEqual(['/lives Required']);
    expect(list(mapped, { kind: 'tom' }, definitions)).toEqual(['/lives Required']);
    expect(list(named, { kind: 'Cat', lives: 9 }, definitions)).toEqual([]);
  });

  it('follows conditions', () => {
    const schema = {
      if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['x'] },
      else: { required: ['y'] },
    };
    expect(list(schema, { kind: 'a' })).toEqual(['/x Required']);
    expect(list(schema, { kind: 'b' })).toEqual(['/y Required']);
  });

  it.each(['^((a{0,8}){0,8}){0,8}$', '^a*a*a*a*b$', '^(a+)+$', '^(\\w+\\s?)*$'])(
    'checks the pattern %j that JavaScript would try in millions of ways',
    (pattern) => {
      expect(list({ pattern }, `${'a'.repeat(200)}!`)).toEqual([`Must match the pattern ${pattern}`]);
    },
  );

  it('stops where the patterns of many texts take too many steps, and says what it found until then', () => {
    const texts = Array.from({ length: 2_000 }, () => 'a'.repeat(300));
    const schema = { items: { pattern: '^(?:.{0,300}){2}!$' } };
    const found = validate(schema, ['a', ...texts], {});
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(100);
  });

  it('allows what is not known to be another property', () => {
    const schema = { patternProperties: { '(a)\\1': true }, additionalProperties: false };
    expect(list(schema, { aa: 1 })).toEqual([]);
  });

  it('ignores what is not known: patterns that are broken, references that lead nowhere', () => {
    expect(list({ pattern: '(' }, 'a')).toEqual([]);
    expect(list({ $ref: '#/$defs/None' }, 'a')).toEqual([]);
    expect(list({ properties: { toString: { type: 'string' } }, required: ['constructor'] }, {})).toEqual([
      '/constructor Required',
    ]);
  });

  it('follows schemas that hold themselves, also as one of their own choices', () => {
    const node = {
      type: 'object',
      properties: { next: { $ref: '#/$defs/Node' }, value: { type: 'integer' } },
    };
    expect(list({ $ref: '#/$defs/Node' }, { next: { next: { value: 'x' } } }, { Node: node })).toEqual([
      '/next/next/value Must be an integer',
    ]);
    const definitions = {
      Pet: { required: ['kind'], oneOf: [{ $ref: '#/$defs/Cat' }] },
      Cat: { allOf: [{ $ref: '#/$defs/Pet' }, { required: ['lives'] }] },
    };
    expect(list({ $ref: '#/$defs/Pet' }, { kind: 'x' }, definitions)).toEqual(['/lives Required']);
    expect(list({ $ref: '#/$defs/Loop' }, 1, { Loop: { $ref: '#/$defs/Loop' } })).toEqual([]);
  });

  it('leaves the rest of a large value to the server, and keeps what it found', () => {
    const many = Array.from({ length: 300_000 }, (_, index) => (index === 5 ? 'x' : index));
    expect(list({ items: { type: 'integer' } }, many)).toEqual(['/5 Must be an integer']);
    expect(list({ items: { type: 'string' } }, many)).toHaveLength(100);
    const choices = { anyOf: Array.from({ length: 20 }, () => ({ items: { type: 'string' } })) };
    expect(list(choices, many)).toHaveLength(100);
  });

  it('survives values and schemas that are nested as deep as JSON can be', () => {
    const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
    const definitions = { Deep: { items: { $ref: '#/$defs/Deep' }, uniqueItems: true, enum: [1] } };
    expect(() => list({ $ref: '#/$defs/Deep' }, deep, definitions)).not.toThrow();
    const all = {
      Wide: { allOf: [{ $ref: '#/$defs/A' }, { $ref: '#/$defs/A' }] },
      A: { allOf: Array(50).fill({ minLength: 2 }) },
    };
    expect(list({ $ref: '#/$defs/Wide' }, 'a', all)).toEqual(['Must have at least 2 characters']);
  });
});
