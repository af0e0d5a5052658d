import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
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

const write = async (more: Partial<OperationMarkdown> = {}) => {
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
  return renderOperationMarkdown({ ...page, baseUrl: 'https://a.test', body: '', ...more });
};

test('the Markdown of an operation says what its page says', async () => {
  const page = await write();
  for (const line of [
    '# Change a pet\n\n**Deprecated.**\n\n`PUT https://a.test/pets/{id}`\n\nChanges a pet.',
    '- `X-Key` (string in header, required): API key\n  Form: `<KEY>`.\n  Ask us.\n\n  Twice.',
    '## Path parameters\n\n- `id` (integer, required)\n  Its\n  number\n  Range: `at least 1`.',
    '- `name` (string, required)\n  Example: `"Rex"`.',
    '- One choice: **Company** (object)\n    - `tax` (string)\n      One of: `a`, `b`.',
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
  expect(page).toContain('## Request samples\n\n```bash cURL\ncurl -X PUT "x"\n```');
});
