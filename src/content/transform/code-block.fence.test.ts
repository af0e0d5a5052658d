import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { markLines, markWords, noMarks, readFence, readLineNumbers, readNotations } from './code-block.ts';

describe('readFence', () => {
  it('takes everything after the language for the title', () => {
    expect(readFence('js', 'src/main file.js').title).toBe('src/main file.js');
    expect(readFence('bash', 'cURL').title).toBe('cURL');
    expect(readFence('bash', '').title).toBeUndefined();
    expect(readFence('python', 'FOO=bar').title).toBe('FOO=bar');
  });

  it('takes lines, flags and known keys out of the title wherever they stand', () => {
    const fence = readFence('ts', '{1,3-5} main.ts lines icon="rocket" wrap focus={2} highlight="7-8"');
    expect(fence).toMatchObject({
      language: 'ts',
      title: 'main.ts',
      icon: 'rocket',
      lines: true,
      wrap: true,
    });
    expect([...fence.marks.highlighted]).toEqual([1, 3, 4, 5, 7, 8]);
    expect([...fence.marks.focused]).toEqual([2]);
    expect(fence.expandable).toBe(false);
  });

  it('prefers title= and filename= to loose words', () => {
    expect(readFence('ts', 'title="A b.ts" rest').title).toBe('A b.ts');
    expect(readFence('ts', "filename='a.ts' expandable")).toMatchObject({ title: 'a.ts', expandable: true });
  });

  it('lets a flag be switched off', () => {
    expect(readFence('ts', 'lines={false} wrap=false expandable={true}')).toMatchObject({
      lines: false,
      wrap: false,
      expandable: true,
    });
  });

  it('understands what stands right at the language', () => {
    const fence = readFence('js{2}', '');
    expect([fence.language, [...fence.marks.highlighted]]).toEqual(['js', [2]]);
    expect(readFence('python:main.py', '')).toMatchObject({ language: 'python', title: 'main.py' });
    expect(readFence('config/site.yaml', '')).toMatchObject({ language: 'yaml', title: 'config/site.yaml' });
    expect(readFence('c++', '')).toMatchObject({ language: 'c++', title: undefined });
  });

  it('leaves what other tools mean out of the title, and no word that is the writer’s', () => {
    const meta = 'theme={{ light: "a" }} Response type twoslash {2} theme={null}';
    expect(readFence('json', meta).title).toBe('Response type');
    expect(readFence('json', '"Get it"').title).toBe('Get it');
    expect(readFence('json', 'title={"A b"} icon={"js"} iconType="solid"')).toMatchObject({
      title: 'A b',
      icon: 'js',
      iconType: 'solid',
    });
  });

  it('understands languages as other tools write them', () => {
    expect(readFence('rust,ignore', '').language).toBe('rust');
    expect(readFence('{.python', '.numbered}').language).toBe('python');
    expect(readFence('language-js', '').language).toBe('js');
    expect(readFence('title="a.js"', '')).toMatchObject({ language: '', title: 'a.js' });
    expect(readFence('.env.local', '')).toMatchObject({ language: 'dotenv', title: '.env.local' });
  });

  it('never throws, and keeps a title of plain words whatever stands around it', () => {
    const options = ['lines', 'wrap', '{1,3}', 'icon="js"', 'focus={2}', 'theme={null}', 'expandable'];
    const word = fc.stringMatching(/^[A-Z][A-Za-z./()]{0,8}$/);
    fc.assert(
      fc.property(fc.string(), fc.string(), (language, meta) => {
        expect(readFence(language, meta).language).toBeTypeOf('string');
      }),
      { seed: 7, numRuns: propertyRuns(500) },
    );
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.array(fc.constantFrom(...options)),
        fc.array(fc.constantFrom(...options)),
        (words, before, after) => {
          const title = words.join(' ');
          expect(readFence('js', [...before, title, ...after].join(' ')).title).toBe(title);
        },
      ),
      { seed: 7, numRuns: propertyRuns(500) },
    );
  });

  it('cuts ranges without end', () => {
    expect(readLineNumbers('5-999999')).toHaveLength(10_001);
    expect(readLineNumbers('3-1, x')).toEqual([]);
  });
});

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
