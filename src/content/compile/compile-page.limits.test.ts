import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';
import { longestPage } from './compile-page.ts';

/** A block of code with a line in it that does not end it, as more than the mark is on it. */
const fenced = '```\n``` x\n```';

async function listErrors(text: string, name = 'page.mdx') {
  const { problems } = await printPage(text, name);
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ line, column, code }) => `${line}:${column} ${code}`);
}

describe('a page that nests too deep is refused at its place', () => {
  it.each([
    ['quotations', `a\n\n${'>'.repeat(150)} b`, '3:1 content/too-deep'],
    ['quotations with spaces', `- a\n- ${'> '.repeat(150)} b`, '2:3 content/too-deep'],
    ['quotations after code', `${fenced}\n${'>'.repeat(150)} b`, '4:1 content/too-deep'],
    ['quotations after a carriage return', `a\r\r${'>'.repeat(150)} b`, '3:1 content/too-deep'],
    ['quotations after what is no code', `\`\`\` a\`b\n\n${'>'.repeat(150)} b`, '3:1 content/too-deep'],
    ['tags', `a\n\n${'<div>\n'.repeat(150)}${'</div>\n'.repeat(150)}`, '103:1 content/too-deep'],
    ['components', `${'<Note>\n'.repeat(150)}${'</Note>\n'.repeat(150)}`, '101:1 content/too-deep'],
    [
      'lists',
      Array.from({ length: 80 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
      '50:101 content/too-deep',
    ],
    ['braces', `a\n\nb ${'{'.repeat(1500)}`, '3:3 mdx/unclosed-expression'],
  ])('with %s', async (_, text, found) => {
    expect(await listErrors(text)).toEqual([found]);
  });

  it('in plain Markdown too', async () => {
    expect(await listErrors(`a <b\n\n${'>'.repeat(150)} b`, 'page.md')).toEqual(['3:1 content/too-deep']);
  });
});

it('says of too many open braces how many follow, before the page is parsed', async () => {
  const { problems } = await printPage(`b ${'{'.repeat(1500)}`, 'page.mdx');
  expect(problems.map(({ message }) => message)).toEqual([
    '"{" begins an expression that is never closed, and more than 1000 others follow it.',
  ]);
});

describe('a page is not refused', () => {
  it('for quotations and braces in code', async () => {
    const fence = `\`\`\`text\n${'>'.repeat(500)}\n${'{'.repeat(3000)}\n\`\`\``;
    const longer = `\`\`\`\`text\n\`\`\`\n${'>'.repeat(500)}\n\`\`\`\``;
    expect(await listErrors(longer)).toEqual([]);
    expect(await listErrors(`${fence}\n\n\`${'{'.repeat(3000)}\`\n\n${'\\{'.repeat(1500)}`)).toEqual([]);
  });

  it('for braces that are closed', async () => {
    expect(await listErrors('{1} '.repeat(3000))).toEqual([]);
  });

  it('for as much depth as a page may have', async () => {
    expect(await listErrors(`${'<div>\n'.repeat(90)}a\n${'</div>\n'.repeat(90)}`)).toEqual([]);
  });
});

it('refuses a table whose rows would be filled up without end, at the row that is one too many', async () => {
  const text = `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'|b|\n'.repeat(7_000)}`;
  expect(await listErrors(text)).toEqual(['23:1 content/padded-table']);
});

it('refuses a page of more characters than the limit', async () => {
  expect(await listErrors('a\n'.repeat(longestPage / 2 + 1))).toEqual(['1:1 content/too-long']);
});
