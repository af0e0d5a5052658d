import { describe, expect, test } from 'vitest';
import { readPrintedPage } from './print-page.ts';

const page = (main: string, head = '') =>
  `<html><head>${head}</head><body><main>${main}</main></body></html>`;

/** The content of a page as it is printed, the third of a document, one level lower. */
function print(main: string, head?: string) {
  const printed = readPrintedPage(page(main, head), 'p3', 1, (url) => url);
  if (!printed) throw new Error('no page');
  return printed;
}

describe('a page in a PDF', () => {
  test('leaves out what does something on a screen alone', () => {
    const { html } = print(
      '<p>Text</p><octavo-copy-button><button>Copy</button></octavo-copy-button><dialog>Menu</dialog><script>1</script><nav class="toc">Contents</nav><template>x</template><!-- note -->',
    );
    expect(html).toBe('<div class="pdf-body "><p>Text</p></div>');
  });

  test('is open, whatever was closed', () => {
    expect(print('<details name="a"><summary>More</summary>All</details>').html).toContain(
      '<details name="a" open="">',
    );
  });

  test('has headings one level lower, which look like before and lead nowhere', () => {
    const { html, hasTitle } = print('<h1>Title</h1><h2 id="a"><a href="#a">Part</a></h2><h6>Deep</h6>');
    expect(html).toContain('<h2 class="pdf-h1">Title</h2><h3 id="p3-1" class="pdf-h2">Part</h3>');
    expect(html).toContain('<h6 class="pdf-h6">Deep</h6>');
    expect(hasTitle).toBe(true);
  });

  test('has ids of the document, where they are named too', () => {
    const { html, ids } = print(
      '<p id="a">A</p><input aria-describedby="a gone" aria-controls="gone"><svg><use href="#a"/><path fill="url(#a)"/></svg>',
    );
    expect([...ids]).toEqual([['a', 'p3-1']]);
    expect(html).toContain('<p id="p3-1">');
    expect(html).toContain('aria-describedby="p3-1"');
    expect(html).not.toContain('gone');
    expect(html).toContain('<use href="#p3-1">');
    expect(html).toContain('fill="url(#p3-1)"');
  });

  test('numbers its links, which whoever joins the pages follows', () => {
    const { html, links } = print('<a href="/b/#c" target="_blank" rel="noopener">B</a> <a href="#d">D</a>');
    expect(html).toContain('<a href="octavo-link:0">B</a> <a href="octavo-link:1">D</a>');
    expect(links).toEqual(['/b/#c', '#d']);
  });

  test('has links to what plays', () => {
    const { html, links } = print('<iframe src="https://example.com/film" title="A film"></iframe>');
    expect(html).toContain('<p class="pdf-embedded"><a href="octavo-link:0">A film</a></p>');
    expect(links).toEqual(['https://example.com/film']);
  });

  test('keeps its own style sheet to itself', () => {
    expect(print('<style>p{color:red}</style>').html).toContain('@scope (#p3) {\np{color:red}\n}');
  });

  test('says what style sheets it needs, and scripts where something is to be drawn', () => {
    const head =
      '<style>a{top:0}</style><link rel="stylesheet" href="/a.css"><link rel="icon" href="/i.png"><script type="module" src="/d.js"></script>';
    expect(print('', head)).toMatchObject({ styles: ['a{top:0}'], styleUrls: ['/a.css'], scripts: [] });
    expect(print('<octavo-diagram></octavo-diagram>', head).scripts).toEqual(['/d.js']);
  });

  test('has the text of an operation before its samples, of which the first is enough, and its first answer', () => {
    const { html } = print(
      '<article class="split"><div class="rail"><div id="samples"><div class="panel" id="samples-0">curl</div><div class="panel" id="samples-1"><details>node</details></div></div><div id="examples"><div class="panel" id="examples-0">200</div><div class="panel" id="examples-1">400</div></div></div><div class="reference">Text</div></article>',
    );
    expect(html.replace(/<[^>]+>/g, ' ').split(/\s+/)).toEqual(['', 'Text', 'curl', '200', '']);
  });

  test('is none without a main element', () => {
    expect(readPrintedPage('<html><head></head><body>Moved</body></html>', 'p1', 0, (url) => url)).toBe(
      undefined,
    );
  });
});
