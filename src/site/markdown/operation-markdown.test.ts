import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { messages, plurals } from '../../i18n/messages.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { listOperations, readOperation } from '../../openapi/read/read-operations.ts';
import { type OperationMarkdown, renderOperationMarkdown } from './operation-markdown.ts';

const text = `
openapi: 3.1.1
info: { title: T, version: "1" }
components:
  securitySchemes:
    Key: { type: apiKey, in: header, name: X-Key, description: "Ask us.\\n\\nTwice." }
paths:
  /pets/{id}:
    put:
      deprecated: true
      security: [{ Key: [] }]
      description: Changes a pet.
      parameters:
        - { name: id, in: path, required: true, description: "Its\\nnumber", schema: { type: integer, minimum: 1 } }
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string, example: Rex }
                owner:
                  oneOf:
                    - { title: Person, type: object, properties: { age: { type: integer } } }
                    - { title: Company, type: object, properties: { tax: { type: string, enum: [a, b] } } }
      callbacks:
        fed:
          '{$request.body#/url}':
            post:
              summary: The pet was fed
              requestBody: { content: { application/json: { schema: { type: object, properties: { at: { type: string } } } } } }
              responses: { "200": { description: Seen. } }
      responses:
        "204": { description: Done., headers: { X-Left: { schema: { type: integer } } } }
`;

const english = createTranslate('en', {}, plurals);

const write = async (more: Partial<OperationMarkdown> = {}, t = english) => {
  const { document } = await openText(text);
  const [operation] = listOperations(document).map(readOperation);
  if (!operation) throw new Error('no operation');
  const { security } = operation;
  const page = {
    title: 'Change a pet',
    description: undefined,
    operation,
    security,
    servers: [],
    samples: [],
  };
  return renderOperationMarkdown({ ...page, baseUrl: 'https://a.test', body: '', ...more }, t);
};

test('the Markdown of an operation says what its page says', async () => {
  const page = await write();
  for (const line of [
    '# Change a pet\n\n**Deprecated.**\n\n`PUT https://a.test/pets/{id}`\n\nChanges a pet.',
    '- `X-Key` (string in header, required): API key\n  Format: `<KEY>`.\n  Ask us.\n\n  Twice.',
    '## Path parameters\n\n- `id` (integer, required)\n  Its\n  number\n  Range: `at least 1`.',
    '- `name` (string, required)\n  Example: `Rex`.',
    '- One of: **Company** (object)\n    - `tax` (string)\n      Allowed values: `a`, `b`.',
    '## Callbacks\n\n### fed\n\n`POST {$request.body#/url}`\n\nThe pet was fed\n\n#### Body (optional)\n\n`application/json` (object)\n\n- `at` (string)',
    '### 204\n\nDone.\n\nHeaders\n\n- `X-Left` (integer)',
  ])
    expect(page).toContain(line);
});

test('the page’s own text and the sample stand in it', async () => {
  const page = await write({
    body: '\nMind the dog.\n',
    samples: [{ title: 'cURL', language: 'bash', code: 'curl -X PUT "x"' }],
  });
  expect(page).toContain('Changes a pet.\n\nMind the dog.\n\n## Authorization');
  expect(page).toContain('## Request\n\n```bash cURL\ncurl -X PUT "x"\n```');
});

test('all that is not the document’s is said in the language of the page', async () => {
  const marked = [...messages, ...Object.keys(plurals)].map((text) => [text, `«${text}»`]);
  const page = await write(
    { samples: [{ title: 'cURL', language: 'bash', code: 'curl' }] },
    createTranslate('de', Object.fromEntries(marked), plurals),
  );
  const own = page
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`]*`/g, '')
    .replace(/«[^»]*»/g, '')
    .match(/\p{L}[\p{L} ]*\p{L}/gu);
  expect([...new Set(own)]).toEqual([
    ...['Change a pet', 'Changes a pet', 'Ask us', 'Twice', 'integer', 'Its', 'number', 'object', 'string'],
    ...['Person', 'Company', 'Done', 'fed', 'The pet was fed', 'Seen'],
  ]);
});
