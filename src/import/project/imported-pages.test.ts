import { expect, it } from 'vitest';
import { createImportLog } from './import-log.ts';
import { createPageList, staysInside } from './imported-pages.ts';

it('has one page at each address, and none outside of the site', () => {
  const log = createImportLog();
  const pages = createPageList(log);
  const place = { file: 'a', line: 1, column: 1 };
  pages.add('content/a.md', '1', place);
  pages.add('content/a/index.mdx', '2', place);
  pages.add('content/../../a.md', '3', place);
  pages.add('content/index.md', '4', place);
  expect(pages.list().map(({ file }) => file)).toEqual(['content/a.md', 'content/index.md']);
  expect([...pages.addresses]).toEqual(['a', '']);
  expect(log.list().map(({ why }) => why)).toEqual([
    'Another page has the address /a.',
    'Its address leads out of the site.',
  ]);
});

it.each(['../a', 'a/../../b', '/a', 'a//b', './a', 'a\\..\\b', 'a\0'])(
  'takes %j for a path that leads out or is unclear',
  (path) => {
    expect(staysInside(path)).toBe(false);
  },
);
