import { createRandom } from './create-random.ts';

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

const nouns =
  'message tool run thread file vector image audio item event model response choice part delta usage'.split(
    ' ',
  );

/**
 * An OpenAPI document in the manner of those of large language models' APIs: `count` schemas, each of which refers to
 * eight others by `oneOf` with a discriminator, by lists of `anyOf`, by null or one, and by maps, so that every schema
 * reaches every other one; and an operation for every fifth schema that takes it and answers with another. The same
 * count gives the same document.
 */
export function generateRecursiveDocument(count: number): Json {
  const random = createRandom(count);
  const pick = (seed: number) => Math.floor(random() * count + seed) % count;
  const schemas = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [nameSchema(index), writeSchema(index, count, pick)]),
  );
  const paths = Object.fromEntries(
    Array.from({ length: Math.ceil(count / 5) }, (_, index) => [
      `/${nouns[index % nouns.length]}s/${index}`,
      { post: writeOperation(index, count) },
    ]),
  );
  return { openapi: '3.1.0', info: { title: 'Recursive', version: '1' }, paths, components: { schemas } };
}

function nameSchema(index: number): string {
  return `${nouns[index % nouns.length]?.replace(/^./, (first) => first.toUpperCase())}${index}`;
}

function refer(index: number): Json {
  return { $ref: `#/components/schemas/${nameSchema(index)}` };
}

function writeSchema(index: number, count: number, pick: (seed: number) => number): Json {
  const kind = nameSchema(index).toLowerCase();
  const others = [(index + 1) % count, ...Array.from({ length: 7 }, (_, step) => pick(index + step))];
  const [next = 0, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = others;
  return {
    type: 'object',
    description: `What a ${kind} is, how it comes to be and what becomes of it in the end.`,
    required: ['type', 'id'],
    properties: {
      type: { type: 'string', const: kind, description: `Always \`${kind}\`.` },
      id: { type: 'string', description: 'The identifier, which can be referenced in API endpoints.' },
      created_at: { type: 'integer', format: 'unixtime', description: 'When it was created, in seconds.' },
      status: { type: 'string', enum: ['queued', 'in_progress', 'completed', 'failed'], default: 'queued' },
      next: refer(next),
      content: {
        description: 'One of the things that it can hold.',
        oneOf: [refer(a), refer(b), refer(c)],
        discriminator: { propertyName: 'type' },
      },
      output: {
        type: 'array',
        description: 'What came of it, in order.',
        items: { anyOf: [refer(d), refer(e), { type: 'string', minLength: 1 }] },
      },
      parent: { anyOf: [refer(f), { type: 'null' }], description: 'What it belongs to, if to anything.' },
      by_name: { type: 'object', additionalProperties: refer(g) },
    },
  };
}

function writeOperation(index: number, count: number): Json {
  const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
  return {
    operationId: `create${index}`,
    summary: `Create ${nameSchema((index * 5) % count)}`,
    requestBody: { required: true, ...(json(refer((index * 5) % count)) as object) },
    responses: {
      '200': { description: 'OK', ...(json(refer((index * 5 + 7) % count)) as object) },
      '400': { description: 'Not valid', ...(json(refer((index * 5 + 11) % count)) as object) },
    },
  };
}
