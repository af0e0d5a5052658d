import { describe, expect, it } from 'vitest';
import { printPage } from '../page-fixture.ts';

const codes = async (text: string) =>
  (await printPage(text)).problems.map(({ code, line }) => `${code} ${line}`);

describe('frames, scripts and handlers', () => {
  it('loads frames when they come into sight, and warns of one without a title', async () => {
    const { html, problems } = await printPage('<iframe src="https://a.org/x" allowFullScreen />\n');
    expect(html).toContain('<iframe loading="lazy" src="https://a.org/x" allowfullscreen>');
    expect(problems.map(({ code }) => code)).toEqual(['content/untitled-frame']);
    expect(await codes('<iframe src="https://a.org/x" title="A" />')).toEqual([]);
    expect((await printPage('<iframe src="https://a.org" title="A" loading="eager" />')).html).toContain(
      'eager',
    );
  });

  it('keeps scripts of the site and of elsewhere, and warns of one that is missing', async () => {
    const files = {
      'page.mdx':
        'a\n\n<script src="/x.js"></script>\n<script src="./y.js"></script>\n<script src="https://a.org/z.js" async></script>\n',
      'x.js': '',
    };
    const { page, html, problems } = await printPage(files);
    expect(html).toContain('<script src="/x.js"></script>');
    expect(html).toContain('<script src="https://a.org/z.js" async></script>');
    expect(html).not.toContain('y.js');
    expect(page.scripts).toEqual(['/x.js']);
    expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual(['content/missing-script 4']);
  });

  it('leaves out handlers, with a warning', async () => {
    const { html, problems } = await printPage(
      '<button onClick={() => open("/")} className="a">b</button>\n',
    );
    expect(html).toMatch(/<button class="a">b<\/button>/);
    expect(problems.map(({ code }) => code)).toEqual(['content/event-handler']);
  });

  it('lists words that may be utility classes', async () => {
    const { page } = await printPage(
      'export const A = () => <b className="p-1">c</b>\n\n<div className="p-2 own">x</div>\n\n<Card className={`p-3 ${1 ? "p-4" : ""}`} /> <p class="md:p-5">y</p>\n',
    );
    expect(page.classNames).toEqual(expect.arrayContaining(['md:p-5', 'own', 'p-1', 'p-2', 'p-3', 'p-4']));
  });
});
