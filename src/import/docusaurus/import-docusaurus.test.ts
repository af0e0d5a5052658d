import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importDocusaurus } from './import-docusaurus.ts';

const CONFIG = 'docusaurus.config.js';

function run(given: Readonly<Record<string, string>>) {
  const texts = new Map(Object.entries(given));
  const { text, changes, problems, files } = importDocusaurus(
    { paths: [...texts.keys()].sort(), texts },
    CONFIG,
  );
  const site: Readonly<Record<string, unknown>> = JSON.parse(text ?? '{}');
  const told = changes.map(({ file, line, kind, what }) => `${file}:${line} ${kind} ${what}`);
  const pages = new Map(files.flatMap((one) => ('content' in one ? [[one.file, one.content] as const] : [])));
  return { site, told, problems, pages };
}

const preset = (docs: string, more = '') =>
  `module.exports = { title: 'A', presets: [['classic', { docs: ${docs}, blog: false }]], ${more} };`;

describe('importDocusaurus', () => {
  it('lists the pages of folders by their positions, numbers and names', () => {
    const { site, pages } = run({
      [CONFIG]: preset('{}'),
      'docs/b.md': '---\nsidebar_position: 3\n---\n\n# B\n',
      'docs/a.md': '# A\n',
      'docs/02-more/_category_.json':
        '{ "label": "More things", "link": { "type": "generated-index", "description": "All." } }',
      'docs/02-more/2-y.md': '# Y\n',
      'docs/02-more/1-x.md': '---\ndescription: An x.\n---\n\n# X\n',
      'docs/04-named/index.md': '# Named\n',
      'docs/04-named/z.md': '# Z\n',
      'docs/2024-01-02-day.md': '# Day\n',
      'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
      'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
    });
    expect(site['navigation']).toEqual([
      { group: 'More things', pages: ['docs/category/more-things', 'docs/more/x', 'docs/more/y'] },
      { group: '', pages: ['docs/b'] },
      { group: 'named', pages: ['docs/named', 'docs/named/z'] },
      { group: '', pages: ['docs/2024-01-02-day', 'docs/a'] },
    ]);
    expect(pages.get('content/docs/category/more-things.mdx')).toBe(
      '---\ntitle: "More things"\ndescription: "All."\n---\n\n<CardGroup>\n  <Card title="X" href="/docs/more/x" description="An x." />\n  <Card title="Y" href="/docs/more/y" />\n</CardGroup>\n',
    );
    expect(pages.get('content/docs/hidden.md')).toBe(
      '---\nhidden: true\nnoindex: true\ntitle: Hidden\n---\n\n',
    );
    expect(pages.has('content/docs/draft.md')).toBe(false);
  });

  it('makes tabs of several sidebars and instances, and versions of versions', () => {
    const { site } = run({
      [CONFIG]: preset(
        "{ sidebarPath: './sidebars.js' }",
        "plugins: [['@docusaurus/plugin-content-docs', { id: 'team', path: 'team', routeBasePath: 'team' }]], themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'api', label: 'The API' }] } }",
      ),
      'sidebars.js':
        "module.exports = { guide: { Start: ['intro'] }, api: [{ type: 'category', label: 'Calls', link: { type: 'doc', id: 'api' }, items: [] }] };",
      'docs/intro.md': '# Intro\n',
      'docs/api.md': '# API\n',
      'team/people.md': '# People\n',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/intro.md': '# Intro\n',
      'versioned_sidebars/version-1.0-sidebars.json': '{ "guide": ["intro"] }',
    });
    expect(site['versions']).toEqual([{ name: 'Next' }, { name: '1.0', default: true }]);
    expect(site['tabs']).toEqual([
      { name: 'Guide', url: 'docs/next/intro', version: 'Next' },
      { name: 'The API', url: 'docs/next/api', version: 'Next' },
      { name: 'Guide', url: 'docs/intro', version: '1.0' },
      { name: 'Team', url: 'team/people' },
    ]);
    expect(site['navigation']).toEqual([
      { group: 'Start', pages: ['docs/next/intro'], tab: 'Guide', version: 'Next' },
      { group: 'Calls', pages: ['docs/next/api'], tab: 'The API', version: 'Next' },
      { group: '', pages: ['docs/intro'], tab: 'Guide', version: '1.0' },
      { group: '', pages: ['team/people'], tab: 'Team' },
    ]);
  });

  it('writes the pages of other languages in their folders, with the names that they have', () => {
    const { site, told, pages } = run({
      [CONFIG]: preset(
        "{ sidebarPath: './sidebars.js' }",
        "i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'pt-BR', 'it'], localeConfigs: { fr: { label: 'Français' } } }",
      ),
      'sidebars.js':
        "module.exports = { main: [{ type: 'category', label: 'Start', items: ['a', 'deep/b'] }] };",
      'docs/a.md': '# A\n',
      'docs/deep/b.md': '# B\n',
      'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# Un\n\n[b](./deep/b.md) [abs](/docs/deep/b)\n',
      'i18n/fr/docusaurus-plugin-content-docs/current.json':
        '{ "sidebar.main.category.Start": { "message": "Départ" } }',
      'i18n/pt-BR/docusaurus-plugin-content-pages/about.md': '# Sobre\n',
    });
    expect(site['languages']).toEqual([
      { language: 'en' },
      { language: 'fr', name: 'Français', labels: { Start: 'Départ' } },
      { language: 'pt-BR' },
    ]);
    expect(site['navigation']).toEqual([{ group: 'Start', pages: ['docs/a', 'docs/deep/b'] }]);
    expect(pages.get('content/fr/docs/a.md')).toBe(
      '---\ntitle: Un\n---\n\n[b](/fr/docs/deep/b) [abs](/fr/docs/deep/b)\n',
    );
    expect(pages.has('content/pt-BR/about.md')).toBe(true);
    expect(told).toContain('docusaurus.config.js:1 left-out the language it');
  });

  it('says where documents are out of reach', () => {
    const { told } = run({ [CONFIG]: preset("{ path: '../docs' }") });
    expect(told).toContain('docusaurus.config.js:1 left-out the documents in ../docs');
  });

  it('tells what only a running program knows, and options that it has nothing for', () => {
    const { told } = run({
      [CONFIG]: `module.exports = {
  title: name(),
  unknownKey: 1,
  presets: [['classic', {
    docs: { remarkPlugins: [require('remark-math'), other], showLastUpdateTime: true, editUrl: () => 'x' },
    blog: {},
    other: {},
  }]],
  plugins: [plugin()],
  themeConfig: { navbar: { items: [make()] }, footer: { copyright: 'C' }, live: {} },
};`,
      'docs/a.md': '# A\n',
      'blog/one.md': 'One\n',
      'src/pages/index.js': '',
    });
    expect(told).toEqual([
      'docs/a.md:1 changed the first heading of a page is its title',
      'docusaurus.config.js:2 left-out title',
      'docusaurus.config.js:3 left-out unknownKey',
      'docusaurus.config.js:5 left-out remarkPlugins',
      'docusaurus.config.js:5 left-out showLastUpdateTime',
      'docusaurus.config.js:5 left-out the URL to edit pages',
      'docusaurus.config.js:6 left-out the blog, one post in blog',
      'docusaurus.config.js:7 left-out the option other',
      'docusaurus.config.js:9 left-out plugin',
      'docusaurus.config.js:10 left-out make',
      'docusaurus.config.js:10 left-out the copyright of the footer',
      'docusaurus.config.js:10 left-out themeConfig.live',
      'src/pages/index.js:1 left-out the page /',
    ]);
  });

  it('gives a site or a mistake, whatever the files hold', () => {
    const config = fc.oneof(
      fc.json().map((json) => `module.exports = ${json};`),
      fc
        .json()
        .map(
          (json) =>
            `module.exports = { presets: [['classic', ${json}]], themeConfig: ${json}, plugins: ${json} };`,
        ),
      fc.string(),
    );
    const page = fc
      .array(
        fc.constantFrom(
          '---\n',
          'a: [\n',
          ':::note\n',
          ':::\n',
          '<Tabs>',
          '</Tabs>',
          '```js {1}\n',
          '{',
          '}',
          '<!--',
          '-->',
          '# A\n',
          '[a](./b.md)',
          'é😀 ',
          '\n\n',
          'import A from "./_a.mdx"\n',
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(config, page, page, fc.json(), (text, one, other, sidebars) => {
        const made = run({
          [CONFIG]: text,
          'docs/a.md': one,
          'docs/b.mdx': other,
          'docs/_a.mdx': one,
          'sidebars.json': sidebars,
        });
        expect(made.problems.length === 0).toBe(made.site['name'] !== undefined);
      }),
    );
  });
});
