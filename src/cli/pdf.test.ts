import { expect, test } from 'vitest';
import { readPdfOptions } from './pdf.ts';

test('what is named is read as it was typed, numbers too', () => {
  const argv = ['node', 'octavo', 'pdf', '--docs-version', '2.0', '--tab=API', '--out', 'a.pdf'];
  expect(readPdfOptions({ docsVersion: 2, tab: 'API', out: 'a.pdf' }, argv, {})).toEqual({
    out: 'a.pdf',
    scope: { tab: 'API', version: '2.0', language: undefined },
    paper: 'A4',
    browser: undefined,
    offline: false,
  });
});

test('sizes of paper are known in any case, others are refused', () => {
  expect(readPdfOptions({ paper: 'letter' }, [], {})).toMatchObject({ paper: 'Letter' });
  expect(readPdfOptions({ paper: 'A5' }, [], {})).toBe('--paper is one of A4, Letter');
});

test('the browser is that of the environment unless one is named', () => {
  expect(readPdfOptions({}, [], { CHROMIUM_PATH: '/opt/chromium' })).toMatchObject({
    browser: '/opt/chromium',
  });
  expect(
    readPdfOptions({ browser: '/b' }, ['--browser', '/b'], { CHROMIUM_PATH: '/opt/chromium' }),
  ).toMatchObject({ browser: '/b' });
});
