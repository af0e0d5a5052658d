import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';
import { plurals } from '../../i18n/messages.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { createSay, readPageContent } from './page-content.ts';

const table = '| a | b |\n|--|--|\n| 1 | 2 |';

async function listStyled(files: Parameters<typeof printPage>[0]): Promise<readonly string[]> {
  const { page } = await printPage(files);
  return readPageContent(page, undefined).components;
}

describe('the style sheets of a page', () => {
  it.each([
    ['Table', table],
    ['Table', `<Tab title="a">\n\n${table}\n\n</Tab>`],
    ['Table', '| Variable | Meaning |\n|---|---|\n| USER_GROUP_API_TOKEN | What requests are sent with |'],
    ['Table', '<table><tbody><tr><td>{1 + 1}</td></tr></tbody></table>'],
    ['Embed', '<iframe title="a" src="https://a.org"/>'],
    ['Embed', '<iframe title="a" width={1 + 1} src="https://a.org"/>'],
    ['Footnotes', 'a[^1]\n\n[^1]: b'],
    ['CodeLines', '```js {1}\nlet a\n```'],
  ])('have that of %s where it shows one', async (name, text) => {
    expect(await listStyled(text)).toContain(name);
  });

  it('have those of what its snippets show', async () => {
    const files = { 'page.mdx': '<Snippet file="a.mdx"/>', 'snippets/a.mdx': table };
    expect(await listStyled(files)).toContain('Table');
  });

  it('have none for what it only names', async () => {
    expect(await listStyled('A table, `"table"`, `<iframe>` and `data-footnote`.')).toEqual([]);
  });
});

describe('what the compiler adds to a page', () => {
  it('is said in the language of the page, with numbers as it writes them', () => {
    const say = createSay(createTranslate('ar-EG', { 'Formula {number}': 'معادلة {number}' }, plurals));
    expect(say('Formula {number}', { number: 12 })).toBe('معادلة ١٢');
    expect(say('Table: {columns}', { columns: 'a, b' })).toBe('Table: a, b');
  });
});
