import { describe, expect, it } from 'vitest';
import { parseHtml } from './parse-html.ts';
import { writeBlocks } from './write-blocks.ts';

const write = (html: string) => writeBlocks(parseHtml(html));

describe('writeBlocks', () => {
  it.each([
    ['<h2 id="a"><a href="#a">One <em>two</em></a></h2><p>x</p>', '## One *two*\n\nx'],
    ['<p>a<strong> b </strong>c<br>d</p>', 'a **b** c\\\nd'],
    ['<p>1 * 2 &lt;T&gt; _x_ a_b [y](z) `q`</p>', '1 \\* 2 \\<T> \\_x\\_ a_b \\[y](z) \\`q\\`'],
    ['<p># no</p><p>1. no</p><p>- no</p>', '\\# no\n\n1\\. no\n\n\\- no'],
    ['<p><a href="/a b">x</a> <img src="/y.png" alt="z"></p>', '[x](</a b>) ![z](/y.png)'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
    ['<ol start="3"><li><p>a</p><pre>x\n\ny</pre></li></ol>', '3. a\n\n   ```\n   x\n\n   y\n   ```'],
    ['<ul><li>a</li></ul><ul><li>b</li></ul>', '- a\n\n<!-- -->\n\n- b'],
    ['<li>a</li><li><li>b</li></li>', '- a\n- b'],
    ['<ul><li><input type="checkbox" checked> done</li></ul>', '- [x] done'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['<pre data-language="js" data-title="a.js">``` `</pre>', '````js a.js\n``` `\n````'],
    [
      '<table><tr><th>a|b</th><th>c</th></tr><tr><td><p>x</p><p>y</p></td></tr></table>',
      '| a\\|b | c |\n| --- | --- |\n| x<br>y |  |',
    ],
    ['<details><summary>More</summary><p>x</p></details>', '**More**\n\nx'],
    [
      '<p>a <math data-tex="x^2"><mi>x</mi></math></p><math display="block" data-tex="y"></math>',
      'a $x^2$\n\n$$\ny\n$$',
    ],
    [
      '<p>a<sup><a href="#user-content-fn-1" data-footnote-ref>1</a></sup></p><section data-footnotes><h2>Notes</h2><ol><li id="user-content-fn-1"><p>b <a href="#x" data-footnote-backref>up</a></p></li></ol></section>',
      'a[^1]\n\n[^1]: b',
    ],
    ['<iframe src="https://a.org/x" title="Film"></iframe>', '[Film](https://a.org/x)'],
    ['<script>x()</script><style>a{}</style><p>b', 'b'],
    ['<p>a&nbsp;&rarr; &#38;amp;</p>', 'a\u00a0→ \\&amp;'],
  ])('%s', (html, markdown) => {
    expect(write(html)).toBe(markdown);
  });
});
