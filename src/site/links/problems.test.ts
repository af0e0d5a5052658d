import { describe, expect, it } from 'vitest';
import { linkProblem } from './problems.ts';

const place = { file: 'a.mdx', line: 1, column: 1 };
const hint = (path: string | undefined, nearest: string | undefined, ids: readonly string[]) =>
  linkProblem('missing-anchor', place, '#nope', 'nope', path, nearest, ids).hint;

describe('a link to a part that a page does not have', () => {
  it('names the nearest part', () => {
    expect(hint(undefined, 'note', ['note', 'b'])).toBe('Did you mean "#note"?');
  });

  it('lists up to five parts when none is near', () => {
    expect(hint(undefined, undefined, ['a', 'b'])).toBe('The page has #a, #b.');
    expect(hint('x', undefined, ['a', 'b', 'c', 'd', 'e', 'f'])).toBe('That page has #a, #b, #c, #d, #e …');
    expect(hint('x', undefined, [])).toContain('no headings');
  });
});
