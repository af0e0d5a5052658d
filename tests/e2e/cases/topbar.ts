import type { Page } from '@playwright/test';
import type { FieldCase } from '../field-case.ts';
import { put, remove } from '../json-change.ts';
import { readLinks, readShapes, readText } from '../reading.ts';

const one = { site: 'fields-one', at: 'guides/overview/' } as const;
const two = { site: 'fields-two', at: 'guides/tour/' } as const;
const three = { site: 'fields-three', at: 'docs/first/' } as const;

const readButton = (page: Page) => readLinks(page, '.topbar .links > .button');
const readPlain = (page: Page) => readLinks(page, '.topbar .links > a:not(.button)');
const links = [
  { text: 'Support', href: 'mailto:support@one.example.com' },
  { text: 'Install', href: '/guides/install/' },
];
const github = 'https://github.com/example/fields-two';

/** `topbarLinks` and `topbarCtaButton`. */
export const topbarCases: readonly FieldCase[] = [
  {
    ...one,
    field: 'topbarLinks',
    form: 'list',
    read: readPlain,
    expected: links,
    without: remove('topbarLinks'),
  },
  {
    ...one,
    field: 'topbarLinks[].name',
    form: 'string',
    read: async (page) => (await readPlain(page)).map(({ text }) => text),
    expected: ['Support', 'Install'],
    without: put('topbarLinks.0.name', 'Help'),
  },
  {
    ...one,
    field: 'topbarLinks[].url',
    form: 'mailto and path',
    read: async (page) => (await readPlain(page)).map(({ href }) => href),
    expected: ['mailto:support@one.example.com', '/guides/install/'],
    without: put('topbarLinks.0.url', 'mailto:help@one.example.com'),
  },
  {
    ...one,
    field: 'topbarCtaButton',
    form: 'object',
    read: readButton,
    expected: [{ text: 'Sign up', href: 'https://app.one.example.com/signup' }],
    without: remove('topbarCtaButton'),
  },
  {
    ...one,
    field: 'topbarCtaButton.type',
    form: 'left out: link',
    read: readButton,
    expected: [{ text: 'Sign up', href: 'https://app.one.example.com/signup' }],
    without: put('topbarCtaButton', { type: 'github', url: github }),
  },
  {
    ...three,
    field: 'topbarCtaButton.type',
    form: 'link',
    read: readButton,
    expected: [{ text: 'Download', href: '/docs/second/' }],
    without: put('topbarCtaButton', { type: 'github', url: github }),
  },
  {
    ...two,
    field: 'topbarCtaButton.type',
    form: 'github',
    read: readButton,
    expected: [{ text: 'example/fields-two 12.3k stars', href: github }],
    without: put('topbarCtaButton', { type: 'link', name: 'Code', url: github }),
  },
  {
    ...two,
    field: 'topbarCtaButton.url',
    form: 'of github: repository and number of stars',
    read: async (page) => ({
      repository: await readText(page, '.topbar .repository'),
      stars: await readText(page, '.topbar .stars'),
    }),
    expected: { repository: 'example/fields-two', stars: '12.3k stars' },
    without: put('topbarCtaButton.url', 'https://github.com/example/unknown'),
  },
  {
    ...one,
    field: 'topbarCtaButton.url',
    form: 'of link',
    read: async (page) => (await readButton(page)).map(({ href }) => href),
    expected: ['https://app.one.example.com/signup'],
    without: put('topbarCtaButton.url', 'https://elsewhere.example.com'),
  },
  {
    ...one,
    field: 'topbarCtaButton.name',
    form: 'string',
    read: async (page) => (await readButton(page)).map(({ text }) => text),
    expected: ['Sign up'],
    without: put('topbarCtaButton.name', 'Log in'),
  },
  {
    ...two,
    field: 'topbarCtaButton',
    form: 'github, with a mark and a star',
    read: async (page) => ({
      mark: (await readShapes(page, '.topbar .links > .button')).length > 0,
      star: (await readShapes(page, '.topbar .stars')).length > 0,
    }),
    expected: { mark: true, star: true },
    without: remove('topbarCtaButton'),
  },
];
