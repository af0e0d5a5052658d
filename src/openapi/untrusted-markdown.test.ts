import type { Nodes } from 'hast';
import { htmlToHast } from 'satteri';
import { expect, test } from 'vitest';
import { renderUntrustedMarkdown } from './untrusted-markdown.ts';

const script = '<script>alert(1)</script>';
const payloads: readonly string[] = [
  script,
  `text ${script} text`,
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"/>',
  'a <img/src=x/onerror=alert(1)> b',
  '<IMG SRC=javascript:alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<base href="javascript:alert(1)//">',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<style>@import "javascript:alert(1)";</style>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<p onclick=alert(1)>x</p>',
  'a <b onmouseover=alert(1)>x</b>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><script>alert(1)</script></title>',
  '<xmp><script>alert(1)</script></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<!-- --><script>alert(1)</script><!-- -->',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=https://x.dev onclick=alert(1)>x</a>',
  '<x-evil onclick=alert(1)>x</x-evil>',
  '<evil>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](<\u0001javascript:alert(1)>)',
  '[x](<  javascript:alert(1)>)',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://x.dev/1)',
  '[x](view-source:javascript:alert(1))',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '[x][1]\n\n[1]: <data:text/html,x> "onclick=alert(1)"',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/track.png "a" onerror="alert(1))',
  '![x" onerror="alert(1)](https://x.dev/i.png)',
  '![x](x" onerror="alert(1))',
  '[x](https://x.dev/"onmouseover="alert(1))',
  '[x](https://x.dev "title\\" onclick=\\"alert(1)")',
  '<javascript:alert(1)>',
  '<https://x.dev/"onclick=alert(1)>',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  '```"><script>alert(1)</script>\ncode\n```',
  '``` js onload=alert(1)\ncode\n```',
  '`<script>alert(1)</script>`',
  '    <script>alert(1)</script>',
  '# <script>alert(1)</script>',
  '- <script>alert(1)</script>',
  '> <script>alert(1)</script>',
  '| a |\n| - |\n| <script>alert(1)</script> |',
  '- [ ] <img src=x onerror=alert(1)>',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
  '---\na: <script>\n---\n<script>alert(1)</script>',
  'x\n<div><script>alert(1)</script>\n\n</div>',
  '<div\n\nonclick=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  `{alert(1)} \${alert(1)} {{constructor.constructor("alert(1)")()}}`,
  '\\<script>alert(1)\\</script>',
  '<a id=location name=location>clobber</a>',
  'a\u0000<script\u0000>alert(1)</script>',
];

const tags = /^(?:p|br|hr|strong|em|del|code|pre|blockquote|a|ul|ol|li|table|thead|tbody|tr|th|td)$/;
const attributes = /^(?:a href|a rel|code className|ol start|pre tabIndex)$/;

/** Everything in an HTML text that may not be there, as a browser's parser reads it. */
function listForbidden(node: Nodes): readonly string[] {
  if (node.type === 'root') return node.children.flatMap(listForbidden);
  if (node.type === 'text') return [];
  if (node.type !== 'element') return [node.type];
  const { tagName, properties } = node;
  const own = Object.keys(properties).filter((name) => !attributes.test(`${tagName} ${name}`));
  const href = properties.href === undefined ? 'https://x' : String(properties.href);
  const scheme = /^([^/?#]*?):/.exec(href.replace(/[\s\p{Cc}]/gu, ''))?.[1]?.toLowerCase() ?? 'https';
  return [
    ...(tags.test(tagName) ? [] : [tagName]),
    ...own.map((name) => `${tagName} ${name}`),
    ...(['http', 'https', 'mailto', 'tel'].includes(scheme) ? [] : [href]),
    ...node.children.flatMap(listForbidden),
  ];
}

test.each(payloads)('nothing that runs comes out of %j', (payload) => {
  const html = renderUntrustedMarkdown(payload);
  expect(listForbidden(htmlToHast(html, { fragment: true }) as Nodes)).toEqual([]);
});

test('the list of payloads is as long as it is said to be', () => {
  expect(new Set(payloads).size).toBe(payloads.length);
  expect(payloads.length).toBeGreaterThanOrEqual(60);
});

test('the test itself finds what is forbidden', () => {
  const find = (html: string) => listForbidden(htmlToHast(html, { fragment: true }) as Nodes);
  expect(find('<p onclick="x">a</p>')).toEqual(['p onClick']);
  expect(find('<a href="java&#10;script:x">a</a>')).toHaveLength(1);
  expect(find('<svg></svg>')).toEqual(['svg']);
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
