import fc from 'fast-check';
import { formatTexts } from '../../src/openapi/examples/formats.data.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The formats that both ajv-formats and we know. */
const formats = [
  ...['date', 'date-time', 'time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uri-reference'],
  ...['uri-template', 'url', 'uuid', 'json-pointer', 'relative-json-pointer', 'regex', 'byte', 'password'],
];

const patterns = [
  ...['^[a-z]+$', '^[A-Z]{2}$', '^\\d{4}-\\d{2}-\\d{2}$', '^[a-zA-Z0-9_-]{1,64}$', '^#[0-9a-f]{6}$', '\\d'],
  ...['^(foo|bar)-[0-9]+$', '^sha256:[a-f0-9]{64}$', '^v?\\d+\\.\\d+\\.\\d+$', '^\\+?[1-9]\\d{1,14}$'],
  ...[
    '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
    '^(?!0{3})[0-9]{3}$',
    '^\\w+(?:\\.\\w+)*$',
    '^/[\\w/]*$',
    '^$|^[a-z]{3}$',
  ],
  ...['^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$', '^\\u0041.{3}$', '^[\\p{L}]{4}$'],
];

/** Names that objects of the other kind do not have, so that one alone of two choices fits. */
const names = fc.constantFrom(
  'id',
  'name',
  'kind',
  '1',
  '0',
  'a b',
  'x-y',
  'constructor',
  '__proto_',
  'tags',
  'größe',
);

const text: fc.Arbitrary<Schema> = fc.oneof(
  fc.constant({ type: 'string' }),
  fc.record({ type: fc.constant('string'), format: fc.constantFrom(...formats) }),
  fc.record({ type: fc.constant('string'), pattern: fc.constantFrom(...patterns) }),
  fc.constantFrom(...Object.keys(formatTexts)).map((format) => ({ type: 'string', format })),
  fc.tuple(fc.nat(30), fc.nat(30)).map(([least, more]) => ({
    type: 'string',
    minLength: least,
    maxLength: least + more,
  })),
  fc.nat(40).map((minLength) => ({ type: 'string', pattern: '^[a-z][a-z0-9-]*$', minLength })),
  fc
    .tuple(fc.constantFrom('uri', 'email', 'url', 'uri-reference', 'password', 'regex'), fc.nat(60))
    .map(([format, minLength]) => ({ type: 'string', format, minLength })),
);

const number: fc.Arbitrary<Schema> = fc
  .record({
    type: fc.constantFrom('integer', 'number'),
    low: fc.integer({ min: -1_000, max: 1_000 }),
    width: fc.integer({ min: 2, max: 500 }),
    step: fc.option(fc.constantFrom(1, 2, 5, 0.5, 0.25, 0.1, 0.01), { nil: undefined }),
    kind: fc.constantFrom('inclusive', 'exclusive', 'low', 'high', 'none'),
  })
  .map(({ type, low, width, step, kind }) => ({
    type,
    ...(step === undefined || (kind === 'exclusive' && step > 1) ? {} : { multipleOf: step }),
    ...(kind === 'inclusive' ? { minimum: low, maximum: low + Math.max(width, 10) } : {}),
    ...(kind === 'exclusive' ? { exclusiveMinimum: low, exclusiveMaximum: low + width } : {}),
    ...(kind === 'low' ? { minimum: low } : {}),
    ...(kind === 'high' ? { exclusiveMaximum: low } : {}),
  }));

const value: fc.Arbitrary<Schema> = fc.oneof(
  fc.constant({ type: 'boolean' }),
  fc.constant({ type: 'null' }),
  fc.constant({}),
  fc.jsonValue({ maxDepth: 2 }).map((json) => ({ const: json })),
  fc
    .uniqueArray(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { minLength: 1, maxLength: 5 })
    .map((values) => ({ enum: values })),
  fc.integer().map((initial) => ({ type: 'integer', default: initial })),
  // Its own word for it does not fit.
  fc.string().map((example) => ({ type: 'integer', example })),
  fc.string().map((example) => ({ type: ['string', 'null'], examples: [7, example] })),
);

const tied = fc.letrec<{ schema: Schema; object: Schema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    number,
    value,
    fc.constantFrom('A', 'B').map((name) => ({ anyOf: [{ type: 'null' }, refer(name)] })),
    fc.constantFrom('A', 'B').map((name) => ({ type: 'array', items: refer(name) })),
    tie('object'),
    arrays(tie('schema')),
    tuples(tie('schema')),
    choices(tie('schema')),
    maps(tie('schema')),
    fc.tuple(tie('object'), tie('object')).map(unite),
  ),
  object: objects(tie('schema')),
}));

