import { expect, test } from 'vitest';
import { loadStemmer } from './stemmers.ts';

test('each language that has a stemmer has its module too; the others have whole words', async () => {
  for (const language of ['en', 'de-AT', 'pt-BR', 'nb', 'uk', 'id', 'sr']) {
    const { stem, module } = await loadStemmer(language);
    expect(module?.length).toBeGreaterThan(500);
    expect(stem('information')).not.toBe('');
  }
  const { stem, module } = await loadStemmer('ja');
  expect([stem('rotating'), module]).toEqual(['rotating', undefined]);
});
