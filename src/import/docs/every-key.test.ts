import { describe, expect, it } from 'vitest';
import { importConfig } from '../import-config.ts';

let count = 0;
/** A text that stands nowhere else. */
const unique = (before = 'text-') => `${before}u${count++}u`;
const link = () => unique('https://lantern.example/');
const inner = () => ({ pages: [unique('page/')] });
const mark = () => ({ icon: unique(), iconType: 'solid', color: { light: '#111111', dark: '#222222' } });
const division = (key: string) => [
  { [key]: unique(), ...mark(), description: unique(), ...inner() },
  { [key]: unique(), href: link(), hidden: false },
  { [key]: unique(), hidden: true, pages: [unique()] },
];

/** Every documented setting but the navigation; texts are unique, so that they can be found again. */
const SETTINGS = {
  $ref: unique(),
  theme: unique(),
  name: unique(),
  description: unique(),
  colors: { primary: '#333333', light: '#444444', dark: '#555555' },
  logo: { light: unique('/'), dark: unique('/'), href: link() },
  favicon: { light: unique('/'), dark: unique('/') },
  thumbnails: { appearance: 'light', background: unique('/'), fonts: { family: unique() } },
  styling: {
    eyebrows: 'section',
    latex: true,
    codeblocks: { theme: unique(), languages: { custom: [unique()] } },
  },
  icons: { library: 'lucide' },
  fonts: {
    family: unique(),
    weight: 400,
    source: link(),
    format: 'woff2',
    heading: { family: unique(), weight: 700, source: link(), format: 'woff' },
    body: { family: unique(), source: link() },
  },
  appearance: { default: 'system', strict: true },
  background: { image: unique('/'), decoration: 'grid', color: { light: '#666666', dark: '#777777' } },
  navbar: {
    links: [{ type: 'github', label: unique(), icon: unique(), href: link() }],
    primary: { type: 'button', label: unique(), href: link() },
  },
  interaction: { drilldown: true },
  metadata: { timestamp: true, 'og:image': unique('/') },
  footer: {
    socials: { x: link() },
    links: [{ header: unique(), items: [{ label: unique(), href: link() }] }],
  },
  banner: { content: unique(), dismissible: true },
  redirects: [{ source: unique('/'), destination: unique('/'), permanent: true }],
  errors: { 404: { redirect: true, title: unique(), description: unique() } },
  contextual: {
    options: ['copy', { title: unique(), description: unique(), icon: unique(), href: link() }],
    display: 'toc',
  },
  api: {
    openapi: { source: unique(), directory: unique() },
    asyncapi: unique(),
    params: { expanded: 'all', post: [unique()] },
    playground: { display: 'interactive', proxy: true, credentials: true },
    examples: { languages: [unique()], defaults: 'required', prefill: true, autogenerate: false },
    url: 'full',
    mdx: { auth: { method: 'key', name: unique() }, server: link() },
  },
  seo: { metatags: { charset: 'UTF-8', 'og:title': unique() }, indexing: 'navigable' },
  search: { prompt: unique() },
  integrations: { ga4: { measurementId: unique() }, intercom: { appId: unique() } },
  variables: { version: unique() },
};

const GROUP = {
  group: unique(),
  icon: unique(),
  tag: unique(),
  root: unique('page/'),
  expanded: true,
  public: true,
  directory: 'card',
  openapi: { source: unique(), directory: unique() },
  asyncapi: unique(),
  pages: [unique('page/'), { group: unique(), tag: unique(), hidden: false, pages: [unique('page/')] }],
};

/** Each way to divide the navigation. */
const NAVIGATIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  groups: { groups: [GROUP, { group: unique(), icon: unique(), openapi: unique() }] },
  tabs: { tabs: [...division('tab'), { tab: unique(), menu: division('item'), global: { tabs: [] } }] },
  anchors: { anchors: division('anchor'), global: { anchors: [{ anchor: unique(), href: link() }] } },
  dropdowns: { dropdowns: division('dropdown'), asyncapi: unique() },
  products: { products: [...division('product'), { product: unique(), anchors: division('anchor') }] },
  versions: {
    versions: [
      { version: unique(), default: true, tag: unique(), hidden: true, openapi: unique(), ...inner() },
      { version: unique(), href: link(), tabs: division('tab') },
    ],
  },
  languages: {
    languages: [
      {
        language: 'en',
        banner: { content: unique() },
        navbar: { links: [{ label: unique(), href: link() }], primary: { label: unique(), href: link() } },
        footer: {
          socials: { github: link() },
          links: [{ header: unique(), items: [{ label: unique(), href: link() }] }],
        },
        ...inner(),
      },
      { language: 'fr', hidden: true, ...inner() },
    ],
  },
};

type Path = readonly (string | number)[];

function listLeaves(value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, item]) => listLeaves(item, [...path, key]));
}

