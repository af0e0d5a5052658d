import { expect, test } from 'vitest';
import type { ApiChange } from './api-change.ts';
import { countChanges, writeChangesMarkdown, writeChangesText } from './write-changes.ts';

const change = (operation: string, fields: Partial<ApiChange> = {}): ApiChange => ({
  kind: 'changed',
  isBreaking: true,
  operation,
  operationId: undefined,
  subject: 'request body name',
  message: 'is required now',
  place: { file: 'openapi.yaml', line: 3, column: 5 },
  ...fields,
});
const names = { old: 'v1:openapi.yaml', new: 'openapi.yaml' };
const place = ({ place: { file, line, column } }: ApiChange) => `${file}:${line}:${column}`;

test('what many operations have of one schema is told and counted once', () => {
  const paths = ['/a', '/b', '/c', '/d', '/e'];
  const changes = [
    ...paths.map((path) => change(`PUT ${path}`)),
    change('GET /a', {
      subject: '',
      kind: 'added',
      isBreaking: false,
      message: 'was added',
      place: { file: 'openapi.yaml', line: 9, column: 1 },
    }),
  ];
  expect(countChanges(changes)).toEqual({ breaking: 1, others: 1 });
  expect(writeChangesText(changes, names, place)).toBe(`Breaking changes

PUT /a
  request body name is required now  openapi.yaml:3:5
    Also in PUT /b, PUT /c, PUT /d and 1 more.

Other changes

GET /a
  was added  openapi.yaml:9:1

v1:openapi.yaml → openapi.yaml: 1 breaking change and 1 other`);
});

test('names and values of a document are text in Markdown, whatever they hold', () => {
  const hostile = change('GET /a/{id}', {
    subject: 'query parameter `x` <b>',
    message: 'may be "<script>", "{a}" now',
    isBreaking: false,
  });
  expect(
    writeChangesMarkdown([hostile], names),
  ).toBe(`Compared are \`v1:openapi.yaml\` and \`openapi.yaml\`: no breaking changes and 1 other.

## Other changes

### \`GET /a/{id}\`

- \`\`query parameter \`x\` <b>\`\` may be "\\<script\\>", "\\{a\\}" now.
`);
});

test('an operation that has a page leads there', () => {
  const find = (operation: string) =>
    operation === 'PUT /a' ? { title: 'Put [a]', url: '/api/put-(a)' } : undefined;
  const elsewhere = { file: 'openapi.yaml', line: 9, column: 1 };
  const changes = [change('PUT /a'), change('PUT /b', { subject: '', place: elsewhere })];
  const text = writeChangesMarkdown(changes, names, find);
  expect(text).toContain('### `PUT /a`\n\n[Put \\[a\\]](/api/put-\\(a\\))\n\n- `request body name`');
  expect(text).toContain('### `PUT /b`\n\n- The operation');
});

test('two documents without a difference are said to have none', () => {
  expect(writeChangesText([], names, place)).toBe(
    'v1:openapi.yaml → openapi.yaml: nothing that a client would notice is different',
  );
});
