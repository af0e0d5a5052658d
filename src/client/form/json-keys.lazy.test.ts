import { expect, test } from 'vitest';
import { findBracketPair, pressJsonKey } from './json-keys.lazy.ts';

/** The text after a key, with the caret as `|`; undefined where the browser acts. `‹›` are the ends of a selection. */
function press(written: string, key: string): string | undefined {
  const marked = written.includes('|') ? written.replace('|', '‹›') : written;
  const from = marked.indexOf('‹');
  const to = marked.indexOf('›') - 1;
  const plain = marked.replace(/[‹›]/g, '');
  const edit = pressJsonKey(plain, from, to, key);
  if (!edit) return undefined;
  const caret = edit.from + edit.text.length - edit.back;
  const after = plain.slice(0, edit.from) + edit.text + plain.slice(edit.to);
  return `${after.slice(0, caret)}|${after.slice(caret)}`;
}

test('what is opened is closed, and closing goes over what is there', () => {
  expect(press('|', '{')).toBe('{|}');
  expect(press('{"a": |}', '[')).toBe('{"a": [|]}');
  expect(press('{|}', '"')).toBe('{"|"}');
  expect(press('{"a|"}', '"')).toBe('{"a"|}');
  expect(press('{"a": [|]}', ']')).toBe('{"a": []|}');
  expect(press('‹1›', '[')).toBe('[1|]');
  expect(press('‹{\n}›', '{')).toBe('{|}');
});

test('nothing is added in a string, before a word and after a backslash', () => {
  for (const [text, key] of [
    ['{"a|"}', '{'],
    ['|a', '{'],
    ['{"a\\|"}', '"'],
    ['{"a": 1|', '}'],
    ['{"a|"', 'x'],
  ] as const)
    expect(press(text, key), text).toBeUndefined();
});

test('an empty pair is deleted whole', () => {
  expect(press('{|}', 'Backspace')).toBe('|');
  expect(press('{"|"}', 'Backspace')).toBe('{|}');
  expect(press('{a|}', 'Backspace')).toBeUndefined();
});

test('a new line is as deep as it has to be', () => {
  expect(press('{|}', 'Enter')).toBe('{\n  |\n}');
  expect(press('{\n  "a": 1,|\n}', 'Enter')).toBe('{\n  "a": 1,\n  |\n}');
  expect(press('{\n  "a": [|]\n}', 'Enter')).toBe('{\n  "a": [\n    |\n  ]\n}');
});

test('a bracket finds the one that belongs to it', () => {
  const text = '{"a}": [1, {}]}';
  expect(findBracketPair(text, 0)).toEqual([0, 14]);
  expect(findBracketPair(text, 15)).toEqual([0, 14]);
  expect(findBracketPair(text, 7)).toEqual([7, 13]);
  expect(findBracketPair(text, 3)).toBeUndefined();
  expect(findBracketPair('{]', 1)).toBeUndefined();
});
