import { expect, it } from 'vitest';
import { mergeProblems } from './merge-problems.ts';
import type { Problem } from './problem.ts';

const make = (file: string, line: number, code: string, message = 'm'): Problem => ({
  ...{ file, line, column: 1, code, severity: 'warning', message, hint: 'h' },
});

it('keeps each problem once, sorted by place, and one note for a language', () => {
  const language = 'content/unknown-language';
  const united = mergeProblems([
    make('b', 1, 'x'),
    make('a', 2, language, 'brrr'),
    make('b', 1, 'x'),
    make('a', 1, language, 'brrr'),
    make('a', 1, language, 'other'),
    make('b', 1, 'y'),
  ]);
  expect(united.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)).toEqual([
    'a:1 content/unknown-language brrr',
    'a:1 content/unknown-language other',
    'b:1 x m',
    'b:1 y m',
  ]);
});
