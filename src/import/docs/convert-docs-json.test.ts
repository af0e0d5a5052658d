import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '../../config/read-site-config.ts';
import { importConfig } from '../import-config.ts';
import { LOST } from './settings-table.ts';

function importDocs(old: Readonly<Record<string, unknown>>) {
  const source = JSON.stringify({ theme: 'mint', name: 'Lantern', colors: { primary: '#7C3AED' }, ...old });
  const { text = '', changes, problems } = importConfig(source, 'docs.json');
  const errors = readSiteConfig(text, 'site.json').problems.filter(({ severity }) => severity === 'error');
  expect([...problems, ...errors]).toEqual([]);
  const site: Record<string, unknown> = JSON.parse(text);
  const lost = changes.filter(({ kind }) => kind === 'left-out').map(({ what }) => what);
  return { site, lost, changes };
}

const group = (name: string, ...pages: readonly unknown[]) => ({ group: name, pages });

it('the canonical address of a docs.json is that of the site, and its time stamp may be turned off', () => {
  const { site, lost, changes } = importDocs({
    seo: { metatags: { canonical: 'https://docs.lantern.example/' } },
    metadata: { timestamp: false },
    navigation: { pages: ['a'] },
  });
  expect(site).toMatchObject({ siteUrl: 'https://docs.lantern.example', lastUpdated: false });
  expect(site).not.toHaveProperty('metadata');
  expect(lost).toEqual([]);
  expect(changes.filter(({ what }) => what.startsWith('seo'))).toMatchObject([
    { what: 'seo.metatags.canonical is now siteUrl' },
  ]);
  const { site: other } = importDocs({
    seo: { metatags: { canonical: '/a', b: 'c' } },
    navigation: { pages: ['a'] },
  });
  expect(other).not.toHaveProperty('siteUrl');
  expect(other['metadata']).toEqual({ b: 'c' });
});

describe('directories of a docs.json', () => {
  it('stand at the groups with a root page, which inherit them from what is around them', () => {
    const root = (name: string, more: object, ...pages: readonly unknown[]) => ({
      ...group(name, ...pages),
      root: `${name}/index`,
      ...more,
    });
    const inner = [root('d', {}, 'd/one'), root('e', { directory: 'none' }, 'e/one'), group('F', 'f/one')];
    const { site, lost } = importDocs({
      navigation: {
        tabs: [
          { tab: 'One', directory: 'card', groups: [root('a', {}, 'a/one'), group('B', 'b/one')] },
          { tab: 'Two', groups: [root('c', { directory: 'accordion' }, 'c/one', ...inner)] },
        ],
      },
    });
    expect(lost).toEqual([]);
    expect(site['navigation']).toMatchObject([
      { group: 'a', directory: 'card', pages: ['a/index', 'a/one'] },
      { group: 'B', pages: ['b/one'] },
      {
        group: 'c',
        directory: 'accordion',
        pages: [
          'c/index',
          'c/one',
          { group: 'd', pages: ['d/index', 'd/one'] },
          { group: 'e', directory: 'none' },
          { group: 'F', directory: 'none' },
        ],
      },
    ]);
    expect(JSON.stringify(site['navigation']).match(/directory/g)).toHaveLength(4);
  });
});

