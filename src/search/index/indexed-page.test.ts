import { expect, test } from 'vitest';
import { buildSample, pageAt, samplePage } from '../../../tests/support/sample-site.ts';
import { writeIndexedPage } from './indexed-page.ts';

const { site } = buildSample(
  {
    navigation: [{ group: 'Get "started"', pages: ['guides/a', 'guides/hidden'], version: 'v2' }],
    tabs: [{ name: 'Guides & more', url: 'guides' }],
    versions: ['v2', 'v1'],
  },
  [samplePage('guides/a'), samplePage('guides/hidden', { noindex: true })],
);
const html =
  '<html><body><nav>Menu</nav><article class="prose"><h1>A</h1><div class="param" id="q"><header><a href="#q"><b>limit</b></a><span>number</span></header></div></article></body></html>';

test('a page is read with its place, its address, its version and its parameters as headings', () => {
  if (!site) throw new Error('no site');
  const { html: text = '', ...rest } = writeIndexedPage(html, pageAt(site, 'guides/a'), site) ?? {};
  expect(rest).toEqual({ url: '/guides/a/', tab: 'Guides & more', versions: ['v2'] });
  expect(text).toContain('data-pagefind-meta="section:Guides &amp; more / Get &quot;started&quot;"');
  expect(text).toContain('data-pagefind-meta="address:guides a"');
  expect(text).toContain('<h4 id="q">limit</h4> <span>number</span>');
  expect(text).not.toContain('Menu');
});

test('a page that is not to be found, and one without an article, are left out', () => {
  if (!site) throw new Error('no site');
  expect(writeIndexedPage(html, pageAt(site, 'guides/hidden'), site)).toBeUndefined();
  expect(writeIndexedPage('<main></main>', pageAt(site, 'guides/a'), site)).toBeUndefined();
});
