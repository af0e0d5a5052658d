import { describe, expect, it } from 'vitest';
import { markLines, markWords, noMarks, readNotations } from './notation.ts';

const read = (code: string) => readNotations(code, noMarks);

describe('readNotations', () => {
  it('takes marks out of comments of every kind', () => {
    const lines = [
      'a // [!code ++]',
      'b # [!code --]',
      'c <!-- [!code highlight] -->',
      'd /* [!code focus] */',
      'e -- [!code hl]',
      'f',
    ];
    const { code, marks } = read(lines.join('\n'));
    expect(code).toBe('a\nb\nc\nd\ne\nf');
    expect(marks).toEqual({
      added: new Set([1]),
      removed: new Set([2]),
      highlighted: new Set([3, 5]),
      focused: new Set([4]),
    });
  });

  it('marks several lines from a comment alone on its line', () => {
    const { code, marks } = read('a\n// [!code highlight:2]\nb\nc\nd');
    expect(code).toBe('a\nb\nc\nd');
    expect([...marks.highlighted]).toEqual([2, 3]);
  });

  it('keeps the words of a comment, reads JSX and other comments, and can show a mark itself', () => {
    const { code, marks } = read(
      'a # why [!code ++]\n<B /> {/* [!code focus] */}\nlet c (* [!code --] *)\n(d) ; [!code hl]\ne // [!!code ++]',
    );
    expect(code).toBe('a # why\n<B />\nlet c\n(d)\ne // [!code ++]');
    expect(marks).toEqual({
      added: new Set([1]),
      focused: new Set([2]),
      removed: new Set([3]),
      highlighted: new Set([4]),
    });
  });

  it('reads which words are marked', () => {
    expect(read('// [!code word:a\\:b]\nx // [!code word:x:2]').words).toEqual([
      { word: 'a:b', from: 1, to: Number.POSITIVE_INFINITY },
      { word: 'x', from: 1, to: 2 },
    ]);
  });

  it('reads two marks on one line and leaves other comments alone', () => {
    const { code, marks } = read('a // [!code ++] // [!code focus]\nb // [!code unknown]');
    expect(code).toBe('a\nb // [!code unknown]');
    expect([[...marks.added], [...marks.focused]]).toEqual([[1], [1]]);
  });
});

describe('markWords', () => {
  it('marks a word across spans, and never what stands in a tag', () => {
    const marks = [{ word: 'a<b', from: 1, to: 1 }];
    expect(markWords('<span class="tk-k">a</span>&lt;b a', marks)).toBe(
      '<span class="tk-k"><mark class="word">a</mark></span><mark class="word">&lt;b</mark> a',
    );
    expect(markWords('<span class="a">a</span>', [{ word: 'class', from: 1, to: 9 }])).toBe(
      '<span class="a">a</span>',
    );
  });
});

describe('markLines', () => {
  const html = 'one\ntwo\nthree';

  it('leaves code without marks as it is', () => {
    expect(markLines(html, noMarks, false)).toBe(html);
  });

  it('makes marked lines elements that end with their own line break', () => {
    const marks = { ...noMarks, highlighted: new Set([2]), added: new Set([3]), focused: new Set([3]) };
    expect(markLines(html, marks, false)).toBe(
      'one\n<mark class="line">two\n</mark><ins class="line focus">three</ins>',
    );
  });

  it('keeps the text whatever is marked', () => {
    const marks = { ...noMarks, removed: new Set([1, 99]) };
    for (const all of [true, false]) expect(markLines(html, marks, all).replace(/<[^>]*>/g, '')).toBe(html);
    expect(markLines(html, noMarks, true)).toContain('<span class="line">two\n</span>');
  });
});
