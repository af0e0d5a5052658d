import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { plurals } from '../../i18n/messages.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { findSchema } from '../../openapi/read/find-schema.ts';
import { openSchema } from '../../openapi/read/open-schema.ts';
import { renderSchemaMarkdown } from './schema-markdown.ts';

const text = `
openapi: 3.1.1
info: { title: T, version: "1" }
paths:
  /pets: { post: { summary: "Add [a] pet", requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }, responses: {} } }
components:
  schemas:
    Pet: { type: object, deprecated: true, description: One animal., required: [name], properties: { name: { type: string, example: Rex } } }
`;

test('the Markdown of a schema says what its page says', async () => {
  const { document } = await openText(text);
  const found = findSchema([document], 'Pet');
  if (found.kind !== 'found') throw new Error('no schema');
  const schema = openSchema([document], found.schema);
  const users = schema.users.map((operation) => ({ title: operation.summary ?? '', url: '/a/', operation }));
  const page = renderSchemaMarkdown(
    {
      title: 'Pet',
      description: undefined,
      schema,
      users,
      body: 'By hand.\n',
    },
    createTranslate('en', {}, plurals),
  );
  for (const part of [
    '# Pet\n\n**Deprecated.**\n\nOne animal.\n\nBy hand.\n\n## Schema\n\n`Pet` (object)',
    '- `name` (string, required)',
    '## Example\n\n```json\n',
    '- [Add \\[a\\] pet](/a/): `POST /pets`',
  ])
    expect(page).toContain(part);
});
