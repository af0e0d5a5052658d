import type { Page } from '@playwright/test';
import type { FieldCase } from '../field-case.ts';
import { all, type Change, put, remove } from '../json-change.ts';
import { readAnchors, readGroups, readLinks, readText, readTexts } from '../reading.ts';

const one = { site: 'fields-one', at: 'guides/install/' } as const;
const two = { site: 'fields-two', at: 'start/welcome/' } as const;
const three = { site: 'fields-three', at: 'docs/first/' } as const;

const ofOne = [
  { name: 'Get started', pages: ['Home', 'Install', 'Upgrading'] },
  { name: 'Mixed', pages: ['Overview'] },
  { name: 'Notes', pages: ['Notes'] },
  { name: 'Kinds of pages', pages: ['Components', 'Wide', 'Center', 'Long', 'Custom'] },
];

/** `navigation`. */
export const navigationCases: readonly FieldCase[] = [
  {
    ...one,
    field: 'navigation',
    form: 'groups in order',
    read: readGroups,
    expected: ofOne,
    without: remove('navigation.8'),
  },
  {
    ...one,
    field: 'navigation[].group',
    form: 'string',
    read: readGroups,
    expected: ofOne,
    without: put('navigation.0.group', 'Begin'),
  },
  {
    ...one,
    field: 'navigation[].group',
    form: 'above the title',
    read: (page) => readText(page, '.page-head .eyebrow'),
    expected: 'Get started',
    without: put('navigation.0.group', 'Begin'),
  },
  {
    ...one,
    field: 'navigation[].pages',
    form: 'paths in order',
    read: (page) => readLinks(page, '.sidebar .group:has-text("Get started") li a'),
    expected: [
      { text: 'Home', href: '/' },
      { text: 'Install', href: '/guides/install/' },
      { text: 'Upgrading New', href: '/guides/upgrade/' },
    ],
    without: put('navigation.0.pages', ['index', 'guides/upgrade', 'guides/install']),
  },
  {
    ...three,
    field: 'navigation[].pages',
    form: 'an operation',
    read: readGroups,
    expected: [{ name: 'All', pages: ['First', 'Second', 'List orders'] }],
    without: put('navigation.0.pages', ['docs/first', 'docs/second']),
  },
];

/** Versions may be named by anchors and groups, which are errors once they are not declared. */
const withoutVersions = (...uses: readonly string[]): Change => all(remove('versions'), ...uses.map(remove));

const chooseVersion = (version: string) => async (page: Page) => {
  const summary = '.topbar .menu-button';
  if ((await page.locator(summary).count()) === 0) return undefined;
  const before = await readText(page, summary);
  await page.click(summary);
  const offered = await readTexts(page, '.topbar .menu-list a');
  const link = page.locator(`.topbar .menu-list a[data-version="${version}"]`);
  const target = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ''));
  await link.click();
  await page.waitForURL(target);
  const groups = (await readGroups(page)).map(({ name }) => name);
  return {
    before,
    offered,
    after: await readText(page, summary),
    path: new URL(page.url()).pathname,
    groups,
    anchors: await readAnchors(page),
  };
};

const readOffered = async (page: Page) => {
  const texts = await page.locator('.topbar .menu-list a[data-version]').allTextContents();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
};

/** `versions`. */
export const versionCases: readonly FieldCase[] = [
  {
    ...one,
    field: 'versions',
    form: 'strings: choosing one on a shared page stays and shows what is of it',
    read: chooseVersion('1.0'),
    expected: {
      before: 'Version 2.0',
      offered: ['2.0', '1.0'],
      after: 'Version 1.0',
      path: '/guides/install/',
      groups: ['Get started', 'Mixed', 'Notes', 'Old ways', 'Kinds of pages'],
      anchors: ['Guides*', 'Cookbook', 'Advanced', 'Legacy', 'Blog', 'Chat', 'Mail'],
    },
    without: withoutVersions('anchors.2.version', 'navigation.5.version'),
  },
  {
    ...two,
    at: 'v2/usage/',
    field: 'versions',
    form: 'objects: choosing one leads to the same page in it',
    read: chooseVersion('v1'),
    expected: {
      before: 'Version v2',
      offered: ['v1', 'v2 Latest', 'v0'],
      after: 'Version v1',
      path: '/v1/usage/',
      groups: ['Version one'],
      anchors: ['Documentation*', 'SDK', 'Forum'],
    },
    without: withoutVersions(
      'tabs.0.version',
      'tabs.1.version',
      'navigation.3.version',
      'navigation.4.version',
    ),
  },
  {
    ...three,
    field: 'versions',
    form: 'a single one still shows the dropdown',
    read: (page) => readText(page, '.topbar .menu-button'),
    expected: 'Version 9.9',
    without: remove('versions'),
  },
  {
    ...two,
    field: 'versions[].tag',
    form: 'string',
    given: all(put('versions.1.tag', 'Latest'), put('versions.3', { name: 'next', hidden: true })),
    read: readOffered,
    expected: ['v1', 'v2 Latest', 'v0'],
    without: remove('versions.1.tag'),
  },
  {
    ...two,
    field: 'versions[].hidden',
    form: 'true',
    read: readOffered,
    expected: ['v1', 'v2 Latest', 'v0'],
    without: remove('versions.3.hidden'),
  },
  {
    ...two,
    field: 'versions[].default',
    form: 'true',
    read: (page) => readText(page, '.topbar .menu-button'),
    expected: 'Version v2',
    without: remove('versions.1.default'),
  },
  {
    ...two,
    field: 'versions[].url',
    form: 'URL',
    read: (page) => page.locator('.topbar .menu-list a[data-version="v0"]').getAttribute('href'),
    expected: 'https://v0.two.example.com',
    without: remove('versions.2.url'),
  },
];
