import { expect, test } from 'vitest';
import { buildSample, pageAt, samplePage } from '../../../tests/support/sample-site.ts';
import { headingWeights, plainWeight } from '../ranking.ts';
import { wordEnd } from '../search-index.ts';
import { writeText } from './indexed-page.ts';
import { readIndexedPage } from './read-page.ts';

const { site } = buildSample(
  {
    navigation: [
      { group: 'Get "started"', pages: ['guides/a', 'guides/hidden', 'guides/named'], version: 'v2' },
    ],
    tabs: [{ name: 'Guides & more', url: 'guides' }],
    versions: ['v2', 'v1'],
  },
  [
    samplePage('guides/a'),
    samplePage('guides/hidden', { noindex: true }),
    samplePage('guides/named', { keywords: ['light house', '灯台'] }),
  ],
);

function read(article: string, path = 'guides/a') {
  if (!site) throw new Error('no site');
  return readIndexedPage(`<html><body><nav>Menu</nav>${article}</body></html>`, pageAt(site, path), site);
}

/** The words of an article, as a reader sees them. */
const text = (html: string) => read(`<article>${html}</article>`)?.words.join(' ');

test('a page is read with its place, its version and its parameters as headings', () => {
  const parameter =
    '<div class="param" id="q"><header><a href="#q"><b>limit</b></a><span>number</span></header></div>';
  expect(read(`<article class="prose"><h1>A</h1>${parameter}</article>`)).toEqual({
    url: '/guides/a/',
    title: 'A',
    section: 'Guides & more / Get "started"',
    method: '',
    path: '',
    operationId: '',
    tab: 'Guides & more',
    versions: ['v2'],
    language: 'en',
    boost: 1,
    words: ['A.', 'limit.'],
    lineEnds: [1, 2],
    weights: [
      [0, headingWeights[0]],
      [1, plainWeight],
      [1, headingWeights[3]],
      [2, plainWeight],
    ],
    headings: [{ id: 'q', text: 'limit', place: 1 }],
    image: '',
  });
});

test('blocks and lines of code end lines, cells and terms do not', () => {
  const html =
    '<p>One two</p><pre><code>a b\n  c\n</code></pre><table><tr><td>d</td><td>e</td></tr></table><dl><dt>f</dt><dd>g</dd></dl>';
  const page = read(`<article>${html}</article>`);
  expect(page && writeText(page)).toBe('One two.\na b\nc\nd. e.\nf: g.');
});

test('a page that is not to be found, and one without an article, are left out', () => {
  expect(read('<article><h1>A</h1></article>', 'guides/hidden')).toBeUndefined();
  expect(read('<main></main>')).toBeUndefined();
});

test.each([
  [
    'navigation, buttons and what is hidden',
    '<nav>No</nav><button>No</button><i class="visually-hidden">No</i>Yes',
  ],
  ['what never ends, up to the end of what holds it', '<p>Yes</p><div class="rail"><p>No<li>No</div>'],
  ['scripts with tags in them', '<script>"</p>No"</script><style>p::before{content:"<p>No"}</style>Yes'],
  [
    'method, server and button of an operation',
    '<div class="endpoint"><span class="method">GET</span><label class="base">No</label><span class="path">Yes</span><a href="#try">No</a></div>',
  ],
  [
    'types and marks of fields, and the labels of what is known of them',
    '<section class="fields"><header><span>No</span></header><div class="param"><header><b></b><span class="required">No</span></header><div class="facts"><div>No <code>Yes</code></div></div></div></section>',
  ],
])('of the words of a page are left out: %s', (_, html) => {
  expect(text(html)?.replaceAll('.', '')).toBe('Yes');
});

test('a word goes on behind a tag in it, and ends where tags or blocks are apart', () => {
  expect(text('get<b>User</b>Id <code>a</code><code>b</code><p>One</p><p>Two!</p>x<br>y&amp;z<wbr>z')).toBe(
    'getUserId a b One. Two! x y&zz',
  );
  expect(text('<dl><dt>Term</dt><dd>What it is</dd></dl><pre>one\ntwo</pre>three')).toBe(
    'Term: What it is. one two three',
  );
});

test('words of scripts without spaces are apart, with the signs around them', () => {
  expect(read('<article>「検索」を設定 API</article>')?.words).toEqual([
    `「検索」${wordEnd}`,
    `を${wordEnd}`,
    '設定',
    'API',
  ]);
});

test('the first image below the title is known by its words', () => {
  const image = (alt: string) => `<img src="/a.png" alt="${alt}">`;
  expect(
    read(`<article>${image('logo')}<h1>A</h1>${image('first')}${image('second')}</article>`)?.image,
  ).toBe('first');
});

test('keywords of the frontmatter stand in front of the text, under no heading', () => {
  const named = read('<article>Well <h2 id="b">B</h2><p>Text</p></article>', 'guides/named');
  expect(named?.words).toEqual(['light', 'house.', '灯台.', 'Well', 'B.', 'Text.']);
  expect(named?.weights).toEqual([
    [0, headingWeights[1]],
    [3, plainWeight],
    [4, headingWeights[1]],
    [5, plainWeight],
  ]);
  expect(named?.headings).toEqual([{ id: 'b', text: 'B', place: 4 }]);
});
