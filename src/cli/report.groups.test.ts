import { describe, expect, it } from 'vitest';
import type { Problem } from '../problem/problem.ts';
import { describeOthers, groupProblems } from './report.ts';

const at = (line: number, message = 'Gone.'): Problem => ({
  ...{ file: 'a.mdx', line, column: 1, severity: 'warning', code: 'content/x', hint: 'Fix it.' },
  message,
});

describe('groupProblems', () => {
  it('shows what is said in more than three places once, at the first', () => {
    const groups = groupProblems([at(9), at(2), at(5, 'Other.'), at(4), at(7)]);
    expect(groups.map(({ problem, others }) => [problem.line, others.map(({ line }) => line)])).toEqual([
      [2, [4, 7, 9]],
      [5, []],
    ]);
  });

  it('shows what is said in up to three places each time', () => {
    expect(groupProblems([at(3), at(1), at(2)]).map(({ problem }) => problem.line)).toEqual([1, 2, 3]);
  });
});

describe('mistakes of OpenAPI documents', () => {
  const kind = (line: number, message: string): Problem => ({ ...at(line, message), code: 'openapi/x' });

  it('are shown by their kind', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) => kind(index + 1, `No ${name}.`));
    const [group, ...more] = groupProblems(all);
    expect([group?.problem.line, group?.others.length, more]).toEqual([1, 5, []]);
    expect(group && describeOthers(group.problem, group.others)).toBe(
      '5 more of this kind: a.mdx:2:1, a.mdx:3:1, a.mdx:4:1 and 2 more. --verbose shows each.',
    );
  });

  it('are each shown where a secret has to be taken out', () => {
    const all = [1, 2, 3, 4].map((line) => ({ ...kind(line, `${line}`), code: 'openapi/url-secret' }));
    expect(groupProblems(all)).toHaveLength(4);
  });

  it('are apart by severity', () => {
    const all = [1, 2, 3, 4].map(
      (line) => ({ ...kind(line, `${line}`), severity: line > 2 ? 'note' : 'warning' }) as const,
    );
    expect(groupProblems(all)).toHaveLength(4);
  });
});

describe('describeOthers', () => {
  it('names three places and counts the rest', () => {
    expect(describeOthers(at(9), [at(1), at(2), at(3), at(4), at(5)])).toBe(
      'The same in 5 more places: a.mdx:1:1, a.mdx:2:1, a.mdx:3:1 and 2 more.',
    );
    expect(describeOthers(at(9), [at(1), at(2), at(3)])).toBe(
      'The same in 3 more places: a.mdx:1:1, a.mdx:2:1, a.mdx:3:1.',
    );
  });
});
