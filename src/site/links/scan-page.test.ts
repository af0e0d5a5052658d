import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { readHtmlTags } from '../../lib/html/tags.ts';
import { openScan, scanPage as scanTags, storeScan } from './scan-page.ts';

const scanPage = (html: string) => scanTags(readHtmlTags(html));

it('finds links, images, frames and ids, in any quotes', () => {
  const { urls, ids } = scanPage(
    `<a href="/a?x=1&amp;y=2">A</a><img src='/b.png' alt="a > b" srcset="/c.png 1x, /d.png 2x"><video poster=/e.jpg></video>
    <iframe src="/f"></iframe><h2 id="part">P</h2><a name="old"></a><object data="/g.pdf"></object>`,
  );
  expect(urls).toEqual(['/a?x=1&y=2', '/b.png', '/c.png', '/d.png', '/e.jpg', '/f', '/g.pdf']);
  expect([...ids]).toEqual(['part', 'old']);
});

it('takes nothing from text, comments, scripts and styles, but from the tag of a script', () => {
  const { urls, ids } = scanPage(
    `<code>href="/text" id="text"</code><!-- <a href="/comment"> --><script src="/s.js">'<a href="/script">'</script>
    <style>a[href="/style"]::after{content:"<a href='/x'>"}</style><p title='see href="/title"'>`,
  );
  expect(urls).toEqual(['/s.js']);
  expect([...ids]).toEqual([]);
});

it('finds any URL and id as it was before it was written into an attribute', () => {
  const write = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&#60;');
  fc.assert(
    fc.property(fc.string(), fc.string(), (url, id) => {
      const found = scanPage(`<p>"<a class="x" href="${write(url)}" id="${write(id)}">x</a>`);
      expect(found.urls).toEqual([url]);
      expect([...found.ids]).toEqual([id]);
    }),
  );
});

it('reads any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...`<>a ="'/!-id href`) }), (text) => void scanPage(text)),
  );
});

it('tells the ids of headings from other ids, in their order', () => {
  const { headingIds } = scanPage('<nav id="n"></nav><h2 id="b">B</h2><p id="p"></p><h3 id=a>A</h3>');
  expect(headingIds).toEqual(['b', 'a']);
});

it('is the same page again when it was stored', () => {
  const text = fc.constantFrom('/a', '#b', '', 'two\nlines', 'é', ' ');
  const page = fc.record({
    urls: fc.array(text),
    ids: fc.array(text).map((ids): ReadonlySet<string> => new Set(ids)),
    headingIds: fc.array(text),
  });
  fc.assert(
    fc.property(page, (one) => {
      const { urls, ids, headingIds } = openScan(JSON.parse(JSON.stringify(storeScan(one))));
      expect({ urls, ids, headingIds }).toEqual(one);
    }),
    { numRuns: propertyRuns(100) },
  );
});
