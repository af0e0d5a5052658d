import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';
import { joinUrl } from './page-link.ts';

const show = async (text: string, name = 'guides/page.mdx', base = '') => {
  const { html, problems } = await printPage(text, name, {
    resolveUrl: (url) => (url.startsWith('/') ? base + url : url),
  });
  return { html: html.trim(), codes: problems.map(({ code }) => code) };
};

describe('a link', () => {
  it.each([
    ['/a/b', '/a/b'],
    ['/a/b.pdf?x=1#y', '/a/b.pdf?x=1#y'],
    ['#part', '#part'],
    ['?x=1', '?x=1'],
    ['other', '/guides/other'],
    ['./other.mdx#x', '/guides/other#x'],
    ['../other.md?y', '/other?y'],
    ['../../../other', '/other'],
    ['./', '/guides/'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
    ['tel:+1', 'tel:+1'],
  ])('to %s leads to %s', async (written, published) => {
    expect((await show(`[x](${written})`)).html).toBe(`<p><a href="${published}">x</a></p>`);
  });

  it('starts from its own folder on an index page', async () => {
    expect((await show('[x](y)', 'guides/index.mdx')).html).toContain('href="/guides/y"');
    expect((await show('[x](y)', 'index.mdx')).html).toContain('href="/y"');
  });

  it('to another site carries rel, with the words that the writer gave', async () => {
    expect((await show('[x](https://x.org)')).html).toContain(
      '<a href="https://x.org" rel="noopener noreferrer">',
    );
    expect((await show('<a href="//x.org" rel="me noopener" target="_blank">x</a>')).html).toContain(
      'rel="me noopener noreferrer"',
    );
  });

  it('has the base path', async () => {
    const text =
      '[x](/a) [y](b) [z](https://x.org)\n\n<Card title="c" href="/d">e</Card>\n\n<a href="/f">g</a>';
    const { html } = await show(text, 'guides/page.mdx', '/base');
    for (const url of ['/base/a', '/base/guides/b', 'https://x.org', '/base/d', '/base/f'])
      expect(html).toContain(`href="${url}"`);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
  ])('to %s loses it, with a warning', async (url) => {
    const markdown = await show(`[x](${url})`);
    expect(markdown).toEqual({ html: '<p><a>x</a></p>', codes: ['content/unsafe-url'] });
    const tag = await show(
      `<a href="${url}">x</a>\n\n<Card href="${url}">x</Card>\n\n<iframe title="A" src="${url}"></iframe>`,
    );
    expect(tag.html).not.toMatch(/href|src/);
    expect(tag.codes).toEqual(Array(3).fill('content/unsafe-url'));
  });

  it('inside a link is only its text', async () => {
    expect((await show('<a href="/a">\n  see [this](/b)\n</a>')).html).toBe(
      '<a href="/a"><p>see this</p></a>',
    );
  });
});

describe('joinUrl', () => {
  it('never leads above the root', () => {
    expect(joinUrl('/a/', '../../../b')).toBe('/b');
    expect(joinUrl('/', '..')).toBe('/');
    expect(joinUrl('/a/b/', '.')).toBe('/a/b/');
  });
});
