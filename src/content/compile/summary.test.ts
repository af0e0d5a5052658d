import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';

const summaryOf = async (text: string) => (await printPage(text)).page.summary;

describe('the summary of a page', () => {
  it('is its first paragraph as plain text', async () => {
    const text =
      '# A\n\n<Note>\nYou *need* a **token** with `write`\nto [begin](/b).\n</Note>\n\nMore text than that.';
    expect(await summaryOf(text)).toBe('You need a token with write to begin.');
  });

  it.each([
    [
      'badges',
      '[![a](https://a.org/a.svg)](https://a.org) Short.\n\nThis sentence is long enough to be one.',
    ],
    [
      'code',
      '```js\nlet a = "a text that is long enough to be one";\n```\n\nThis sentence is long enough to be one.',
    ],
    [
      'tables',
      '| a long heading of a table, of many words |\n|---|\n| 1 |\n\nThis sentence is long enough to be one.',
    ],
    [
      'values',
      'export const n = 1\n\nThere are {n} of them, which is all.\n\nThis sentence is long enough to be one.',
    ],
  ])('passes over %s', async (_, text) => {
    expect(await summaryOf(text)).toBe('This sentence is long enough to be one.');
  });

  it('ends behind a word where it is long, and is not there where nothing is said', async () => {
    const long = await summaryOf('word '.repeat(60));
    expect(long).toMatch(/^(?:word )+word…$/);
    expect(long?.length).toBeLessThanOrEqual(160);
    expect((await summaryOf(`${'x'.repeat(200)}`))?.length).toBeLessThanOrEqual(161);
    expect(await summaryOf('## Nothing')).toBeUndefined();
  });
});
