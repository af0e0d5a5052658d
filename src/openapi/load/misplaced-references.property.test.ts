import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { readInfo, readTags } from '../read/read-info.ts';
import { listOperations, readOperation } from '../read/read-operations.ts';
import { loadDocuments } from './load-documents.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const pet = { $ref: '#/components/schemas/Pet' };
const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** A document with something at every place that matters. */
const whole: Json = {
  openapi: '3.1.1',
  info: { title: 'Pets', version: '1', description: 'All **pets**.', contact: { email: 'a@example.com' } },
  servers: [
    { url: 'https://{place}.example.com', variables: { place: { default: 'eu', enum: ['eu', 'us'] } } },
  ],
  tags: [{ name: 'Pets', description: 'Those with fur.', externalDocs: { url: 'https://example.com' } }],
  security: [{ key: [] }],
  paths: {
    '/pets/{id}': {
      summary: 'One pet',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      get: {
        operationId: 'readPet',
        summary: 'Read a pet',
        description: 'Reads one.\n\nOr none.',
        tags: ['Pets'],
        parameters: [
          { $ref: '#/components/parameters/Fields' },
          { name: 'X-Trace', in: 'header', description: 'For support.', schema: { type: 'integer' } },
        ],
        responses: {
          200: {
            description: 'Found.',
            headers: { 'X-Left': { description: 'Calls.', schema: { type: 'integer' } } },
            content: {
              'application/json': { schema: pet, examples: { rex: { summary: 'Rex', value: { id: 1 } } } },
            },
            links: { self: { operationId: 'readPet', description: 'Again.' } },
          },
          default: {
            description: 'Failed.',
            content: json({ type: 'object', properties: { why: { type: 'string' } } }),
          },
        },
        'x-codeSamples': [{ lang: 'bash', label: 'CLI', source: 'pets get 1' }],
      },
      put: {
        summary: 'Change a pet',
        tags: ['Pets'],
        requestBody: { required: true, description: 'All of it.', content: json(pet) },
        responses: { 204: { description: 'Done.' } },
        callbacks: {
          fed: {
            '{$request.body#/url}': {
              post: {
                summary: 'It was fed',
                requestBody: { content: json(pet) },
                responses: { 200: { description: 'Seen.' } },
              },
            },
          },
        },
      },
    },
  },
  webhooks: {
    born: {
      post: {
        summary: 'A pet was born',
        requestBody: { content: json(pet) },
        responses: { 200: { description: 'Seen.' } },
      },
    },
  },
  components: {
    parameters: {
      Fields: {
        name: 'fields',
        in: 'query',
        description: 'Which.',
        schema: { type: 'array', items: { type: 'string' } },
      },
    },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'Ask us.' } },
    schemas: {
      Pet: {
        type: 'object',
        description: 'One pet.',
        required: ['id'],
        properties: {
          id: { type: 'integer' },
          friends: { type: 'array', items: pet },
          owner: {
            oneOf: [{ title: 'Person', type: 'object' }, { type: 'string' }],
            example: { name: 'Ann' },
          },
        },
      },
    },
  },
};

/** Members that are no place for a reference: names, and what tells one value from another. */
const fixed = new Set([
  'openapi',
  '$ref',
  'required',
  'type',
  'value',
  'title',
  'format',
  'enum',
  'default',
  'key',
]);
const isMovable = (value: Json, key: string, isItem: boolean): boolean =>
  !fixed.has(key) &&
  (typeof value === 'object'
    ? value !== null
    : !isItem && ['description', 'source', 'summary'].includes(key));

/** The document in files: each value that can move does where `moves` says so. */
function split(moves: readonly boolean[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  let next = 0;
  const write = (value: Json, key: string, file: string, isRoot: boolean, isItem = false): Json => {
    const at = next++;
    const isMoved = !isRoot && moves[at % moves.length] === true && isMovable(value, key, isItem);
    const isText = typeof value === 'string';
    const own = isMoved
      ? `parts/${'deep/'.repeat(at % 3)}part ${at}.${isText ? 'md' : at % 2 === 0 ? 'yaml' : 'json'}`
      : file;
    const inner = (child: Json, name: string, isOne: boolean) => write(child, name, own, false, isOne);
    const moved: Json = Array.isArray(value)
      ? value.map((item: Json) => inner(item, '', true))
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, child]) => [name, inner(child, name, false)]))
        : key === '$ref' && own !== 'openapi.json'
          ? `${posix.relative(posix.dirname(own), 'openapi.json')}${value}`
          : value;
    if (!isMoved) return moved;
    files.set(own, isText ? `${String(moved)}\n` : JSON.stringify(moved));
    return { $ref: encodeURI(posix.relative(posix.dirname(file), own)) };
  };
  return files.set('openapi.json', JSON.stringify(write(whole, '', 'openapi.json', true)));
}

/** How a schema is referred to is shown, and differs. */
const dropNames = (key: string, value: unknown) =>
  key === 'written' || key === 'shownAt' ? undefined : value;

async function read(files: ReadonlyMap<string, string>): Promise<unknown> {
  const root = await mkdtemp(join(tmpdir(), 'octavo-parts-'));
  try {
    for (const [file, text] of files) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    const { documents, problems } = await loadDocuments(root, ['openapi.json']);
    const [document] = documents;
    if (!document) throw new Error(JSON.stringify(problems));
    return {
      told: problems.filter(({ severity }) => severity !== 'note'),
      info: readInfo(document),
      tags: readTags(document),
      operations: JSON.stringify(listOperations(document).map(readOperation), dropNames, 1),
    };
  } finally {
    await rm(root, { recursive: true });
  }
}

test('a document says the same in one file and in any number of them, wherever it is taken apart', async () => {
  const alone = await read(split([false]));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 7, maxLength: 97 }), async (moves) => {
      expect(await read(split(moves))).toEqual(alone);
    }),
    { numRuns: propertyRuns(40) },
  );
});
