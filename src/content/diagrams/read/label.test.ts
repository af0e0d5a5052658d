import { describe, expect, it } from 'vitest';
import { readLabel } from './label.ts';

describe('a label', () => {
  it.each([
    ['"quoted"', [[{ text: 'quoted' }]]],
    ['one<br/>two\\nthree', [[{ text: 'one' }], [{ text: 'two' }], [{ text: 'three' }]]],
    ['#quot;x#quot; #35;1 &lt;y&gt;', [[{ text: '"x" #1 <y>' }]]],
    [
      '`a **b** *c* <b>d</b>`',
      [
        [
          { text: 'a ' },
          { text: 'b', isBold: true },
          { text: ' ' },
          { text: 'c', isItalic: true },
          { text: ' ' },
          { text: 'd', isBold: true },
        ],
      ],
    ],
    ['2 * 3 * 4, /api/*, x_*', [[{ text: '2 * 3 * 4, /api/*, x_*' }]]],
    ['**plain**', [[{ text: '**plain**' }]]],
    ['', [[]]],
  ])('%j is read', (written, lines) => {
    expect(readLabel(written)).toEqual(lines);
  });

  it.each(['$$x$$', 'fa:fa-user Me', '<img src=x>', '<a href="x">y</a>', '#hearts;'])(
    '%j is not',
    (written) => {
      expect(readLabel(written)).toBeUndefined();
    },
  );
});
