import { describe, expect, it } from 'vitest';
import { drawFrame, formatProblem } from './format.ts';
import type { Problem } from './problem.ts';

const problem: Problem = {
  file: 'site.json',
  line: 3,
  column: 26,
  code: 'site-json/hex-color',
  severity: 'error',
  message: 'colors.primary must be a hex color such as "#0D9373", but is "0D9373".',
  hint: 'Add the "#".',
};
const text = '{\n  "name": "User Group API",\n  "colors": { "primary": "0D9373" },\n  "tabs": []\n}\n';

describe('formatProblem', () => {
  it('shows place and message, the line between its neighbours with a caret, hint and code', () => {
    expect(formatProblem(problem, text.split('\n'))).toBe(
      [
        'site.json:3:26  colors.primary must be a hex color such as "#0D9373", but is "0D9373".',
        '  2 |   "name": "User Group API",',
        '> 3 |   "colors": { "primary": "0D9373" },',
        '    |                          ^',
        '  4 |   "tabs": []',
        `Add the "#".${' '.repeat(60)}site-json/hex-color`,
      ].join('\n'),
    );
  });

  it('leaves the frame out where the text is not known', () => {
    expect(formatProblem(problem).split('\n')).toHaveLength(2);
  });

  it('keeps a long hint and the code apart', () => {
    const hint = `${'word '.repeat(20)}end.`;
    expect(formatProblem({ ...problem, hint })).toContain(`${hint}  site-json/hex-color`);
  });
});

describe('drawFrame', () => {
  it('leaves out lines before the first and after the last', () => {
    expect(drawFrame(['only'], 1, 1)).toEqual(['> 1 | only', '    | ^']);
  });

  it('gives line numbers one width', () => {
    const frame = drawFrame('a\n'.repeat(10).split('\n'), 10, 1);
    expect(frame).toEqual(['   9 | a', '> 10 | a', '     | ^', '  11 |']);
  });

  it('keeps the caret under its column behind tabs', () => {
    expect(drawFrame(['\t\tname'], 1, 3)).toEqual(['> 1 |   name', '    |   ^']);
  });

  it('cuts a long line to what is around the column', () => {
    const [line = '', caret = ''] = drawFrame([`${'x'.repeat(500)}!${'y'.repeat(500)}`], 1, 501);
    expect(line.length).toBeLessThan(110);
    expect(line.charAt(caret.indexOf('^'))).toBe('!');
  });

  it('stands a place beyond the text', () => {
    expect(drawFrame(['a'], 9, 9)).toEqual([]);
  });
});
