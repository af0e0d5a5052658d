import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';

const show = async (text: string) => {
  const { html, problems } = await printPage(text);
  return { html: html.trim(), problems };
};

describe('a fence', () => {
  it('becomes a component with its highlighted lines', async () => {
    expect((await show('```js main.js {2}\nlet a\nlet b\n```')).html).toBe(
      '<CodeBlock language="js" title="main.js" lineCount={2} html="&lt;span class=&quot;tk-k&quot;>let&lt;/span> a\n&lt;mark class=&quot;line&quot;>&lt;span class=&quot;tk-k&quot;>let&lt;/span> b&lt;/mark>"></CodeBlock>',
    );
  });

  it('passes on its flags and its icon', async () => {
    const { html } = await show('```js lines wrap expandable icon="rocket" focus={1}\nlet a\n```');
    for (const prop of [
      'lines={true}',
      'wrap={true}',
      'expandable={true}',
      'focused={true}',
      '"id":"icon-ph-rocket-duotone"',
    ])
      expect(html).toContain(prop);
  });

  it('reads notations before it is highlighted', async () => {
    const { html } = await show('```js\nlet a // [!code ++]\n```');
    expect(html).toContain('&lt;ins class=&quot;line&quot;>');
    expect(html).not.toContain('[!code');
  });

  it('marks a word in the lines after the comment', async () => {
    const { html } = await show('```js\n// [!code word:one:1]\nlet one = one\nlet one\n```');
    expect(html.match(/&lt;mark class=&quot;word&quot;>one/g)).toHaveLength(2);
    expect(html).toContain('lineCount={2}');
  });

  it('without a language is text, and indented code too', async () => {
    expect((await show('```\n<a>\n```')).html).toContain('language="text"');
    expect((await show('```\n<a>\n```')).html).toContain('html="&amp;lt;a&amp;gt;"');
  });

  it('in an unknown language is text, with one note for each', async () => {
    const { html, problems } = await show('```pyton\na\n```\n\n```pyton\nb\n```\n\n```brrr\nc\n```');
    expect(html.match(/language="text"/g)).toHaveLength(3);
    expect(problems.map(({ severity, line, hint }) => [severity, line, hint])).toEqual([
      ['note', 1, 'Did you mean ```python?'],
      ['note', 9, expect.any(String)],
    ]);
  });

  it('keeps braces, quotes and line ends of the code', async () => {
    const { html } = await show('```text\r\n{a} "b" `c` $& ${d}\r\n\\n\r\n```'.replace('$', '$'));
    expect(html).toContain('html="{a} &quot;b&quot; `c` $&amp;amp; ${d}\n\\n"'.replace('$', '$'));
  });
});

describe('a code group', () => {
  const text = [
    '<CodeGroup>',
    '```bash npm',
    'npm i',
    '```',
    '```bash',
    'yarn',
    '```',
    '</CodeGroup>',
    '',
    '<RequestExample>',
    '```bash npm',
    'x',
    '```',
    '</RequestExample>',
  ].join('\n');

  it('lists its fences as tabs, and tells them their places', async () => {
    const { html } = await show(text);
    expect(html).toContain(
      '<CodeGroup id="code" tabs={[{"id":"code-npm","title":"npm","language":"bash"},{"id":"code-bash","title":"Bash","language":"bash"}]}>',
    );
    expect(html).toContain('title="npm" lineCount={1} group="code" tab="code-npm" index={0}');
    expect(html).toContain('group="code" tab="code-bash" index={1}');
    expect(html).toContain('<RequestExample id="code-1" tabs={[{"id":"code-1-npm"');
  });
});
