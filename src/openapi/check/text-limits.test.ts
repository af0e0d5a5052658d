import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { renderUntrustedMarkdown } from '../read/untrusted-markdown.ts';

const list = async (description: string) => {
  const { problems } = await openText(
    `openapi: 3.1.0\ninfo:\n  title: T\n  version: "1"\n  description: ${JSON.stringify(description)}\npaths: {}\n`,
  );
  return problems.map(({ line, column, code, severity }) => `${line}:${column} ${severity} ${code}`);
};

test.each([
  ['open tags', '<div>'.repeat(3600)],
  ['closed tags', `${'<div>'.repeat(3600)}a${'</div>'.repeat(3600)}`],
  ['tags after ends of tags that were never open', `${'</div>'.repeat(3600)}${'<div>'.repeat(3600)}`],
  ['tags in capitals', '<DIV>'.repeat(3600)],
  ['tags with attributes', `<div title=${'a'.repeat(100)}>`.repeat(1000)],
  ['tags on lines of their own', '<section id=a>\n\n'.repeat(100)],
  ['quotations', `${'>'.repeat(199_000)} a`],
  ['quotations with spaces', `${'> '.repeat(100)} a`],
])(
  'a description with too many %s in each other is told at its place and shown as it was typed',
  async (_, text) => {
    expect(await list(text)).toEqual(['5:16 warning openapi/deep-text']);
    expect(renderUntrustedMarkdown(text)).toBe(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  },
);

test('a description with a table that its parser would fill up is told at its place and shown as it was typed', async () => {
  const text = `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'|\n'.repeat(90_000)}`;
  expect(await list(text)).toEqual(['5:16 warning openapi/padded-table']);
  expect(renderUntrustedMarkdown(text)).toBe(text);
});

test('a description that is cut is told at its place', async () => {
  expect(await list('a '.repeat(100_001))).toEqual(['5:16 warning openapi/long-text']);
});

test.each([
  ['tags without an end', '<p>a<br>b<li>c'.repeat(100)],
  ['names that are no tags', 'List<User> and <API_TOKEN> '.repeat(100)],
  ['closed tags', '<div>a</div> '.repeat(100)],
])('many %s are no depth', async (_, text) => {
  expect(await list(text)).toEqual([]);
  expect(renderUntrustedMarkdown(text)).not.toContain('&lt;p');
});
