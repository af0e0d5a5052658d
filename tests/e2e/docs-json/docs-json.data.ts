/** Documents in the form of `docs.json` that between them have every key that its documentation names. */

const openapi = `openapi: 3.1.0
info: { title: Lamps, version: '1' }
servers: [{ url: 'https://api.lantern.example.com' }]
paths:
  /lamps:
    get:
      summary: List lamps
      parameters:
        - { name: color, in: query, required: true, example: amber, schema: { type: string } }
        - { name: limit, in: query, example: 20, schema: { type: integer, x-since: v2 } }
      responses: { '200': { description: All lamps } }
    post:
      summary: Add a lamp
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { name: { type: string, example: Tall } } }
      responses: { '201': { description: Added } }
`;

/** The OpenAPI document, by its path. */
export const documents: Readonly<Record<string, string>> = {
  'openapi.yaml': openapi,
  'events.yaml': `asyncapi: 3.0.0
info: { title: Lantern events, version: 1.0.0 }
servers: { live: { host: events.lantern.example.com, protocol: wss } }
channels: { lights: { title: Lights, address: /lights, messages: { lit: { title: Lit, payload: { type: string } } } } }
operations: { tell: { action: send, channel: { $ref: '#/channels/lights' } } }
`,
};

/** Files beside the first document, by path. */
export const files: Readonly<Record<string, string>> = {
  ...documents,
  'pages/start.mdx':
    '---\ntitle: Start\ndescription: The first page.\n---\n\nText with $x^2$ of {{lamp-name}}.\n\n```js\nconst lamp = 1;\n```\n\n```lampscript\nlight all\n```\n',
  'languages/lamp.json':
    '{"name":"Lamp","aliases":["lampscript"],"scopeName":"source.lamp","patterns":[{"match":"\\\\blight\\\\b","name":"keyword"}]}',
  'pages/marks.mdx':
    '---\ntitle: Marks\nsidebarTitle: Signs\nicon: star\niconType: solid\ntag: BETA\ndeprecated: true\nhideFooterPagination: true\nkeywords: ["lighthouse"]\n---\n\nText.\n',
  'pages/wide.mdx':
    '---\ntitle: Wide\nmode: wide\ncontextual:\n  options: [view, claude]\n---\n\n## Part\n\nText.\n',
  'pages/custom.mdx': '---\ntitle: Custom\nmode: custom\n---\n\n# Own heading\n',
  'pages/frame.mdx': '---\ntitle: Frame\nmode: frame\n---\n\n# Own heading\n',
  'pages/center.mdx': '---\ntitle: Center\nmode: center\n---\n\nText.\n',
  'pages/unlisted.mdx': '---\ntitle: Unlisted\nhidden: true\n---\n\nText.\n',
  'pages/silent.mdx': '---\ntitle: Silent\nsearchable: false\nnoindex: true\n---\n\nText.\n',
};

const base = {
  $schema: 'https://mintlify.com/docs.json',
  theme: 'mint',
  name: 'Lantern',
  colors: { primary: '#7C3AED', light: '#A78BFA', dark: '#5B21B6' },
};

/** All settings, and a navigation of tabs, menus, anchors and groups. */
export const main = {
  ...base,
  description: 'All about lamps.',
  logo: {
    light: '/images/logo-light.svg',
    dark: '/images/logo-dark.svg',
    href: 'https://lantern.example.com',
  },
  favicon: { light: '/images/icon-light.svg', dark: '/images/icon-dark.svg' },
  appearance: { default: 'dark', strict: true },
  background: {
    image: { light: '/images/back-light.svg', dark: '/images/back-dark.svg' },
    decoration: 'grid',
    color: { light: '#FFFEF0', dark: '#0A0B14' },
  },
  styling: {
    eyebrows: 'breadcrumbs',
    latex: true,
    codeblocks: {
      theme: { light: 'github-light', dark: 'dracula' },
      languages: { custom: ['/languages/lamp.json'] },
    },
  },
  thumbnails: { appearance: 'dark', background: '/images/card.svg' },
  navbar: {
    links: [
      { label: 'Support', href: 'mailto:help@lantern.example.com' },
      { type: 'github', href: 'https://github.com/lantern/lantern' },
    ],
    primary: { type: 'button', label: 'Sign up', href: 'https://app.lantern.example.com' },
  },
  footer: {
    socials: { x: 'https://x.com/lantern' },
    links: [{ header: 'Company', items: [{ label: 'Careers', href: 'https://lantern.example.com/jobs' }] }],
  },
  banner: { content: 'Lantern 2 is **out**.', dismissible: true, type: 'warning' },
  contextual: {
    options: [
      'copy',
      'chatgpt',
      {
        title: 'Ask us',
        description: 'By mail',
        icon: 'rocket',
        href: 'https://ask.lantern.example.com?p=$path',
      },
    ],
    display: 'header',
  },
  redirects: [{ source: '/old/:slug', destination: '/pages/:slug', permanent: false }],
  variables: { 'lamp-name': 'Tall <lamp>' },
  metadata: { 'og:site_name': 'Lantern docs' },
  errors: { 404: { redirect: false, title: 'No light here', description: 'Go [back](/pages/start).' } },
  api: {
    openapi: { source: 'openapi.yaml', directory: 'endpoints' },
    playground: { display: 'simple', proxy: false },
    params: { expanded: 'all' },
    examples: { languages: ['python', 'curl'] },
    mdx: { auth: { method: 'key', name: 'X-Lamp' }, server: 'https://mdx.lantern.example.com' },
  },
  seo: { indexing: 'all', metatags: { 'twitter:site': '@lantern' } },
  search: { prompt: 'Find a lamp' },
  navigation: {
    tabs: [
      {
        tab: 'Guides',
        icon: 'book',
        groups: [
          {
            group: 'First',
            icon: 'rocket',
            tag: 'NEW',
            root: 'pages/start',
            directory: 'card',
            pages: [
              'pages/marks',
              { group: 'Inner', expanded: true, pages: ['pages/inner'] },
              { group: 'Closed', pages: ['pages/closed'] },
            ],
          },
          {
            group: 'Layouts',
            boost: 2,
            pages: [
              'pages/wide',
              'pages/custom',
              'pages/frame',
              'pages/center',
              'pages/unlisted',
              'pages/silent',
            ],
          },
          { group: 'Hidden group', hidden: true, pages: ['pages/secret'] },
        ],
      },
      { tab: 'Endpoints', openapi: 'openapi.yaml', pages: ['GET /lamps', 'POST /lamps'] },
      {
        tab: 'Learn',
        menu: [
          { item: 'Courses', icon: 'book', description: 'From the start.', pages: ['pages/course'] },
          { item: 'Videos', href: 'https://videos.lantern.example.com' },
        ],
      },
      { tab: 'Forum', href: 'https://forum.lantern.example.com' },
      { tab: 'Hidden tab', hidden: true, pages: ['pages/behind'] },
    ],
    global: {
      anchors: [
        {
          anchor: 'Blog',
          icon: 'newspaper',
          color: { light: '#FF0000', dark: '#FF0000' },
          href: 'https://blog.lantern.example.com',
        },
      ],
    },
  },
} as const;

