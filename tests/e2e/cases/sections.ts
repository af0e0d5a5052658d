import type { Page } from '@playwright/test';
import type { FieldCase } from '../field-case.ts';
import { shapesOf } from '../icon-shapes.ts';
import { put, remove } from '../json-change.ts';
import { readAnchors, readLinks, readShapes, readStyle, readTabs } from '../reading.ts';

const one = { site: 'fields-one', at: 'guides/overview/' } as const;
const two = { site: 'fields-two', at: 'sdk/overview/' } as const;
const three = { site: 'fields-three', at: 'docs/first/' } as const;

const anchor = (name: string) => `.sidebar .anchor:has-text("${name}")`;
const shapesAt = (name: string) => (page: Page) => readShapes(page, anchor(name));
const linkOf = (name: string) => (page: Page) => readLinks(page, anchor(name));

/** Visible anchors here, and inside the place that another page is in. */
const anchorsHereAndAt = (path: string) => async (page: Page) => {
  const here = await readAnchors(page);
  await page.goto(new URL(`/${path}`, page.url()).href);
  return { here, there: await readAnchors(page) };
};

const ofOne = ['Guides*', 'Cookbook', 'Advanced', 'Blog', 'Chat', 'Mail'];

/** An anchor's `iconType`: where it stands in `anchors`, its name and the drawing that it has to have. */
const iconTypes = [
  ['brands', 0, 'Cookbook', shapesOf('fa6-brands', 'nfc-symbol')],
  ['duotone', 6, 'Mail', shapesOf('ph', 'book-duotone')],
  ['sharp-solid', 5, 'Chat', shapesOf('fa6-solid', 'book')],
  ['solid', 4, 'Blog', shapesOf('fa6-solid', 'book')],
] as const;

