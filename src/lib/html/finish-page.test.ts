import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PolicyOptions, typedServers } from './content-security-policy.ts';
import { finishPage as finishTags } from './finish-page.ts';
import { readHtmlTags } from './tags.ts';

const finishPage = (html: string, finish: Parameters<typeof finishTags>[2]) =>
  finishTags(html, readHtmlTags(html), finish);
const none: PolicyOptions = { connects: [], scriptOrigins: [] };
const page = (body: string, head = '') =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1];
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const nasty = fc.constantFrom(
  ...'<>"\'&;=/ *,{}()\\\n\0'.split(''),
  '</style>',
  '<!--',
  '&quot;',
  'é😀',
  'unsafe-inline',
  'a',
);

/** The directives of the policy of a page with this body. */
function policyOf(body: string, options: Partial<PolicyOptions> & { head?: string } = {}) {
  const html = finishPage(page(body, options.head), {
    policy: { ...none, ...options },
    hasOwnScripts: false,
  });
  const text = /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    html,
  )?.[1];
  const rows = (text ?? '').split(';').map((row) => row.split(' '));
  return Object.fromEntries(rows.map(([name, ...values]) => [name, values.join(' ')]));
}

describe('style attributes', () => {
  const finish = (body: string) => finishPage(page(body), undefined);

  it('become classes whose rules stand at the end of the head', () => {
    const html = finish('<p style="color: red">a</p>');
    const name = /<p class="(s-[0-9a-f]{8})">a<\/p>/.exec(html)?.[1];
    expect(html).toContain(`<style>.${name}:not(#_){color:red}</style></head>`);
  });

  it('that say the same are one class, on every page', () => {
    const html = finish('<p style="color: red">a</p><b style="color:red;">b</b>');
    const names = [...html.matchAll(/class="(s-\w+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(1);
    expect(html.match(/color:red/g)?.length).toBe(1);
    expect(finish('<i style=" color:  red">x</i>')).toContain(names[0]);
  });

  it.each([
    ['<p class="a b" style="top:0">', /<p class="a b s-\w{8}">/],
    ['<p style="top:0" class="a" id="b">', /<p class="a s-\w{8}" id="b">/],
    ["<p style='top:0' title='style=\"x\"'>", /<p class="s-\w{8}" title='style="x"'>/],
    ['<p STYLE=top:0>', /<p class="s-\w{8}">/],
    ['<br style="top:0"/>', /<br class="s-\w{8}"\/>/],
    ['<p style="">', /<p>/],
    ['<p style="background:url(&quot;/a.png&quot;)">', /<p class="s-\w{8}">/],
    ['<p title=" style=x">', /<p title=" style=x">/],
    ['<!-- <p style="top:0"> -->', /<!-- <p style="top:0"> -->/],
    ['<script>"<p style=\'top:0\'>"</script>', /<script>"<p style='top:0'>"<\/script>/],
    ['a style="top:0" b', /a style="top:0" b/],
    ['<!--><p style="top:0">', /<p class="s-\w{8}">/],
    ["<p title=it's style=top:0 id='a'>", /<p class="s-\w{8}" title=it's id='a'>/],
    ['<p style="top:0" style="left:0">', /<p class="s-\w{8}">/],
    ['<p/style="top:0"/id=a>', /<p class="s-\w{8}"\/\/id=a>/],
    ['<svg><title><p style="top:0"></title></svg>', /<svg><title><p class="s-\w{8}"><\/title><\/svg>/],
    ['<textarea><p style="top:0"></textarea>', /<p style="top:0">/],
  ])('of %s', (body, expected) => {
    expect(bodyOf(finish(body))).toMatch(expected);
  });

  it('leave no style attribute and no text of theirs outside of style sheets, whatever they say', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(nasty).map((signs) => signs.join('')),
        ),
        fc.constantFrom('"', "'"),
        (style, quote) => {
          const written = style
            .replaceAll('&', '&amp;')
            .replaceAll(quote, quote === '"' ? '&quot;' : '&#39;');
          const html = finish(`<p style=${quote}x:1;${written}${quote}>a</p>`);
          expect(bodyOf(html)).toMatch(/^<p(?: class="s-[0-9a-f]{8}")?>a<\/p>$/);
          const names = readHtmlTags(html).map(({ name }) => name);
          expect(names.filter((name) => name !== 'style')).toEqual(['html', 'head', 'meta', 'body', 'p']);
        },
      ),
    );
  });
});