/** Languages, each with what it has of its own, one of them in a file of its own. */
export const languages = {
  ...base,
  navigation: {
    languages: [
      { language: 'en', default: true, groups: [{ group: 'Start', pages: ['pages/start'] }] },
      { $ref: './fr.json' },
      { language: 'de', hidden: true, groups: [{ group: 'Anfang', pages: ['de/pages/start'] }] },
    ],
  },
};

/** Files beside the document of languages. */
export const languageFiles: Readonly<Record<string, string>> = {
  'fr.json': JSON.stringify({
    language: 'fr',
    banner: { content: 'Bonjour' },
    navbar: {
      links: [{ label: 'Aide', href: 'mailto:aide@lantern.example.com' }],
      primary: { type: 'button', label: 'Essayer', href: 'https://app.lantern.example.com/fr' },
    },
    footer: {
      links: [
        { header: 'Entreprise', items: [{ label: 'Emplois', href: 'https://lantern.example.com/fr' }] },
      ],
    },
    groups: [{ group: 'Commencer', pages: ['fr/pages/start'] }],
  }),
  'fr/pages/start.mdx': '---\ntitle: Départ\n---\n\nTexte.\n',
};

/** Versions, and anchors inside them. */
export const versions = {
  ...base,
  navigation: {
    versions: [
      {
        version: 'v2',
        default: true,
        tag: 'Latest',
        anchors: [
          { anchor: 'Docs', icon: 'book', pages: ['pages/start'] },
          {
            anchor: 'Tools',
            icon: 'wrench',
            color: { light: '#00AA00', dark: '#00AA00' },
            groups: [{ group: 'SDKs', pages: ['pages/sdk'] }],
          },
        ],
      },
      { version: 'v1', groups: [{ group: 'Old', pages: ['pages/old'] }] },
      { version: 'v0', href: 'https://v0.lantern.example.com' },
    ],
  },
};

/** Products, with a banner in its own color and groups that lead on. */
export const products = {
  ...base,
  banner: { content: 'Lantern **3**', color: { light: '#123456', dark: '#FEDCBA' } },
  seo: {
    metatags: { canonical: 'https://docs.lantern.example.com' },
    organization: { legalName: 'Lantern Inc.', sameAs: ['https://x.com/lantern'] },
  },
  markdown: { instructions: ['Use v2.', 'Ask first.'] },
  icons: { library: 'lucide' },
  interaction: { drilldown: true },
  navigation: {
    products: [
      {
        product: 'Lamps',
        description: 'Light for rooms.',
        icon: 'lightbulb',
        groups: [{ group: 'Rooms', pages: ['pages/start', { group: 'Halls', pages: ['pages/hall'] }] }],
      },
      { product: 'Torches', groups: [{ group: 'Torches', pages: ['pages/torch'] }] },
    ],
  },
};

/** How requests are shown and sent. */
export const requests = {
  ...base,
  api: {
    openapi: 'openapi.yaml',
    asyncapi: 'events.yaml',
    playground: { credentials: true },
    params: { post: ['x-since'] },
    examples: { languages: ['curl'], defaults: 'all', prefill: true },
  },
  navigation: {
    groups: [{ group: 'Start', pages: ['pages/start', 'GET /lamps'] }],
  },
};

/** Dropdowns, one of them a link, and no samples but those of the document. */
export const dropdowns = {
  ...base,
  api: { openapi: 'openapi.yaml', examples: { autogenerate: false } },
  navigation: {
    dropdowns: [
      {
        dropdown: 'Rooms',
        icon: 'house',
        color: { light: '#00AA00', dark: '#00AA00' },
        pages: ['pages/start'],
      },
      { dropdown: 'Gardens', description: 'Light for outside.', pages: ['pages/garden'] },
      { dropdown: 'Shop', href: 'https://shop.lantern.example.com' },
    ],
  },
};
