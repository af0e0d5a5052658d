import { expect, test } from 'vitest';
import { buildSample } from '../../../tests/support/sample-site.ts';
import { type DirectoryEntry, findDirectory } from './directory.ts';

const inner = {
  group: 'Inner',
  icon: 'rocket',
  description: 'More of it.',
  pages: ['b/start', { group: 'Deep', pages: ['b/deep'] }],
};

const deep = { Deep: ['/b/deep/', '/b/deep/'] };

function listDirectories(navigation: readonly object[], versions: readonly string[] = []) {
  const paths = ['a', 'a/first', 'a/second', 'b/start', 'b/deep', 'c'];
  const { site } = buildSample({ navigation, versions }, paths);
  const write = ({ title, url, pages }: DirectoryEntry): unknown =>
    pages.length === 0 ? url : { [title]: [url, ...pages.map(write)] };
  return Object.fromEntries(
    site.pages.flatMap((page) => {
      const found = findDirectory(site, page);
      return found ? [[page.url, [found.style, ...found.entries.map(write)]]] : [];
    }),
  );
}

test('the first page of a group lists its others, and the groups inside it with their pages', () => {
  const group = { group: 'A', directory: 'card', pages: ['a', 'a/first', inner, 'a/second'] };
  expect(listDirectories([group, { group: 'C', pages: ['c'] }])).toEqual({
    '/a/': ['card', '/a/first/', { Inner: ['/b/start/', '/b/start/', '/b/deep/'] }, '/a/second/'],
    '/b/start/': ['card', deep],
  });
});

test('a group inside another has its own say', () => {
  const nested = (directory: string) => [
    { group: 'A', directory: 'accordion', pages: ['a', 'a/first', { ...inner, directory }] },
  ];
  expect(Object.keys(listDirectories(nested('none')))).toEqual(['/a/']);
  expect(listDirectories(nested('card'))['/b/start/']).toEqual(['card', deep]);
});

test('pages of another version, and a group of one page, are not listed', () => {
  const group = {
    group: 'A',
    directory: 'card',
    pages: ['a', { group: 'Old', version: 'v1', pages: ['b/start'] }, 'a/first'],
  };
  const lone = { group: 'C', directory: 'card', pages: ['c'] };
  expect(listDirectories([{ ...group, version: 'v2' }, lone], ['v2', 'v1'])).toEqual({
    '/a/': ['card', '/a/first/'],
  });
});
