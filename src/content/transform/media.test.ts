import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';

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

  it('names a video that is missing, and leaves out the sources that are', async () => {
    const files = {
      'page.mdx':
        '<video src="/a.mp4" controls />\n\n<video src="/gone.mp4" />\n\n<video controls>\n  <source src="a.webm" />\n  <source src="/a.mp4" />\n</video>\n\n<audio><source src="/gone.mp3" /></audio>\n\n<video src="https://a.org/b.mp4" />\n',
      'a.mp4': '',
    };
    const { html, problems } = await printPage(files);
    expect(html).toContain('<video src="/a.mp4" controls');
    expect(html).toContain('Missing: /gone.mp4');
    expect(html).toContain('Missing: /gone.mp3');
    expect(html).not.toContain('<audio');
    expect(html).not.toContain('a.webm');
    expect(html).toContain('https://a.org/b.mp4');
    expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual([
      'content/missing-media 3',
      'content/missing-media 6',
      'content/missing-media 10',
    ]);
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

it('names the video that a wrong path most likely meant, and no image', async () => {
  const { problems } = await printPage({
    'page.mdx': '<video src="/video/tuor.mp4" />\n',
    'video/tour.mp4': '',
    'video/tuor.png': '',
  });
  expect(problems.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
    'content/missing-media Did you mean "/video/tour.mp4"?',
  ]);
});