describe('the settings of a docs.json', () => {
  it('go to the places that site.json has for them', () => {
    const { site, lost } = importDocs({
      description: 'About Lantern.',
      favicon: { light: '/favicon.svg', dark: '/favicon-dark.svg' },
      navbar: {
        links: [
          { label: 'Support', href: 'mailto:help@lantern.example' },
          { type: 'github', href: 'https://github.com/lantern/lantern' },
        ],
        primary: { type: 'button', label: 'Sign up', href: 'https://app.lantern.example' },
      },
      footer: {
        socials: { x: 'https://x.com/lantern' },
        links: [{ header: 'Company', items: [{ label: 'About', href: 'https://lantern.example' }] }],
      },
      appearance: { default: 'dark', strict: true },
      background: { decoration: 'grid', image: '/bg.png', color: { light: '#fafafa', dark: '#111111' } },
      fonts: {
        heading: { family: 'Lora', source: '/lora.woff2', format: 'woff2' },
        body: { family: 'Inter' },
      },
      styling: { eyebrows: 'breadcrumbs', codeblocks: 'dark', latex: false },
      api: {
        openapi: { source: 'openapi.json', directory: 'api' },
        mdx: { server: 'https://api.lantern.example', auth: { method: 'key', name: 'X-Key' } },
        playground: { display: 'none', proxy: false },
        examples: { languages: ['bash', 'go'] },
        params: { expanded: 'closed' },
      },
      seo: { indexing: 'all', metatags: { 'og:image': '/card.png' } },
      search: { prompt: 'Ask…' },
      integrations: {
        ga4: { measurementId: 'G-1' },
        plausible: { domain: 'a.example' },
        intercom: { appId: '1' },
      },
      redirects: [{ source: '/old', destination: '/new' }],
      navigation: { pages: ['introduction'] },
    });
    expect(site).toMatchObject({
      metadata: { description: 'About Lantern.', 'og:image': '/card.png' },
      topbarLinks: [
        { name: 'Support', url: 'mailto:help@lantern.example' },
        { name: 'GitHub', url: 'https://github.com/lantern/lantern' },
      ],
      topbarCtaButton: { name: 'Sign up', url: 'https://app.lantern.example' },
      footerSocials: { x: 'https://x.com/lantern' },
      footer: { links: [{ title: 'Company', links: [{ label: 'About', url: 'https://lantern.example' }] }] },
      modeToggle: { default: 'dark', isHidden: true },
      background: { style: 'grid' },
      favicon: { light: '/favicon.svg', dark: '/favicon-dark.svg' },
      backgroundImage: '/bg.png',
      colors: { primary: '#7C3AED', background: { light: '#fafafa', dark: '#111111' } },
      font: { headings: { family: 'Lora', url: '/lora.woff2', format: 'woff2' }, body: { family: 'Inter' } },
      eyebrow: { display: 'breadcrumbs' },
      codeBlock: { mode: 'dark' },
      markdown: { math: false },
      openapi: 'openapi.json',
      api: {
        baseUrl: 'https://api.lantern.example',
        auth: { method: 'key', name: 'X-Key' },
        playground: { mode: 'hide', disableProxy: true },
        request: { example: { languages: ['bash', 'go'] } },
        paramFields: { expanded: 'none' },
      },
      seo: { indexHiddenPages: true },
      search: { prompt: 'Ask…' },
      analytics: { ga4: { measurementId: 'G-1' }, plausible: { domain: 'a.example' } },
      integrations: { intercom: { appId: '1' } },
      redirects: [
        { source: '/old', destination: '/new' },
        { source: '/api/:slug*', destination: '/api-reference/:slug*' },
      ],
      navigation: [{ group: '', pages: ['introduction'] }],
    });
    expect(lost).toEqual([]);
  });

  it.each([
    ['dracula', { theme: 'dracula' }],
    [{ theme: 'nord' }, { theme: 'nord' }],
    [{ theme: { light: 'min-light', dark: 'nord' } }, { theme: { light: 'min-light', dark: 'nord' } }],
    [{ light: 'min-light', dark: 'nord' }, { theme: { light: 'min-light', dark: 'nord' } }],
  ])('have the themes of code blocks: %j', (codeblocks, codeBlock) => {
    const { site, lost } = importDocs({ styling: { codeblocks }, navigation: { pages: [] } });
    expect([site['codeBlock'], lost]).toEqual([codeBlock, []]);
  });

  it('name a link of the navbar by its platform or its icon where it has no label', () => {
    const href = 'https://lantern.example';
    const { site } = importDocs({
      navbar: {
        links: [
          { type: 'discord', href },
          { icon: 'x-twitter', label: '', href },
          { icon: 'github', href },
          { label: 'Shop', icon: 'cart', href },
        ],
      },
      navigation: { pages: [] },
    });
    expect(site['topbarLinks']).toEqual([
      { name: 'Discord', url: href, icon: 'discord' },
      { name: 'X twitter', url: href, icon: 'x-twitter' },
      { name: 'GitHub', url: href, icon: 'github' },
      { name: 'Shop', url: href, icon: 'cart' },
    ]);
  });

  it('without effect in a docs.json are told as such, misspelt ones as left out', () => {
    const { changes, lost } = importDocs({
      appearance: { layout: 'sidenav', stric: true },
      feedback: { enabled: true, thumbsRating: true },
      navigation: { groups: [{ group: 'A', collapsed: true, pages: ['a'] }] },
    });
    const why = 'docs.json has no such field: it did nothing.';
    for (const key of ['appearance.layout', 'feedback.enabled', 'navigation.groups[0].collapsed'])
      expect(changes).toContainEqual(expect.objectContaining({ what: `${key} is not needed`, why }));
    expect(lost).toEqual(['appearance.stric']);
  });

  it('are carried over: AsyncAPI documents among those of OpenAPI', () => {
    const { site, lost } = importDocs({
      api: { openapi: 'api.yaml', asyncapi: { source: 'events.yaml' } },
      navigation: { tabs: [{ tab: 'Events', asyncapi: ['/chat.yaml', '/news.yaml'] }] },
    });
    expect(lost).toEqual([]);
    expect(site).toMatchObject({
      openapi: ['api.yaml', 'events.yaml'],
      tabs: [{ name: 'Events', openapi: ['/chat.yaml', '/news.yaml'] }],
    });
  });

  it.each(Object.entries(LOST))('%s is left out with the reason of the table', (path, reason) => {
    const inside = path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), { of: 'old' });
    const { changes } = importDocs({ ...Object(inside), navigation: { pages: [] } });
    expect(changes.filter(({ kind }) => kind === 'left-out')).toEqual([
      expect.objectContaining({ what: expect.stringContaining(path), why: reason }),
    ]);
  });
});