/** Schemas by name that refer to each other; each can be satisfied, since every cycle has a way out. */
export const schemas: fc.Arbitrary<Readonly<Record<string, Schema>>> = fc.record({
  Test: tied.schema,
  A: tied.object,
  B: fc.constant(linked()),
});

/** Needs one of its own kind, or an end. */
function linked(): Schema {
  return {
    type: 'object',
    required: ['value', 'next'],
    properties: {
      value: { type: 'integer' },
      next: { oneOf: [refer('B'), { type: 'string', const: 'end' }] },
      left: refer('B'),
    },
  };
}

function refer(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

function objects(schema: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc
    .tuple(
      fc.dictionary(names, schema, { maxKeys: 4, noNullPrototype: true }),
      fc.nat(),
      fc.nat(8),
      fc.boolean(),
    )
    .map(([properties, mask, kind, isClosed]) => {
      const keys = Object.keys(properties);
      const required = keys.filter((_, index) => (mask >> index) & 1);
      const [first = 'id', last = 'id'] = [keys[0], keys.at(-1)];
      return {
        type: 'object',
        properties,
        ...(required.length > 0 ? { required } : {}),
        ...(isClosed ? { additionalProperties: false } : {}),
        ...(kind === 0 && keys.length > 0 ? { dependentRequired: { [first]: [last] } } : {}),
        ...(kind === 1 && !isClosed ? { minProperties: keys.length + 2 } : {}),
        ...(kind === 2 && !isClosed ? { required: [...required, 'undeclared'] } : {}),
        ...(kind === 3 ? { maxProperties: Math.max(required.length, 1) } : {}),
        ...(kind === 4 && keys.length > 0 && !isClosed
          ? { anyOf: [{ required: [first] }, { required: [last] }] }
          : {}),
        ...(kind === 5 && !isClosed
          ? // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            { if: { required: [first] }, then: { required: ['then'] }, else: { required: ['else'] } }
          : {}),
        ...(kind === 6 && !isClosed && keys.length > 0
          ? { dependentSchemas: { [first]: { properties: { more: { const: 1 } }, required: ['more'] } } }
          : {}),
      };
    });
}

function arrays(schema: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  const distinct = fc.constantFrom<Schema>(
    { type: 'string' },
    { type: 'integer', minimum: 3 },
    { enum: ['a', 'b', 'c', 'd'] },
    { type: 'string', format: 'date' },
    { type: 'string', pattern: '^[a-z]{3}$' },
    { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
  );
  return fc.oneof(
    fc.tuple(schema, fc.nat(3), fc.nat(3)).map(([items, least, more]) => ({
      type: 'array',
      items,
      minItems: least,
      maxItems: least + more,
    })),
    fc.tuple(distinct, fc.nat(4)).map(([items, minItems]) => ({
      type: 'array',
      items,
      minItems,
      uniqueItems: true,
    })),
    fc.constant({ type: 'array', contains: { const: 'x' }, items: { type: 'string' }, minItems: 2 }),
  );
}

function tuples(schema: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc.array(schema, { minLength: 1, maxLength: 3 }).map((prefixItems) => ({
    type: 'array',
    prefixItems,
    items: false,
    minItems: prefixItems.length,
  }));
}

function choices(schema: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  const kind = (word: string, inner: Schema) => ({
    type: 'object',
    properties: { kind: { const: word }, [word]: inner },
    required: ['kind', word],
  });
  return fc.oneof(
    fc.tuple(schema, schema).map(([one, other]) => ({ anyOf: [one, other] })),
    fc.tuple(schema, schema).map(([one, other]) => ({ oneOf: [kind('first', one), kind('second', other)] })),
    fc.tuple(schema, schema).map(([one, other]) => ({
      type: 'object',
      properties: { id: { type: 'string' } },
      allOf: [{ oneOf: [kind('first', one), kind('second', other)] }],
    })),
  );
}

function maps(schema: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc.oneof(
    schema.map((inner) => ({ type: 'object', additionalProperties: inner })),
    schema.map((inner) => ({ type: 'object', minProperties: 2, additionalProperties: inner })),
    schema.map((inner) => ({
      type: 'object',
      minProperties: 1,
      patternProperties: { '^x-[a-z]+$': inner },
      additionalProperties: false,
    })),
    schema.map((inner) => ({
      type: 'object',
      minProperties: 2,
      propertyNames: { pattern: '^[a-z]{2,8}$' },
      additionalProperties: inner,
    })),
  );
}

/** Two objects whose properties have other names hold together. */
function unite([one, other]: readonly [Schema, Schema]): Schema {
  return {
    allOf: [
      { type: 'object', properties: { one }, required: ['one'] },
      { type: 'object', properties: { other } },
      { properties: { one: {} }, minProperties: 1 },
    ],
  };
}
