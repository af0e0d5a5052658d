import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listForbidden } from '../../../tests/support/forbidden-markup.ts';
import { hostileTexts } from '../../../tests/support/hostile-texts.ts';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { renderUntrustedMarkdown } from './untrusted-markdown.ts';

test.each(hostileTexts)('nothing that runs comes out of %j', (payload) => {
  const html = renderUntrustedMarkdown(payload);
  expect(listForbidden(html)).toEqual([]);
});

test('the list of payloads is as long as it is said to be', () => {
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
  expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
});

test('the test itself finds what is forbidden', () => {
  const find = (html: string) => listForbidden(html);
  expect(find('<p onclick="x">a</p>')).toEqual(['p onClick']);
  expect(find('<a href="java&#10;script:x">a</a>')).toHaveLength(1);
  expect(find('<svg></svg>')).toEqual(['svg']);
});

test('nothing that runs comes out of texts that are put together from hostile ones', () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostileTexts),
    fc.constantFrom(...hostileTexts).chain((text) => fc.nat(text.length).map((end) => text.slice(0, end))),
    fc.constantFrom(
      '\n',
      '\n\n',
      '`',
      '```\n',
      '> ',
      '- ',
      '[',
      '](',
      ')',
      '<',
      '>',
      '"',
      '\\',
      '|',
      '&',
      ';',
      '<!--',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const html = renderUntrustedMarkdown(pieces.join(''));
      expect(listForbidden(html)).toEqual([]);
    }),
    { numRuns: propertyRuns(2_000) },
  );
});

test('Markdown is rendered', () => {
  expect(renderUntrustedMarkdown('Hello **x** `y` [z](/b#c)')).toBe(
    '<p>Hello <strong>x</strong> <code>y</code> <a href="/b#c">z</a></p>',
  );
  expect(renderUntrustedMarkdown('[z](https://x.dev)')).toBe(
    '<p><a href="https://x.dev" rel="nofollow noopener">z</a></p>',
  );
  expect(renderUntrustedMarkdown('```js\nx < 1\n```')).toBe(
    '<pre tabindex="0"><code class="language-js">x &lt; 1\n</code></pre>',
  );
  expect(renderUntrustedMarkdown('| a |\n| - |\n| 1 |').replaceAll('\n', '')).toBe(
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  );
  expect(renderUntrustedMarkdown('3. x').replaceAll('\n', '')).toBe('<ol start="3"><li>x</li></ol>');
  expect(renderUntrustedMarkdown('')).toBe('');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#x6A;avascript&colon;alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
])('a link to %s is its words alone', (url) => {
  expect(renderUntrustedMarkdown(`[words](<${url}>)`)).toBe('<p>words</p>');
  expect(renderUntrustedMarkdown(`![words](<${url}>)`)).toBe('<p>words</p>');
});

test('what a page has no use for becomes text: headings, images, boxes, tags', () => {
  expect(renderUntrustedMarkdown('# Title')).toBe('<p><strong>Title</strong></p>');
  expect(renderUntrustedMarkdown('![logo](/a.png)')).toBe('<p><a href="/a.png">logo</a></p>');
  expect(renderUntrustedMarkdown('[![logo](/a.png)](/b)')).toBe('<p><a href="/b">logo</a></p>');
  expect(renderUntrustedMarkdown('- [x] done').replaceAll('\n', '')).toBe('<ul><li>☑ done</li></ul>');
  expect(renderUntrustedMarkdown('<p>One.</p><p>Two <b>b</b>.</p>')).toBe('<p>One. Two b.</p>');
  expect(renderUntrustedMarkdown('a<br>b')).toBe('<p>a<br>b</p>');
  expect(renderUntrustedMarkdown('Token <API_TOKEN>, List<User>')).toBe(
    '<p>Token &lt;API_TOKEN&gt;, List&lt;User&gt;</p>',
  );
});

test('text that is nested or repeated without end is answered', () => {
  for (const text of [
    '> '.repeat(5_000),
    '- '.repeat(5_000),
    '**a '.repeat(20_000),
    '['.repeat(50_000),
    '*'.repeat(99_999),
  ])
    expect(renderUntrustedMarkdown(`${text}end`)).toContain('end');
});

test('tags that nest deeper than their parser may go are shown as they were typed', () => {
  expect(renderUntrustedMarkdown(`${'<div>'.repeat(60)}end`)).not.toContain('&lt;div');
  expect(renderUntrustedMarkdown(`${'<div>'.repeat(61)}end`)).toContain('&lt;div&gt;end');
});
