import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';

const show = async (text: string) => (await printPage(text)).html;

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (...rows: readonly (readonly string[])[]) => {
  const [head = [], ...others] = rows;
  return [row(...head), row(...head.map(() => '---')), ...others.map((cells) => row(...cells))].join('\n');
};

describe('a table that is too wide for a phone', () => {
  const html = show(
    table(
      ['Field', 'Type', 'Default', 'Meaning'],
      ['`name`', 'string', '', 'What the group is called on the dashboards of its members.'],
      ['`plan`', 'string', '`free`', 'What it pays for.'],
    ),
  );

  it('marks its text, and its facts with the heads of their columns', async () => {
    expect(await html).toContain('<div class="table stacks"');
    expect(await html).toContain('<td data-label="Type">string</td>');
    expect(await html).toContain('<td data-label="Default"><code>free</code></td>');
    expect(await html).toContain('<td class="text">What it pays for.</td>');
  });

  it('says nothing before its names and empty cells', async () => {
    expect(await html).toContain('<td><code>name</code></td>');
    expect(await html).toContain('<td></td>');
  });

  it('has facts alone where no column is text', async () => {
    const facts = await show(
      table(
        ['Field', 'Type', 'Get or create', 'Update', 'Rotate'],
        ['api_environment_tag', 'JSON or null', 'yes', 'yes', 'yes'],
      ),
    );
    expect(facts).toContain('<td data-label="Rotate">yes</td>');
    expect(facts).not.toContain('class="text"');
  });

  it('may have two columns, where names are long', async () => {
    const names = await show(
      table(['Variable', 'Meaning'], ['`USER_GROUP_API_TOKEN`', 'What requests are sent with.']),
    );
    expect(names).toContain('<td class="text">What requests');
  });

  it('keeps the alignment of its columns', async () => {
    const aligned = await show(
      `| Size | Bytes | Meaning |\n|---|--:|---|\n| small for a phone | 12 | ${'what that is for '.repeat(4)} |`,
    );
    expect(aligned).toContain('<td class="to-right" data-label="Bytes">12</td>');
  });
});

describe('a table stays one on a phone', () => {
  it.each([
    ['with room for its columns', table(['A', 'B', 'C'], ['one', 'two', 'three'])],
    [
      'of two columns with short names',
      table(['Name', 'Meaning'], ['a short name of it', 'What the group is called. '.repeat(5)]),
    ],
    [
      'with cells that span',
      `<table><thead><tr><th>A</th><th>B</th><th>C</th></tr></thead><tbody><tr><td colSpan="2">${'long '.repeat(9)}</td><td>${'long '.repeat(9)}</td></tr></tbody></table>`,
    ],
    ['without a head', `<table><tbody><tr>${`<td>${'long '.repeat(9)}</td>`.repeat(3)}</tr></tbody></table>`],
  ])('%s', async (_, text) => {
    const html = await show(text);
    expect(html).toContain('<div class="table"');
    expect(html).not.toContain('data-label');
  });
});

describe('a head without a word', () => {
  it('is a cell', async () => {
    const html = await show(table(['', 'Patch', 'Major'], ['Breaks sites', 'no', 'yes']));
    expect(html).toMatch(/<tr>\s*<td><\/td>\s*<th>Patch<\/th>\s*<th>Major<\/th>/);
    expect(html).toContain('aria-label="Table: Patch, Major"');
  });

  it('is left out with a row of such heads', async () => {
    const html = await show(table(['', ''], ['Size', '1 MB']));
    expect(html).not.toContain('<thead');
    expect(html).toContain('<td>Size</td>');
  });

  it('is one that shows a picture', async () => {
    const html = await show(table(['<Icon icon="star" />', 'Name'], ['1', 'a']));
    expect(html).toMatch(/<th>.+<\/th>\s*<th>Name<\/th>/);
  });
});