/** The paths of which neither the value is in the new file nor the list says anything. */
function listSilent(old: Readonly<Record<string, unknown>>): readonly string[] {
  const source = JSON.stringify(old, null, 2);
  const { text = '', changes } = importConfig(source, 'docs.json');
  const made = new Set(listLeaves(JSON.parse(text)).map(([, value]) => value));
  const lines = source.split('\n');
  const lineOf = new Map<string, number>();
  const stack: (string | number)[] = [];
  const open: (number | undefined)[] = [];
  for (const [index, line] of lines.entries()) {
    const body = line.trim();
    if (/^[\]}]/.test(body)) {
      open.pop();
      stack.pop();
      continue;
    }
    const key = /^"((?:[^"\\]|\\.)*)": /.exec(body)?.[1];
    const item = open.at(-1);
    const step = key ?? item;
    if (item !== undefined) open[open.length - 1] = item + 1;
    if (step !== undefined) lineOf.set(JSON.stringify([...stack, step]), index + 1);
    if (!/[[{]$/.test(body)) continue;
    if (step !== undefined) stack.push(step);
    open.push(body.endsWith('[') ? 0 : undefined);
  }
  const told = (path: Path, isLeaf: boolean) =>
    changes.some(
      ({ line, kind, what }) =>
        line === lineOf.get(JSON.stringify(path)) &&
        (isLeaf ||
          kind === 'left-out' ||
          / is not needed$| is not in the navigation$| is made from | is now metadata$/.test(what)),
    );
  return listLeaves(old).flatMap(([path, value]) => {
    const isCarried = made.has(value) || (typeof value === 'string' && text.includes(value));
    const isTold = path.some((_, depth) => told(path.slice(0, depth + 1), depth === path.length - 1));
    const saysNothing = value === false && path.at(-1) === 'hidden';
    return isCarried || isTold || saysNothing ? [] : [path.join('.')];
  });
}

describe('every key of a docs.json', () => {
  it('is carried over or listed: settings', () => {
    expect(listSilent({ ...SETTINGS, navigation: { pages: ['index'] } })).toEqual([]);
  });

  it.each(Object.keys(NAVIGATIONS))('is carried over or listed: %s', (name) => {
    const { theme, colors } = SETTINGS;
    expect(listSilent({ theme, colors, name: 'Lantern', navigation: NAVIGATIONS[name] })).toEqual([]);
  });

  it('is told in the words of the old file, renamed ones without a reason', () => {
    const old = { ...SETTINGS, navbr: {}, navigation: { pages: ['index'] } };
    const { changes } = importConfig(JSON.stringify(old), 'docs.json');
    const told = changes.map(({ kind, what, why }) => [kind, what, why]);
    expect(told).toContainEqual(['changed', 'navbar.links is now topbarLinks', undefined]);
    expect(told).toContainEqual(['changed', 'navbar.links[].label is now name', undefined]);
    expect(told).toContainEqual([
      'left-out',
      'navbr',
      'docs.json has no such field; the nearest is "navbar".',
    ]);
    expect(told).toContainEqual([
      'changed',
      'metadata.timestamp is not needed',
      'Octavo does the same without it.',
    ]);
    expect(told.filter(([, what]) => String(what).startsWith('styling.codeblocks'))).toHaveLength(1);
  });

  it('says where a font has to come from when the file names none', () => {
    const fonts = (value: unknown) =>
      importConfig(
        JSON.stringify({ name: 'A', fonts: value, navigation: { pages: [] } }),
        'docs.json',
      ).changes.find(({ what }) => what === 'fonts is now font')?.why;
    expect(fonts({ family: 'Inter' })).toContain('"npm install @fontsource-variable/inter"');
    expect(
      fonts({ heading: { family: 'Lora' }, body: { family: 'Inter', source: '/inter.woff2' } }),
    ).toContain('"npm install @fontsource-variable/lora"');
    expect(fonts({ family: 'Inter', source: '/inter.woff2' })).toBeUndefined();
  });

  it('has a new value after the new name, at the place of both', () => {
    const api = { playground: { display: 'none' }, params: { expanded: 'closed' } };
    const old = { api, name: 'A', colors: { primary: '#123456' }, navigation: { pages: [] } };
    const { changes } = importConfig(JSON.stringify(old, null, 2), 'docs.json');
    expect(changes.map(({ line, what }) => `${line} ${what}`)).toEqual([
      '4 api.playground.display is now api.playground.mode',
      '4 api.playground.mode is "hide", was "none"',
      '7 api.params.expanded is now api.paramFields.expanded',
      '7 api.paramFields.expanded is "none", was "closed"',
    ]);
  });

  it('leaves no empty object behind', () => {
    const old = { name: 'A', styling: { codeblocks: { languages: {} } }, navigation: { pages: [] } };
    expect(importConfig(JSON.stringify(old), 'docs.json').text).not.toContain('codeBlock');
    const mint = { name: 'A', codeBlock: { mode: { theme: 'x' } }, navigation: [] };
    expect(importConfig(JSON.stringify(mint), 'mint.json').text).not.toContain('codeBlock');
  });
});
