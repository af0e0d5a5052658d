import { expect, test } from 'vitest';
import type { OwnPage } from '../../search-index.ts';
import { collectHits } from './collect-hits.ts';
import type { FoundRecord } from './search-service.ts';

const pages = new Map<string, OwnPage>([
  ['/a/', { url: '/a/', title: 'A', section: 'Guides' }],
  ['/b/', { url: '/b/', title: 'B', method: 'GET', path: '/b', section: 'API' }],
]);
const text = (words: string) => [{ text: words, isFound: false }];
const record = (url: string, heading = '', words = ''): FoundRecord => ({
  ...{ url, heading },
  ...{ excerpt: words === '' ? [] : text(words), preview: words === '' ? [] : text(`${words} more`) },
});

function collect(...batches: readonly (readonly FoundRecord[])[]) {
  const find = (url: string) => {
    const [path = '', id = ''] = url.split('#');
    const page = pages.get(path);
    return page && { page, id };
  };
  const collection = collectHits(find, ({ title }) => title !== 'hidden');
  const added = batches.map(collection.add);
  return { added, hits: collection.list(), count: collection.count() };
}

test('records of one page are its parts, in the order in which they came', () => {
  const { hits, count } = collect([record('/b/#x', 'X', 'one'), record('/a/'), record('/b/', '', 'two')]);
  expect(count).toBe(2);
  expect(hits).toEqual([
    {
      ...{ url: '/b/', title: 'B', section: 'API', method: 'GET', path: '/b' },
      parts: [
        { id: 'x', heading: 'X', excerpt: text('one'), preview: text('one more') },
        { id: '', heading: '', excerpt: text('two'), preview: text('two more') },
      ],
    },
    {
      ...{ url: '/a/', title: 'A', section: 'Guides', method: '', path: '' },
      parts: [{ id: '', heading: '', excerpt: [], preview: [] }],
    },
  ]);
});

test('a heading and the text below it are one part, and a page has three at most', () => {
  const { hits } = collect([
    record('/a/#x', 'X'),
    record('/a/#x', 'X', 'text'),
    record('/a/#x', 'X', 'later'),
    ...['#y', '#z', '#w'].map((id) => record(`/a/${id}`, id)),
  ]);
  expect(hits[0]?.parts.map(({ id, excerpt }) => [id, excerpt.length])).toEqual([
    ['x', 1],
    ['y', 0],
    ['z', 0],
  ]);
  expect(hits[0]?.parts[0]?.excerpt).toEqual(text('text'));
});

test('an anchor above the first heading is that of the page itself', () => {
  expect(collect([record('/b/#try', '', 'text')]).hits[0]?.parts[0]?.id).toBe('');
});

test('a batch says whether anything of it is shown', () => {
  expect(collect([record('/gone/')], [record('/a/')], [record('/a/')]).added).toEqual([false, true, true]);
});
