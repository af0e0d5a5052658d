import { describe, expect, it } from 'vitest';
import { compareProblems } from './compare-problems.ts';
import type { Problem } from './problem.ts';

function problem(line: number, message = 'Wrong.'): Problem {
  return { file: 'a.mdx', line, column: 1, code: 'a/b', severity: 'error', message, hint: 'Change it.' };
}

describe('of two lists of problems', () => {
  it('the ones that came and the ones that went are told', () => {
    const change = compareProblems([problem(1), problem(2, 'Old.')], [problem(1), problem(2, 'New.')]);
    expect(change.found).toEqual([problem(2, 'New.')]);
    expect(change.fixed).toEqual([problem(2, 'Old.')]);
    expect(change.left).toHaveLength(2);
  });

  it('one that moved to another line is neither found nor fixed', () => {
    expect(compareProblems([problem(3)], [problem(4)])).toMatchObject({ found: [], fixed: [] });
  });

  it('one of two that are alike can be fixed, and another found', () => {
    const both = [problem(3), problem(7)];
    expect(compareProblems(both, [problem(7)]).fixed).toEqual([problem(3)]);
    expect(compareProblems([problem(3)], both).found).toEqual([problem(7)]);
    expect(compareProblems(both, [problem(8)]).fixed).toHaveLength(1);
  });
});
