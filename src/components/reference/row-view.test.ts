import { expect, test } from 'vitest';
import { plurals } from '../../i18n/messages.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { isUnfolded, listMarks, nameRows, type RowView } from './row-view.ts';

const view = (unfolded: RowView['unfolded'], isInput = true): RowView => ({
  isInput,
  unfolded,
  marks: [],
  documentUrl: undefined,
  findSchemaUrl: () => undefined,
});

test('the first level is open where it is short, and the first of its choices', () => {
  for (const one of [view(undefined), view('none', false), view('all', false)]) {
    expect(isUnfolded(one, { kind: 'rows', depth: 0, count: 12 })).toBe(true);
    expect(isUnfolded(one, { kind: 'rows', depth: 0, count: 13 })).toBe(false);
    expect(isUnfolded(one, { kind: 'rows', depth: 1, count: 1 })).toBe(false);
    expect(isUnfolded(one, { kind: 'choice', depth: 0, count: 0 })).toBe(true);
    expect(isUnfolded(one, { kind: 'choice', depth: 0, count: 1 })).toBe(false);
  }
});

test('what is sent is open as site.json says', () => {
  const folds = (['rows', 'choice'] as const).flatMap((kind) =>
    [0, 1].map((depth) => ({ kind, depth, count: 99 })),
  );
  const open = (unfolded: RowView['unfolded']) => folds.map((fold) => isUnfolded(view(unfolded), fold));
  expect(open('all')).toEqual([true, true, true, true]);
  expect(open('topLevel')).toEqual([true, false, true, false]);
  expect(open('topLevelOneOfs')).toEqual([false, false, true, false]);
  expect(open('none')).toEqual([false, false, false, false]);
});

test('a fold says what is in it', () => {
  const t = createTranslate('en', {}, plurals);
  expect(nameRows(['a', '{key}'], t)).toBe('2 fields');
  expect(nameRows(['a'], t)).toBe('1 field');
  expect(nameRows(['{key}', '/^x-/'], t)).toBe('Any key');
  expect(nameRows(['[0]', '[1]'], t)).toBe('2 items');
  expect(
    nameRows(
      Array.from({ length: 1234 }, () => 'a'),
      t,
    ),
  ).toBe('1,234 fields');
});

test('marks are texts, numbers, the key of what is true, and entries of lists; the outermost object counts', () => {
  const written = [
    { 'x-since': 'v2', 'x-beta': true, 'x-old': false, 'x-none': null, 'x-empty': ' ' },
    { 'x-since': 'v1', 'x-level': 3, 'x-teams': ['a', 4, { b: 1 }, 'c'], 'x-deep': { a: 1 } },
    'hostile',
  ];
  const keys = [
    'x-since',
    'x-beta',
    'x-old',
    'x-none',
    'x-empty',
    'x-level',
    'x-teams',
    'x-deep',
    'toString',
  ];
  expect(listMarks({ written }, keys)).toEqual(['v2', 'x-beta', '3', 'a', '4', 'c']);
  expect(listMarks({ written: [{ a: 'x'.repeat(80) }] }, ['a'])).toEqual([`${'x'.repeat(60)}…`]);
  expect(listMarks({ written: [] }, keys)).toEqual([]);
});
