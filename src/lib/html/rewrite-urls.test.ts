import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { withBase } from './base-path.ts';
import { rewriteUrls } from './rewrite-urls.ts';
import { readHtmlTags } from './tags.ts';

const write = (url: string) => withBase('/docs/', url);
const rewrite = (html: string) => rewriteUrls(html, readHtmlTags(html), write);

it.each([
  ['<a href="/a/?b&amp;c#d">', '<a href="/docs/a/?b&amp;c#d">'],
  ["<A HREF='/a' class=x>", '<A HREF="/docs/a" class=x>'],
  ['<a href=/a>', '<a href="/docs/a">'],
  [
    '<img src="/a.png" srcset="/a.png 1x,/b.png 2x, /c.png">',
    '<img src="/docs/a.png" srcset="/docs/a.png 1x,/docs/b.png 2x, /docs/c.png">',
  ],
  ['<link rel=preload imagesrcset="/a.png 100w">', '<link rel=preload imagesrcset="/docs/a.png 100w">'],
  [
    '<video poster="/p.png"><source src="/v.mp4"><track src="/t.vtt"></video>',
    '<video poster="/docs/p.png"><source src="/docs/v.mp4"><track src="/docs/t.vtt"></video>',
  ],
  [
    '<form action="/send"><button formaction="/other">',
    '<form action="/docs/send"><button formaction="/docs/other">',
  ],
  [
    '<object data="/a.pdf"></object><embed src="/b">',
    '<object data="/docs/a.pdf"></object><embed src="/docs/b">',
  ],
  [
    '<svg><image xlink:href="/a.png"/><use href="#b"/></svg>',
    '<svg><image xlink:href="/docs/a.png"/><use href="#b"/></svg>',
  ],
  [
    '<blockquote cite="/a"><a ping="/p /q" href="#x">',
    '<blockquote cite="/docs/a"><a ping="/docs/p /docs/q" href="#x">',
  ],
  [
    '<p style="color:red;background:url(/a.png)">',
    '<p style="color:red;background:url(&quot;/docs/a.png&quot;)">',
  ],
  [
    '<style>a{background:url(/a.png)}@import "/b.css";</style>',
    '<style>a{background:url("/docs/a.png")}@import "/docs/b.css";</style>',
  ],
  [
    '<style>a{background:image-set("/a.png" 1x,url( \'/b.png\' ) 2x)}</style>',
    '<style>a{background:image-set("/docs/a.png" 1x,url( "/docs/b.png" ) 2x)}</style>',
  ],
  ['<meta http-equiv="refresh" content="0; URL=/a">', '<meta http-equiv="refresh" content="0; URL=/docs/a">'],
  [
    '<iframe srcdoc="&lt;img src=&quot;/a.png&quot;&gt;"></iframe>',
    '<iframe srcdoc="&lt;img src=&quot;/docs/a.png&quot;&gt;"></iframe>',
  ],
  ['<noscript><img src="/a.png"></noscript>', '<noscript><img src="/docs/a.png"></noscript>'],
  [
    '<octavo-diagram data-frame="/f.html"><nav data-groups="/g.txt">',
    '<octavo-diagram data-frame="/docs/f.html"><nav data-groups="/docs/g.txt">',
  ],
])('rewrites %s', (html, written) => {
  expect(rewrite(html).html).toBe(written);
});

it.each([
  '<a href="#a">',
  '<a href="https://a.org/b">',
  '<a href="//a.org/b">',
  '<a href="b/c" title="/a" data-x="/a">/a</a>',
  '<base href="/a/">',
  '<script>location = "/a"</script>',
  '<!-- <a href="/a"> -->',
  '<textarea><a href="/a"></textarea>',
  '<code>&lt;a href="/a"&gt;</code>',
  '<meta name="description" content="0;url=/a">',
  '<style>a{content:"/a"}</style>',
])('leaves %s', (html) => {
  const tags = readHtmlTags(html);
  const rewritten = rewriteUrls(html, tags, write);
  expect(rewritten.html).toBe(html);
  expect(rewritten.tags).toBe(tags);
});

it('gives the elements as they stand in what it wrote', () => {
  const part = fc.constantFrom(
    '<a href="/a">x</a>',
    '<img alt="&quot;" src=\'/a b.png\' srcset="/c 2x">',
    '<style>a{background:url(/a.png)}</style>',
    '<p style="background:url(/x)" id=y class="/z">',
    '<noscript><a href=/q title=r></noscript>',
    '<svg><use href="/s.svg#t"/></svg>',
    'text',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const { html, tags } = rewrite(parts.join('\n'));
      expect(tags).toEqual(readHtmlTags(html));
    }),
    { numRuns: propertyRuns(300) },
  );
});