describe('the policy of a page', () => {
  it('allows nothing but the site itself when the page holds nothing else', () => {
    expect(policyOf('<p>a</p>')).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
    });
  });

  it('allows inline scripts and style sheets by their hashes', () => {
    const found = policyOf(
      '<script>a < b</script><style>p > a{}</style><script type="application/json">{}</script>',
    );
    expect(found['script-src']).toBe(`'self' ${hash('a < b')}`);
    expect(found['style-src']).toBe(`'self' ${hash('p > a{}')}`);
  });

  it('allows the classes of style attributes by the hash of their style sheet', () => {
    const html = finishPage(page('<p style="top:0">'), { policy: none, hasOwnScripts: false });
    const sheet = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(html).toContain(hash(sheet));
  });

  it.each([
    ['<img src="https://a.org/x.png">', 'img-src', "'self' data: https://a.org"],
    ['<img src="//a.org:8080/x.png">', 'img-src', "'self' data: https://a.org:8080"],
    [
      '<source srcset="https://a.org/x 1x, https://b.org/y,z 2x">',
      'img-src',
      "'self' data: https://a.org https://b.org",
    ],
    ['<svg><image href="http://a.org/x"/></svg>', 'img-src', "'self' data: http://a.org"],
    ['<video src="https://a.org/x" poster="https://b.org/y"></video>', 'media-src', "'self' https://a.org"],
    ['<iframe src="https://a.org/x?b=c"></iframe>', 'frame-src', "'self' https://a.org"],
    ['<object data="/x.pdf"></object><embed src="https://a.org/x">', 'object-src', "'self' https://a.org"],
    ['<form action="https://a.org/x"></form>', 'form-action', "'self' https://a.org"],
    [
      '<style>@import "https://fonts.googleapis.com/x"</style>',
      'font-src',
      "'self' https://fonts.gstatic.com",
    ],
    ['<style>@font-face{src:url("https://a.org/x.woff2")}</style>', 'font-src', "'self' https://a.org"],
    ['<p style="background:url(https://a.org/x.png)">', 'img-src', "'self' data: https://a.org"],
    ['<script src="https://a.org/x.js"></script>', 'script-src', "'self' https://a.org"],
    ['<button onclick="a()">', 'script-src', `'self' 'unsafe-hashes' ${hash('a()')}`],
    ['<octavo-answer>', 'img-src', "'self' data: blob:"],
    ['<octavo-answer>', 'media-src', "'self' blob:"],
  ])('of %s has %s %s', (body, directive, values) => {
    expect(policyOf(body)[directive]).toBe(values);
  });

  // How browsers read such HTML: https://html.spec.whatwg.org/multipage/parsing.html
  it.each([
    ['an empty comment', '<!--><img src="https://a.org/x.png"><!-- -->'],
    ['an empty comment with a dash', '<!---><img src="https://a.org/x.png"><!-- -->'],
    ['a comment that ends with --!>', '<!-- a --!><img src="https://a.org/x.png"><!-- -->'],
    ['an apostrophe in a value without quotes', "<p title=it's><img src=https://a.org/x.png title='x'>"],
    ['a quote in the name of an attribute', `<p "><img src="https://a.org/x.png">`],
    ['a value without quotes that has `=`', '<p title=a=b><img alt=x=" src=https://a.org/x.png>'],
    ['a slash before an attribute', '<img/src="https://a.org/x.png">'],
    ['a CDATA section outside of SVG', '<![CDATA[ > <img src="https://a.org/x.png"> ]]>'],
    ['text in an image of SVG', '<svg><title><b><img src="https://a.org/x.png"></title></svg>'],
    ['an image that ends SVG', '<svg><g><style><img src="https://a.org/x.png"></svg>'],
    [
      'a script with a script in a comment',
      '<script><!--<script></script>--></script><img src="https://a.org/x.png">',
    ],
    ['an old name of images', '<image src="https://a.org/x.png">'],
    ['text that no script runs', '<noscript><img src="https://a.org/x.png"></noscript>'],
    ['a character reference', '<img src="https&colon;&sol;/a.org/x.png">'],
  ])('finds an image behind %s', (_, body) => {
    expect(policyOf(body)['img-src']).toBe("'self' data: https://a.org");
  });

  it.each([
    ['a comment', '<!-- a -- > <img src="https://a.org/x.png"> -->'],
    ['a frame', '<iframe><img src="https://a.org/x.png"></iframe>'],
    ['a text area', '<textarea><img src="https://a.org/x.png"></textarea>'],
    ['the second of two equal attributes', '<img src="/x.png" src="https://a.org/x.png">'],
    ['a CDATA section in SVG', '<svg><![CDATA[ > <img src="https://a.org/x.png"> ]]></svg>'],
    ['what follows plain text', '<plaintext></plaintext><img src="https://a.org/x.png">'],
    ['an end tag', '</p title="><img src=https://a.org/x.png>">'],
  ])('finds no image in %s', (_, body) => {
    expect(policyOf(body)['img-src']).toBe("'self' data:");
  });

  it.each([
    ['<script><!--<script></script>--></script>', '<!--<script></script>-->'],
    ['<!--><script>a()</script>', 'a()'],
    ["<p title=it's><script>a('b')</script>", "a('b')"],
    ['<svg><script>a &lt; b</script></svg>', 'a < b'],
    ['<svg><script><![CDATA[a < b]]></script></svg>', 'a < b'],
    ['<script>a\r\nb</script>', 'a\nb'],
  ])('allows the script of %j by the text that runs', (body, script) => {
    expect(policyOf(body)['script-src']).toBe(`'self' ${hash(script)}`);
  });

  it.each([
    ['rel="preconnect"', {}],
    ['rel="canonical"', {}],
    ['rel="stylesheet"', { 'style-src': "'self' https://a.org" }],
    ['rel="shortcut icon"', { 'img-src': "'self' data: https://a.org" }],
    ['rel="apple-touch-icon"', { 'img-src': "'self' data: https://a.org" }],
    ['rel="manifest"', { 'manifest-src': "'self' https://a.org" }],
    ['rel="preload" as="font"', { 'font-src': "'self' https://a.org" }],
    ['rel="preload" as="fetch"', { 'connect-src': "'self' https://a.org" }],
  ])('allows of a link with %s what it fetches', (attributes, added) => {
    expect(policyOf(`<link ${attributes} href="https://a.org/x">`)).toEqual({ ...policyOf(''), ...added });
  });

  it('allows requests to the base URLs of the page', () => {
    const found = policyOf('', { connects: ['https://api.a.org/v1', '/sandbox', 'no url'] });
    expect(found['connect-src']).toBe("'self' https://api.a.org");
  });

  it('allows any secure server, and the own machine, where a reader may type one', () => {
    const found = policyOf('', { connects: [...typedServers, 'https://api.a.org/v1'] });
    expect(found['connect-src']).toBe(
      "'self' http://127.0.0.1:* http://localhost:* https: https://api.a.org",
    );
  });

  it('allows a playground to show an image or a film that it holds in memory', () => {
    const found = policyOf('<octavo-answer></octavo-answer>');
    expect(found['img-src']).toBe("'self' data: blob:");
    expect(found['media-src']).toBe("'self' blob:");
    expect(policyOf('')['media-src']).toBeUndefined();
  });

  it('allows what scripts name, and secure requests of what these load', () => {
    const found = policyOf('', { scriptOrigins: ['https://w.org'] });
    expect(found['script-src']).toBe("'self' https://w.org");
    expect(found['connect-src']).toBe("'self' https: wss:");
  });

  it('never holds what a URL could put there', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(nasty).map((signs) => signs.join('')),
        ),
        (text) => {
          const url = text.replace(/[<>"&]/g, '');
          const found = policyOf(`<img src="https://a.org${url}"><iframe src="https://${url}"></iframe>`);
          expect(Object.keys(found).filter((name) => !/^[a-z]+(?:-[a-z]+)+$/.test(name))).toEqual([]);
          expect(JSON.stringify(found)).not.toMatch(/'unsafe-|[*]/);
        },
      ),
    );
  });
});

describe('the style sheet of a page', () => {
  const css = '@layer a;.card{b:c}';
  const finish = (body: string, hasOwnScripts: boolean) =>
    finishPage(page(body, `<style>${css}</style>`), { policy: none, hasOwnScripts });

  it('is pruned, and its policy is that of what is left', () => {
    expect(finish('', false)).toContain('<style>@layer a;</style>');
    expect(finish('', false)).toContain(hash('@layer a;'));
  });

  it('is whole where scripts may add more', () => {
    expect(finish('', true)).toContain(css);
    expect(finish('<octavo-playground></octavo-playground>', false)).toContain(css);
  });
});
