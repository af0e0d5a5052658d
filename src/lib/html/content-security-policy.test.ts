import { describe, expect, it } from 'vitest';
import { listStyleOrigins } from './content-security-policy.ts';

const list = (css: string) => listStyleOrigins(css).map(({ directive, origin }) => `${directive} ${origin}`);

describe('listStyleOrigins', () => {
  it.each([
    ['a{background:url(https://a.org/x.png)}', ['img-src https://a.org']],
    ['a{background:URL( "//a.org/x.png" )}', ['img-src https://a.org']],
    ['a{mask:url("data:image/svg+xml,<svg/>")}', ['img-src data:']],
    ["@font-face{src:url('https://a.org/x.woff2?v=1') format('woff2')}", ['font-src https://a.org']],
    ['a{src:url(data:font/woff2;base64,aa)}', ['font-src data:']],
    [
      '@import "https://a.org/x.css";',
      ['style-src https://a.org', 'font-src https://a.org', 'img-src https://a.org'],
    ],
    [
      '@import url(https://fonts.googleapis.com/css2?family=A);',
      [
        'style-src https://fonts.googleapis.com',
        'font-src https://fonts.gstatic.com',
        'img-src https://fonts.googleapis.com',
      ],
    ],
    ['a{b:url(/x.png)} /* https://a.org */ c{d:e}', []],
    ['/* url(https://a.org/x.png) */ a{b:url(/x.png)}', []],
    ['a{content:"url(https://a.org/x.png)"}', []],
    ['a{b:url(/* https://a.org/x.png)} c{d:url(//b.org/x)}', ['img-src https://b.org']],
    ['a{b:u\\72l("https://a.org/x.png")}', ['img-src https://a.org']],
    ['a{b:url("\\2f\\2f a.org/x.png")}', ['img-src https://a.org']],
    ['a{b:url(https:\\2f/a.org/x.png)}', ['img-src https://a.org']],
    ['a{b:url("https://a.\\\norg/x.png")}', ['img-src https://a.org']],
    [
      'a{b:image-set("https://a.org/x.png" 1x, "https://b.org/y.png" 2x)}',
      ['img-src https://a.org', 'img-src https://b.org'],
    ],
    ['a{b:-webkit-image-set(url(https://a.org/x.png) 1x)}', ['img-src https://a.org']],
    ['a{b:src("https://a.org/x.png")}', ['img-src https://a.org']],
    [
      '@font-face{font-family:"//b.org";src:url(https://a.org/font?id=3)format("woff2")}',
      ['font-src https://a.org'],
    ],
    [
      '@font-face{src:url(https://a.org/font)}a{b:url(https://a.org/x)}',
      ['font-src https://a.org', 'img-src https://a.org'],
    ],
    ['@namespace svg url(http://www.w3.org/2000/svg);', []],
    [
      '@import"https://a.org/x.css";',
      ['style-src https://a.org', 'font-src https://a.org', 'img-src https://a.org'],
    ],
    [
      '@\\69mport/**/URL( //a.org/x.css ) layer(b);',
      ['style-src https://a.org', 'font-src https://a.org', 'img-src https://a.org'],
    ],
    ['@import"/own.css";a{b:url(https://a.org/x)}', ['img-src https://a.org']],
    [
      'a{b:url(https://a.org/x)} c{d:url(https://b.org/y)}',
      ['img-src https://a.org', 'img-src https://b.org'],
    ],
  ])('of %s', (css, origins) => {
    expect(list(css)).toEqual(origins);
  });

  it('of a long URL', () => {
    expect(list(`a{b:url(https://a.org/${'x'.repeat(3000)}.woff2)}`)).toEqual(['font-src https://a.org']);
  });
});
