import type { Page } from '@playwright/test';
import type { FieldCase } from '../field-case.ts';
import { put, remove } from '../json-change.ts';
import { readStyle } from '../reading.ts';

const one = { site: 'fields-one', at: '' } as const;
const two = { site: 'fields-two', at: 'guides/tour/' } as const;

/** Colours of the current entry, of the section header above the title, and of the page behind them. */
async function readAccents(page: Page) {
  return {
    current: await readStyle(page, '.sidebar [aria-current="page"]', 'color'),
    header: await readStyle(page, '.page-head .eyebrow', 'color'),
  };
}

const readBackground = (page: Page) => readStyle(page, 'body', 'background-color');
const readButton = (page: Page) => readStyle(page, '.button.primary', 'background-color');
const purple = 'rgb(124, 58, 237)';
const teal = 'rgb(15, 118, 110)';
const mint = 'rgb(94, 234, 212)';

/** `colors`. */
export const colorCases: readonly FieldCase[] = [
  {
    ...one,
    field: 'colors',
    form: 'primary alone',
    chosen: 'light',
    read: async (page) => ({
      ...(await readAccents(page)),
      link: await readStyle(page, '.prose a[href^="/guides"]', 'color'),
      button: await readStyle(page, '.topbar .button.primary', 'background-color'),
    }),
    expected: { current: purple, header: purple, link: purple, button: purple },
    without: remove('colors'),
  },
  {
    ...two,
    field: 'colors',
    form: 'all of them',
    read: async (page) => ({ ...(await readAccents(page)), background: await readBackground(page) }),
    expected: { current: teal, header: teal, background: 'rgb(255, 251, 235)' },
    without: remove('colors'),
  },
  {
    ...two,
    field: 'colors.primary',
    form: 'in light mode',
    read: readAccents,
    expected: { current: teal, header: teal },
    without: put('colors.primary', '#7C3AED'),
  },
  {
    ...two,
    field: 'colors.light',
    form: 'in dark mode',
    system: 'dark',
    read: readAccents,
    expected: { current: mint, header: mint },
    without: remove('colors.light'),
  },
  {
    ...two,
    at: 'no/such/page/',
    field: 'colors.dark',
    form: 'of important buttons',
    read: readButton,
    expected: 'rgb(29, 78, 216)',
    without: remove('colors.dark'),
  },
  {
    ...two,
    at: 'no/such/page/',
    field: 'colors.dark',
    form: 'of important buttons in dark mode',
    system: 'dark',
    read: readButton,
    expected: 'rgb(29, 78, 216)',
    without: remove('colors.dark'),
  },
  {
    ...two,
    field: 'colors.background',
    form: 'object',
    read: readBackground,
    expected: 'rgb(255, 251, 235)',
    without: remove('colors.background'),
  },
  {
    ...two,
    field: 'colors.background.light',
    form: 'hex',
    read: readBackground,
    expected: 'rgb(255, 251, 235)',
    without: put('colors.background.light', '#F0FDFA'),
  },
  {
    ...two,
    field: 'colors.background.dark',
    form: 'hex',
    system: 'dark',
    read: readBackground,
    expected: 'rgb(12, 10, 9)',
    without: put('colors.background.dark', '#02140F'),
  },
];
