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
    [
      'a{b:url(https://a.org/x)} c{d:url(https://b.org/y)}',
      ['img-src https://a.org', 'img-src https://b.org'],
    ],
  ])('of %s', (css, origins) => {
    expect(list(css)).toEqual(origins);
  });
});
