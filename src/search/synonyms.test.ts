import { describe, expect, it } from 'vitest';
import { adaptQuery, englishSynonyms, findSynonyms } from './synonyms.ts';

const find = (words: readonly string[], ...groups: readonly (readonly string[])[]) =>
  Object.fromEntries(findSynonyms(words, groups));

describe('the synonyms of a query', () => {
  it('are the other words of each group that one of its words is in', () => {
    expect(find(['erase', 'user'], ['delete', 'erase'], ['user', 'member'], ['a', 'b'])).toEqual({
      erase: ['delete'],
      user: ['member'],
    });
  });

  it('are those of a phrase where all of its words are there', () => {
    const group = ['SSO', 'single sign-on'];
    expect(find(['sso'], group)).toEqual({ sso: ['single', 'sign'] });
    expect(find(['single', 'sign'], group)).toEqual({ single: ['sso'] });
    expect(find(['single'], group)).toEqual({});
  });

  it('leave out what the query says itself', () => {
    expect(find(['delete', 'erase'], ['delete', 'erase', 'remove'])).toEqual({
      delete: ['remove'],
      erase: ['remove'],
    });
  });
});

it('a query takes the words of a text for its own', () => {
  const synonyms = findSynonyms(['remove', 'user'], englishSynonyms);
  expect(adaptQuery(['remove', 'user'], synonyms, 'Delete a user')).toEqual(['delete', 'user']);
  expect(adaptQuery(['remove', 'user'], synonyms, 'Remove a member')).toEqual(['remove', 'user']);
});

it('each own group has several words, and no word is in two', () => {
  const words = englishSynonyms.flat();
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  expect(englishSynonyms.filter(({ length }) => length < 2)).toEqual([]);
});
