import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importStarlight } from './import-starlight.ts';

const CONFIG = 'astro.config.mjs';

function run(given: Readonly<Record<string, string>>) {
  const texts = new Map(Object.entries(given));
  const { text, changes, problems, files } = importStarlight(
    { paths: [...texts.keys()].sort(), texts },
    CONFIG,
  );
  const site: Readonly<Record<string, unknown>> = JSON.parse(text ?? '{}');
  const told = changes.map(({ file, line, kind, what }) => `${file}:${line} ${kind} ${what}`);
  const pages = new Map(files.flatMap((one) => ('content' in one ? [[one.file, one.content] as const] : [])));
  return { site, told, problems, pages };
}

const config = (options: string, more = '') =>
  `import starlight from '@astrojs/starlight';\nexport default { ${more} integrations: [starlight(${options})] };\n`;
const page = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n`;
const docs = (path: string) => `src/content/docs/${path}`;

describe('importStarlight', () => {
  it('lists all pages without a sidebar, by their orders and names', () => {
    const { site } = run({
      [CONFIG]: config("{ title: 'A' }"),
      [docs('index.md')]: page('Home'),
      [docs('z.md')]: page('Z', 'sidebar:\n  order: 1\n'),
      [docs('guides/b.md')]: page('B'),
      [docs('guides/index.md')]: page('Guides'),
      [docs('guides/Deep Down/c.md')]: page('C'),
      [docs('hidden.md')]: page('Hidden', 'sidebar:\n  hidden: true\n'),
      [docs('draft.md')]: page('Draft', 'draft: true\n'),
    });
    expect(site['navigation']).toEqual([
      { group: '', pages: ['z', 'index'] },
      {
        group: 'guides',
        pages: ['guides', 'guides/b', { group: 'deep-down', pages: ['guides/deep-down/c'] }],
      },
    ]);
  });

  it('reads entries of every form, and tells those that lead nowhere', () => {
    const { site, told, pages } = run({
      [CONFIG]: config(`{ title: { en: 'A' }, sidebar: [
  'a', { slug: 'b', label: 'Bee', badge: { text: 'New' } }, { label: 'Out', link: 'https://x.example', badge: 'Up' },
  { label: 'G', items: [{ autogenerate: { directory: 'g' } }] }, 'missing', make(),
] }`),
      [docs('a.md')]: page('A'),
      [docs('b.md')]: page('B', 'sidebar:\n  badge: Old\n'),
      [docs('g/c.md')]: page('C'),
    });
    expect(site['name']).toBe('A');
    expect(site['navigation']).toEqual([
      { group: '', pages: ['a', 'b', 'links/out'] },
      { group: 'G', pages: ['g/c'] },
    ]);
    expect(pages.get('content/b.md')).toBe('---\ntitle: B\nsidebarTitle: Bee\ntag: New\n---\n');
    expect(pages.get('content/links/out.md')).toBe(
      '---\ntitle: "Out"\nurl: "https://x.example"\ntag: "Up"\n---\n',
    );
    expect(told).toEqual([
      'astro.config.mjs:4 left-out the entry "missing"',
      'astro.config.mjs:4 left-out make(…)',
    ]);
  });

  it('puts the pages of a default language without a folder there, and leads from its old addresses', () => {
    const { site, pages } = run({
      [CONFIG]: config(
        "{ title: 'A', defaultLocale: 'en', locales: { en: { label: 'English' }, 'zh-cn': { label: '中文', lang: 'zh-CN' } }, sidebar: ['a'] }",
      ),
      [docs('en/a.md')]: `${page('A')}\n[b](/en/b/)\n`,
      [docs('en/b.md')]: page('B'),
      [docs('zh-cn/a.md')]: page('甲'),
    });
    expect([...pages.keys()]).toEqual(['content/a.md', 'content/b.md', 'content/zh-cn/a.md']);
    expect(pages.get('content/a.md')).toContain('[b](/b)');
    expect(site['languages']).toEqual([
      { language: 'en', name: 'English' },
      { language: 'zh-CN', name: '中文', folder: 'zh-cn' },
    ]);
    expect(site['redirects']).toEqual([{ source: '/en/:slug*', destination: '/:slug*' }]);
  });

  it('tells the settings and pages that are not carried over', () => {
    const { told, site } = run({
      [CONFIG]: config(
        "{ title: 'A', lastUpdated: true, components: { Head: './h.astro' }, expressiveCode: { styleOverrides: {} }, own: 1 }",
        "redirects: { '/old/[...slug]': '/new/[...slug]' },",
      ),
      [docs('a.md')]: page('A'),
      [docs('b.mdoc')]: '',
      'src/pages/x.astro': '',
    });
    expect(site['redirects']).toEqual([{ source: '/old/:slug*', destination: '/new/:slug*' }]);
    expect(told).toEqual([
      'astro.config.mjs:2 left-out lastUpdated',
      'astro.config.mjs:2 left-out components',
      'astro.config.mjs:2 left-out expressiveCode.styleOverrides',
      'astro.config.mjs:2 left-out own',
      'src/content/docs/b.mdoc:1 left-out the page',
      'src/pages/x.astro:1 left-out the page',
    ]);
  });

  it('gives a site or a mistake, whatever the files hold', () => {
    const options = fc.oneof(
      fc.json(),
      fc
        .json()
        .map(
          (json) => `{ title: 'A', sidebar: [${json}], locales: ${json}, social: ${json}, logo: ${json} }`,
        ),
      fc.string(),
    );
    const text = fc
      .array(
        fc.constantFrom(
          '---\n',
          'slug: ../../x\n',
          'hero: [\n',
          ':::note\n',
          ':::\n',
          '<Steps>\n',
          '</Steps>\n',
          '1. a\n',
          '{',
          '}',
          '<!--',
          '-->',
          '<br>',
          '[a](../b/)',
          'é😀 ',
          '\n\n',
          "import { Steps } from '@astrojs/starlight/components'\n",
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(options, text, text, (given, one, other) => {
        const made = run({ [CONFIG]: config(given), [docs('a.md')]: one, [docs('b.mdx')]: other });
        expect(made.problems.length === 0).toBe(made.site['name'] !== undefined);
        for (const file of made.pages.keys()) expect(file).toMatch(/^content\/(?!.*\.\.)/);
      }),
    );
  });
});
