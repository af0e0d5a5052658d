import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../tests/support/compile-page.ts';
import { makeContext, printCompiled, printPage, writeSite } from '../../../tests/support/page-fixture.ts';
import { readPageSource } from '../files/discover-pages.ts';

/** A PNG's head with a size in it, which is all that is read. */
function makePng(width: number, height: number): Uint8Array {
  const png = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(png);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>';
const files = {
  'public/a.png': makePng(40, 30),
  'images/b.png': makePng(10, 20),
  'guides/c d.svg': svg,
  'images/broken.png': 'no image',
};

const show = async (text: string) => {
  const { html, page, problems } = await printPage({ ...files, 'guides/page.mdx': text }, 'guides/page.mdx');
  return { html: html.trim(), page, problems };
};

describe('an image', () => {
  it('has its size, and is lazy below the first', async () => {
    const { html, page } = await show('![A](/a.png)\n\n![B](/images/b.png "T")\n\n![C](<./c d.svg>)');
    expect(html.split('\n')).toEqual([
      '<p><img src="/a.png" alt="A" decoding="async" width="40" height="30"></p>',
      '<p><img src="/images/b.png" alt="B" title="T" loading="lazy" decoding="async" width="10" height="20"></p>',
      '<p><img src="/guides/c%20d.svg" alt="C" loading="lazy" decoding="async" width="30" height="20"></p>',
    ]);
    expect(page.images).toEqual([
      { src: '/a.png', file: 'public/a.png' },
      { src: '/images/b.png', file: 'images/b.png' },
      { src: '/guides/c%20d.svg', file: 'guides/c d.svg' },
    ]);
    expect(page.dependencies).toEqual(['guides/c d.svg', 'images/b.png', 'public/a.png']);
  });

  it('keeps what the writer typed', async () => {
    const { html } = await show(
      '<img src="../images/b.png" width="5" className="x" style={{ marginTop: 4 }} />',
    );
    expect(html).toBe(
      '<img src="/images/b.png" alt="" width="5" class="x" style="margin-top: 4px" decoding="async" height="10">',
    );
  });

  it('of another site is left as it is', async () => {
    const { html, page } = await show('![x](https://x.org/a.png) ![y](data:image/png;base64,AAAA)');
    expect(html).toContain('<img src="https://x.org/a.png" alt="x" decoding="async">');
    expect(html).toContain('<img src="data:image/png;base64,AAAA"');
    expect(page.images).toEqual([{ src: 'https://x.org/a.png', file: undefined }]);
  });

  it('that is missing is shown by its description, with a warning', async () => {
    const { html, problems } = await show(
      '![A chart](/none.png)\n\n<img src="gone.png" alt="" className="x" />\n\n<img src="" alt="" />',
    );
    expect(html).toContain(
      '<span class="missing-image" role="img" aria-label="A chart">A chart <code>/none.png</code></span>',
    );
    expect(html).toContain(
      '<span class="missing-image x" role="img" aria-label="gone.png"><code>gone.png</code></span>',
    );
    expect(html).toContain('<span class="missing-image" role="img" aria-label="Image">');
    expect(problems.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
      'content/missing-image 1:1',
      'content/missing-image 3:1',
      'content/missing-image 5:1',
    ]);
  });

  it('that is missing is reported with the nearest file of its folder', async () => {
    const text = '![x](/A.png)\n\n![x](/images/b.jpg)\n\n![x](<c e.svg>)\n\n![x](/nowhere/at-all.png)';
    expect((await show(text)).problems.map(({ hint }) => hint)).toEqual([
      'Did you mean "/a.png"?',
      'Did you mean "/images/b.png"?',
      'Did you mean "/guides/c d.svg"?',
      expect.stringContaining('Check the path'),
    ]);
  });

  it('gets the other side of a size that is given', async () => {
    expect((await show('<img src="/a.png" height="60" />')).html).toContain(
      'height="60" decoding="async" width="80"',
    );
    expect((await show('<img src="/a.png" width="50%" />')).html).not.toContain('height');
    expect((await show('<img src="/a.png" width={1} height={2} />')).html).toContain('width="1" height="2"');
  });

  it('of a light and dark pair is lazy, the first too', async () => {
    const { html } = await show(
      '<img className="block dark:hidden" src="/a.png" /><img className="hidden dark:block" src="/images/b.png" />',
    );
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  });

  it('in sizes to choose from has all of them published', async () => {
    const { html, page, problems } = await show(
      '<picture><source srcSet="c%20d.svg 2x, /none.png 3x" /><img src="/a.png" alt="" srcSet="/a.png, /images/b.png 2x" /></picture>',
    );
    expect(html).toContain('srcset="/guides/c%20d.svg 2x"');
    expect(html).toContain('srcset="/a.png, /images/b.png 2x"');
    expect(problems).toHaveLength(1);
    expect(page.files.map(({ path }) => path)).toContain('/guides/c d.svg');
  });

  it('that cannot be measured has no size', async () => {
    expect((await show('![x](/images/broken.png)')).html).toBe(
      '<p><img src="/images/broken.png" alt="x" decoding="async"></p>',
    );
  });

  it('outside the site is missing, whatever leads there', async () => {
    const outside = writeSite({ 'secret.png': makePng(1, 1) });
    const root = writeSite({
      'page.mdx': `![a](${join('..', outside, 'secret.png')}) ![b](/link.png) ![c](/%2e%2e/x.png) ![d](file://${outside}/secret.png)`,
    });
    writeFileSync(join(root, '..', 'x.png'), makePng(1, 1));
    symlinkSync(join(outside, 'secret.png'), join(root, 'link.png'));
    const { page } = await readPageSource(root, root, join(root, 'page.mdx'));
    if (!page) throw new Error('No page');
    const { html, problems } = printCompiled(await compilePage(page, makeContext(root)));
    expect(html).not.toContain('<img');
    expect(problems).toHaveLength(4);
  });

  it('of a card is found and measured', async () => {
    const { html } = await show('<Card img="/a.png" title="x">y</Card>\n\n<Card img="/none.png">z</Card>');
    expect(html).toContain('<Card img="/a.png" title="x" imgWidth={40} imgHeight={30}>y</Card>');
    expect(html).toContain('<Card imgMissing="/none.png">z</Card>');
  });
});