describe('the navigation of a docs.json', () => {
  it('keeps each page under its tab by the folder that its pages share', () => {
    const { site, lost } = importDocs({
      navigation: {
        tabs: [
          {
            tab: 'Documentation',
            groups: [group('Start', 'index', 'quickstart'), group('Guides', 'guides/a')],
          },
          { tab: 'SDKs', pages: ['sdk/go', 'sdk/js/install'] },
          { tab: 'Changelog', pages: ['changelog'] },
          { tab: 'Blog', href: 'https://lantern.example/blog' },
        ],
      },
    });
    expect(lost).toEqual([]);
    expect(site).toMatchObject({
      primaryTab: { name: 'Documentation' },
      tabs: [
        { name: 'SDKs', url: 'sdk' },
        { name: 'Changelog', url: 'changelog' },
        { name: 'Blog', url: 'https://lantern.example/blog' },
      ],
      navigation: [
        group('Start', 'index', 'quickstart'),
        group('Guides', 'guides/a'),
        group('', 'sdk/go', 'sdk/js/install'),
        group('', 'changelog'),
      ],
    });
  });

  it('needs no primary tab when every tab has a folder, also one inside another', () => {
    const { site, lost } = importDocs({
      navigation: {
        tabs: [
          { tab: 'Guides', pages: ['docs/start', 'docs/deploy'] },
          { tab: 'API', pages: ['docs/api/users', 'docs/api/groups'] },
        ],
      },
    });
    expect(lost).toEqual([]);
    expect(site).not.toHaveProperty('primaryTab');
    expect(site).toMatchObject({ tabs: [{ url: 'docs' }, { url: 'docs/api' }] });
  });

  it('keeps the icons of tabs and of links, and the tags of groups', () => {
    const { site, lost } = importDocs({
      navbar: { links: [{ label: 'Support', href: 'mailto:help@lantern.example', icon: 'envelope' }] },
      navigation: {
        tabs: [
          { tab: 'Guides', icon: 'book', groups: [{ group: 'Start', tag: 'NEW', pages: ['start'] }] },
          { tab: 'API', icon: 'code', iconType: 'solid', pages: ['api/a', 'api/b'] },
        ],
      },
    });
    expect(lost).toEqual([]);
    expect(site).toMatchObject({
      topbarLinks: [{ name: 'Support', icon: 'envelope' }],
      primaryTab: { name: 'Guides', icon: 'book' },
      tabs: [{ name: 'API', icon: 'code', iconType: 'solid' }],
      navigation: [{ group: 'Start', tag: 'NEW' }, { group: '' }],
    });
  });

  it('has groups name their tab where no url can put their pages under it', () => {
    const { site, lost } = importDocs({
      navigation: {
        tabs: [
          { tab: 'Platform', pages: ['platform/a', 'platform/b', 'core/memory'] },
          { tab: 'Open source', pages: ['oss/a', 'oss/b', 'components/llms'] },
          { tab: 'Recipes', pages: ['recipes/a', 'use/b'] },
        ],
      },
    });
    expect(lost).toEqual([]);
    expect(site).toMatchObject({
      primaryTab: { name: 'Platform' },
      tabs: [{ url: 'oss' }, { url: 'recipes' }],
    });
    expect(site['navigation']).toEqual([
      group('', 'platform/a', 'platform/b', 'core/memory'),
      { tab: 'Open source', ...group('', 'oss/a', 'oss/b', 'components/llms') },
      { tab: 'Recipes', ...group('', 'recipes/a', 'use/b') },
    ]);
  });

  it('gives operations the folder of their tab', () => {
    const { site, lost } = importDocs({
      navigation: {
        tabs: [
          { tab: 'Guides', pages: ['start'] },
          { tab: 'API', openapi: { source: '/openapi.json', directory: 'api/v1' } },
          {
            tab: 'Admin',
            groups: [{ group: 'Users', openapi: 'admin.json', pages: ['admin/start', 'GET /users'] }],
          },
        ],
      },
    });
    expect(lost).toEqual([]);
    expect(site).toMatchObject({
      tabs: [
        { name: 'API', url: 'api/v1', openapi: '/openapi.json' },
        { name: 'Admin', url: 'admin', openapi: 'admin.json' },
      ],
      navigation: [group('', 'start'), group('Users', 'admin/start', 'admin.json GET /users')],
    });
  });

  it('makes versions of versions, with a tab and groups of their own each', () => {
    const { site, lost } = importDocs({
      navigation: {
        versions: [
          {
            version: 'v2',
            default: true,
            tabs: [
              { tab: 'Docs', pages: ['start'] },
              { tab: 'API', pages: ['api/a'] },
            ],
          },
          {
            version: 'v1',
            tabs: [
              { tab: 'Docs', pages: ['v1/start'] },
              { tab: 'API', pages: ['v1/api/a'] },
            ],
          },
        ],
      },
    });
    expect(lost).toEqual([]);
    expect(site).toMatchObject({
      versions: [{ name: 'v2', default: true }, 'v1'],
      tabs: expect.arrayContaining([
        { name: 'API', url: 'api', version: 'v2' },
        { name: 'API', url: 'v1/api', version: 'v1' },
      ]),
      navigation: [
        { group: '', version: 'v2', pages: ['start'] },
        { group: '', version: 'v2', pages: ['api/a'] },
        { group: '', version: 'v1', pages: ['v1/start'] },
        { group: '', version: 'v1', pages: ['v1/api/a'] },
      ],
    });
  });

  it('makes products of dropdowns and products, and groups of what is divided once more', () => {
    const { site, lost } = importDocs({
      navigation: {
        products: [
          {
            product: 'Core',
            icon: 'cube',
            tabs: [
              { tab: 'Guides', pages: ['core/a'] },
              { tab: 'API', pages: ['core/api/a'] },
            ],
          },
          {
            product: 'Edge',
            icon: 'cloud',
            dropdowns: [
              {
                dropdown: 'Start',
                icon: 'rocket',
                dropdowns: [{ dropdown: 'Deep', groups: [group('All', 'edge/a')] }],
              },
            ],
          },
        ],
        global: { anchors: [{ anchor: 'Chat', icon: 'discord', href: 'https://lantern.example/chat' }] },
      },
    });
    expect(lost).toEqual([]);
    expect(site).toMatchObject({
      products: [
        { name: 'Core', icon: 'cube', url: 'core' },
        { name: 'Edge', icon: 'cloud', url: 'edge' },
      ],
      tabs: [
        { name: 'Guides', url: 'core/a', product: 'Core' },
        { name: 'API', url: 'core/api', product: 'Core' },
      ],
      anchors: [{ name: 'Chat', icon: 'discord', url: 'https://lantern.example/chat' }],
      navigation: [
        { ...group('', 'core/a'), product: 'Core' },
        { ...group('', 'core/api/a'), product: 'Core' },
        {
          group: 'Start',
          icon: 'rocket',
          product: 'Edge',
          pages: [{ group: 'Deep', pages: [group('All', 'edge/a')] }],
        },
      ],
    });
  });

  it('keeps every language with its groups and its tabs', () => {
    const { site, lost } = importDocs({
      navigation: {
        languages: [
          {
            language: 'fr',
            banner: { content: 'Salut' },
            tabs: [{ tab: 'Guides', pages: ['fr/guides/a', 'fr/guides/b'] }],
          },
          { language: 'en', default: true, tabs: [{ tab: 'Guides', pages: ['guides/a', 'guides/b'] }] },
          { language: 'cn', tabs: [{ tab: '指南', pages: ['cn/guides/a', 'cn/guides/b'] }] },
        ],
      },
    });
    expect(site).toMatchObject({
      languages: [
        { language: 'fr', banner: { content: 'Salut' } },
        { language: 'en', default: true },
        { language: 'zh', folder: 'cn' },
      ],
      tabs: [
        { name: 'Guides', url: 'fr', language: 'fr' },
        { name: 'Guides', url: 'guides', language: 'en' },
        { name: '指南', url: 'cn', language: 'zh' },
      ],
      navigation: [
        { ...group('', 'fr/guides/a', 'fr/guides/b'), language: 'fr' },
        { ...group('', 'guides/a', 'guides/b'), language: 'en' },
        { ...group('', 'cn/guides/a', 'cn/guides/b'), language: 'zh' },
      ],
    });
    expect(lost).toEqual([]);
  });

  it('keeps links that all pages of a language have', () => {
    const part = (language: string, name: string) => ({
      language,
      global: { anchors: [{ anchor: name, href: `https://${language}.example.com` }] },
      pages: [`${language}/index`],
    });
    const { site, lost } = importDocs({
      navigation: { languages: [part('en', 'Blog'), part('de', 'Forum')] },
    });
    expect(site['anchors']).toEqual([
      { name: 'Blog', url: 'https://en.example.com', language: 'en' },
      { name: 'Forum', url: 'https://de.example.com', language: 'de' },
    ]);
    expect(lost).toEqual([]);
  });

  it('takes a single language for that of the site', () => {
    const { site } = importDocs({ navigation: { languages: [{ language: 'jp', pages: ['index'] }] } });
    expect(site).toMatchObject({ language: 'ja', navigation: [group('', 'index')] });
    expect(site).not.toHaveProperty('languages');
  });

  it('keeps nested groups, roots and icons, and leaves hidden groups out of the sidebar', () => {
    const { site, changes } = importDocs({
      navigation: {
        groups: [
          {
            group: 'Guides',
            icon: 'book',
            root: 'guides/index',
            pages: ['guides/a', { ...group('Deep', 'guides/b'), expanded: true }],
          },
          { group: 'Secret', hidden: true, pages: ['secret'] },
        ],
      },
    });
    expect(site['navigation']).toEqual([
      {
        group: 'Guides',
        icon: 'book',
        pages: ['guides/index', 'guides/a', { group: 'Deep', expanded: true, pages: ['guides/b'] }],
      },
    ]);
    expect(changes.map(({ what }) => what)).toContain('"Secret" is not in the navigation');
  });

  it('keeps the menu of a tab: its entries with pages are groups, links stay in it', () => {
    const tabs = [
      { tab: 'Home', pages: ['index'] },
      {
        tab: 'Learn',
        menu: [
          {
            item: 'Guides',
            description: 'How to.',
            icon: 'book',
            groups: [{ group: 'A', pages: ['learn/a'] }],
          },
          { item: 'API', openapi: 'api.yaml' },
          { item: 'Videos', href: 'https://videos.example.com' },
          { item: 'Old', hidden: true, pages: ['learn/old'] },
        ],
      },
      { tab: 'More', menu: [{ item: 'Forum', href: 'https://forum.example.com' }] },
    ];
    const { site, lost } = importDocs({ navigation: { tabs } });
    expect(lost).toEqual([]);
    expect(site.tabs).toMatchObject([
      {
        name: 'Learn',
        menu: [
          { name: 'Guides', description: 'How to.', icon: 'book' },
          { name: 'API', url: '/api-reference' },
          { name: 'Videos', url: 'https://videos.example.com' },
        ],
      },
      {
        name: 'More',
        url: 'https://forum.example.com',
        menu: [{ name: 'Forum', url: 'https://forum.example.com' }],
      },
    ]);
    expect(site.anchors).toBeUndefined();
    expect(site.navigation).toContainEqual(expect.objectContaining({ group: 'Guides' }));
  });
});