/** `anchors` and `topAnchor`. */
export const anchorCases: readonly FieldCase[] = [
  { ...one, field: 'anchors', form: 'list', read: readAnchors, expected: ofOne, without: remove('anchors') },
  {
    ...one,
    field: 'anchors[].name',
    form: 'string',
    read: readAnchors,
    expected: ofOne,
    without: put('anchors.0.name', 'Kitchen'),
  },
  {
    ...one,
    at: 'cookbook/second/',
    field: 'anchors[].url',
    form: 'path: owns the pages below it',
    read: async (page) => ({ anchors: await readAnchors(page), link: await linkOf('Cookbook')(page) }),
    expected: {
      anchors: ['Guides', 'Cookbook*', 'Advanced', 'Blog', 'Chat', 'Mail'],
      link: [{ text: 'Cookbook', href: '/cookbook/first/' }],
    },
    without: put('anchors.0.url', 'api-reference'),
  },
  {
    ...one,
    field: 'anchors[].url',
    form: 'URL: a link',
    read: linkOf('Blog'),
    expected: [{ text: 'Blog', href: 'https://blog.one.example.com' }],
    without: put('anchors.4.url', 'https://journal.one.example.com'),
  },
  {
    ...one,
    field: 'anchors[].icon',
    form: 'name',
    read: shapesAt('Blog'),
    expected: shapesOf('fa6-solid', 'book'),
    without: remove('anchors.4.icon'),
  },
  ...iconTypes.map(
    ([iconType, index, name, expected]): FieldCase => ({
      ...one,
      field: 'anchors[].iconType',
      form: iconType,
      read: shapesAt(name),
      expected,
      without: put(`anchors.${index}.iconType`, iconType === 'duotone' ? 'thin' : 'duotone'),
    }),
  ),
  {
    ...one,
    at: 'legacy/start/',
    field: 'anchors[].iconType',
    form: 'light',
    read: shapesAt('Legacy'),
    expected: shapesOf('ph', 'book-light'),
    without: remove('anchors.2.iconType'),
  },
  {
    ...one,
    at: 'internals/plans/',
    field: 'anchors[].iconType',
    form: 'thin',
    read: shapesAt('Internals'),
    expected: shapesOf('ph', 'book-thin'),
    without: remove('anchors.3.iconType'),
  },
  {
    ...two,
    field: 'anchors[].iconType',
    form: 'left out: duotone',
    read: shapesAt('Forum'),
    expected: shapesOf('ph', 'chats-circle-duotone'),
    without: put('anchors.1.iconType', 'solid'),
  },
  {
    ...one,
    field: 'anchors[].color',
    form: 'string',
    read: (page) => readStyle(page, `${anchor('Cookbook')} .tile`, 'background-color'),
    expected: 'rgb(180, 83, 9)',
    without: remove('anchors.0.color'),
  },
  {
    ...two,
    field: 'anchors[].color',
    form: 'object',
    read: (page) => readStyle(page, `${anchor('SDK')} .tile`, 'background-image'),
    expected: 'linear-gradient(135deg, rgb(15, 118, 110), rgb(77, 124, 15))',
    without: remove('anchors.0.color'),
  },
  {
    ...two,
    field: 'anchors[].color.from',
    form: 'hex',
    read: (page) => readStyle(page, `${anchor('SDK')} .tile`, 'background-image'),
    expected: 'linear-gradient(135deg, rgb(15, 118, 110), rgb(77, 124, 15))',
    without: put('anchors.0.color.from', '#4D7C0F'),
  },
  {
    ...two,
    field: 'anchors[].color.to',
    form: 'hex',
    read: (page) => readStyle(page, `${anchor('SDK')} .tile`, 'background-image'),
    expected: 'linear-gradient(135deg, rgb(15, 118, 110), rgb(77, 124, 15))',
    without: put('anchors.0.color.to', '#0F766E'),
  },
  {
    ...one,
    field: 'anchors[].version',
    form: 'hidden until the version is chosen',
    read: async (page) => {
      const before = await readAnchors(page);
      await page.click('.topbar .menu-button');
      await page.click('.topbar .menu-list a:has-text("1.0")');
      return { before, after: await readAnchors(page) };
    },
    expected: { before: ofOne, after: ['Guides*', 'Cookbook', 'Advanced', 'Legacy', 'Blog', 'Chat', 'Mail'] },
    without: remove('anchors.2.version'),
  },
  {
    ...one,
    field: 'anchors[].isDefaultHidden',
    form: 'true: hidden until the reader is inside',
    read: anchorsHereAndAt('internals/plans/'),
    expected: {
      here: ofOne,
      there: ['Guides', 'Cookbook', 'Advanced', 'Internals*', 'Blog', 'Chat', 'Mail'],
    },
    without: remove('anchors.3.isDefaultHidden'),
  },
  {
    ...one,
    field: 'anchors[].isDefaultHidden',
    form: 'left out: shown',
    read: readAnchors,
    expected: ofOne,
    without: put('anchors.0.isDefaultHidden', true),
  },
  {
    ...one,
    field: 'topAnchor',
    form: 'object',
    read: async (page) => (await readAnchors(page))[0],
    expected: 'Guides*',
    without: remove('topAnchor'),
  },
  {
    ...three,
    field: 'topAnchor',
    form: 'empty object: Documentation, an open book in two tones',
    read: async (page) => ({ anchors: await readAnchors(page), icon: await shapesAt('Documentation')(page) }),
    expected: { anchors: ['Documentation*'], icon: shapesOf('ph', 'book-open-duotone') },
    without: remove('topAnchor'),
  },
  {
    ...one,
    field: 'topAnchor.name',
    form: 'string',
    read: linkOf('Guides'),
    expected: [{ text: 'Guides', href: '/' }],
    without: remove('topAnchor.name'),
  },
  {
    ...one,
    field: 'topAnchor.icon',
    form: 'name',
    read: shapesAt('Guides'),
    expected: shapesOf('fa6-solid', 'compass'),
    without: remove('topAnchor.icon'),
  },
  {
    ...one,
    field: 'topAnchor.iconType',
    form: 'solid',
    read: shapesAt('Guides'),
    expected: shapesOf('fa6-solid', 'compass'),
    without: remove('topAnchor.iconType'),
  },
];

/** `tabs`. */
export const tabCases: readonly FieldCase[] = [
  {
    ...one,
    field: 'tabs',
    form: 'list',
    read: readTabs,
    expected: ['Documentation*', 'API', 'Community'],
    without: remove('tabs'),
  },
  {
    ...one,
    field: 'tabs[].name',
    form: 'string',
    read: readTabs,
    expected: ['Documentation*', 'API', 'Community'],
    without: put('tabs.0.name', 'Interface'),
  },
  {
    ...one,
    at: 'api/list-users/',
    field: 'tabs[].url',
    form: 'path: owns the pages below it',
    read: async (page) => ({
      tabs: await readTabs(page),
      link: await readLinks(page, '.topbar .tabs a:has-text("API")'),
    }),
    expected: {
      tabs: ['Documentation', 'API*', 'Community'],
      link: [{ text: 'API', href: '/api/overview/' }],
    },
    without: put('tabs.0.url', 'api-reference'),
  },
  {
    ...one,
    field: 'tabs[].url',
    form: 'URL: a link',
    read: (page) => readLinks(page, '.topbar .tabs a:has-text("Community")'),
    expected: [{ text: 'Community', href: 'https://community.one.example.com' }],
    without: put('tabs.1.url', 'https://people.one.example.com'),
  },
];
