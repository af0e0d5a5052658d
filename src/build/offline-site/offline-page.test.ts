import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createOfflineLinks } from './offline-links.ts';
import { readPageNeeds, writeOfflinePage, writeOfflinePart } from './offline-page.ts';

const links = createOfflineLinks({
  files: new Set([
    'index.html',
    'guide/index.html',
    'guide.md',
    '_astro/page.js',
    '_astro/part.js',
    'logo.svg',
  ]),
  base: '/',
  siteUrl: undefined,
  hasPage: () => false,
  findDestination: () => undefined,
});
const modules: Readonly<Record<string, readonly string[]>> = {
  '_astro/page.js': ['_astro/part.js'],
  '_astro/part.js': [],
  '_octavo/inline/guide/index.1.js': ['_astro/part.js'],
};
const write = (html: string) => writeOfflinePage(html, 'guide/index.html', links, (path) => modules[path]);

it('loads scripts for modules, those that they import before them and each once', () => {
  expect(
    write(
      '<script type="module" src="/_astro/page.js"></script><p>a</p><script type="module">import "/_astro/part.js";</script>',
    ),
  ).toBe(
    '<script defer src="../_octavo/offline.js"></script><script defer src="../_astro/part.js"></script>' +
      '<script defer src="../_astro/page.js" data-run></script><p>a</p>' +
      '<script defer src="../_octavo/inline/guide/index.1.js" data-run></script>',
  );
});

it('runs a module of a page once, also where another one imports it', () => {
  expect(
    write(
      '<script type="module" src="/_astro/page.js"></script><script type="module" src="/_astro/part.js"></script>',
    ),
  ).toBe(
    '<script defer src="../_octavo/offline.js"></script><script defer src="../_astro/part.js" data-run></script>' +
      '<script defer src="../_astro/page.js" data-run></script>',
  );
});

it('leaves a module that could not be made a script, and other scripts', () => {
  const html = '<script type="module" src="https://example.com/a.js"></script><script>a()</script>';
  expect(write(html)).toBe(html);
});

it('asks for nothing ahead, and leads to files', () => {
  expect(
    write('<link rel="preload" href="/a.woff2" crossorigin><img src="/logo.svg"><a href="/">Home</a>'),
  ).toBe('<img src="../logo.svg"><a href="../index.html">Home</a>');
});

it('lets a policy allow style sheets in the page whose URLs have changed', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  const [before, after] = ['a{background:url(/logo.svg)}', 'a{background:url("../logo.svg")}'];
  const page = (css: string) =>
    `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash(css)}'"><style>${css}</style>`;
  expect(write(page(before))).toBe(page(after));
});

it('knows what scripts of a page ask for', () => {
  const html =
    '<script type="module" src="/_astro/page.js"></script><script type="module">a()</script>' +
    '<link rel="alternate" type="text/markdown" href="/guide.md"><button data-copy-from="/guide.md"></button>' +
    '<a class="nested closed" href="/#a">a</a>';
  expect(readPageNeeds(html, 'guide/index.html', links)).toEqual({
    modules: ['_astro/page.js'],
    inline: new Map([['_octavo/inline/guide/index.1.js', 'a()']]),
    texts: ['guide.md'],
    articles: ['index.html'],
  });
});

it('writes parts of pages for pages of all folders', () => {
  expect(writeOfflinePart('<a href="../guide/#a">a</a><a href="#b">b</a>', 'guide/index.html', links)).toBe(
    '<a href="octavo-folder:/guide/index.html#a">a</a><a href="#b">b</a>',
  );
});
