import { expect, test } from 'vitest';
import { groupByStem } from './group-by-stem.ts';
import { loadStemmer } from './stemmers.ts';

const weighMeta = (field: number) => (field === 1 ? 1 : 2);

test('words of one stem stand together, in order, each with its own pages', async () => {
  const { stem } = await loadStemmer('en-GB');
  const page = [0, [-25, 4], []] as const;
  const groups = groupByStem(
    [
      ['tokens', [page], []],
      ['api', [page], []],
      ['token', [page], []],
      ['cafe', [], [['café', [page]]]],
    ],
    stem,
    weighMeta,
  );
  const pages = [{ page: 0, places: [-25, 4], inMeta: 0 }];
  expect(groups).toEqual([
    { stem: 'api', words: [{ text: 'api', pages }] },
    { stem: 'cafe', words: [{ text: 'café', pages }] },
    {
      stem: 'token',
      words: [
        { text: 'token', pages },
        { text: 'tokens', pages },
      ],
    },
  ]);
});

test('fields of the metadata count as title or as another one, each once', () => {
  const [group] = groupByStem(
    [
      [
        'key',
        [
          [0, [], [-2, 0, 3]],
          [1, [], [-1, 0, -3, 2]],
          [1, [], [-1, 0, -2, 1]],
        ],
        [],
      ],
    ],
    (word) => word,
    weighMeta,
  );
  expect(group?.words[0]?.pages.map(({ page, inMeta }) => [page, inMeta])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

test('each language that has a stemmer has its module too; the others have whole words', async () => {
  for (const language of ['en', 'de-AT', 'pt-BR', 'nb', 'uk', 'id', 'sr']) {
    const { stem, module } = await loadStemmer(language);
    expect(module?.length).toBeGreaterThan(500);
    expect(stem('information')).not.toBe('');
  }
  const { stem, module } = await loadStemmer('ja');
  expect([stem('rotating'), module]).toEqual(['rotating', undefined]);
});
