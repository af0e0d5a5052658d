import { afterEach, expect, test } from 'vitest';
import { t } from './browser.ts';
import { plural } from './browser-plural.ts';

const page = globalThis as { octavoMessages?: object; document?: unknown };

afterEach(() => {
  delete page.octavoMessages;
  delete page.document;
});

test('scripts speak English by themselves', () => {
  expect(t('Copied')).toBe('Copied');
  expect(t('Enlarge: {image}', { image: 'A {image}' })).toBe('Enlarge: A {image}');
  expect([1, 2000].map((count) => plural(count, '{count} page', '{count} pages'))).toEqual([
    '1 page',
    '2,000 pages',
  ]);
});

test('on a page in another language they say its messages, the others in English', () => {
  page.octavoMessages = {
    Copied: 'Kopiert',
    '{count} pages': { one: '{count} Seite', other: '{count} Seiten' },
  };
  page.document = { documentElement: { lang: 'de' } };
  expect([t('Copied'), t('Not copied')]).toEqual(['Kopiert', 'Not copied']);
  expect([1, 2000].map((count) => plural(count, '{count} page', '{count} pages'))).toEqual([
    '1 Seite',
    '2.000 Seiten',
  ]);
  expect(plural(1, '{count} key', '{count} keys')).toBe('1 key');
});
