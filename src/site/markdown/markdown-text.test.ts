import fc from 'fast-check';
import { markdownToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { indent, writeCodeSpan, writeFence, writeHeading } from './markdown-text.ts';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly lang?: string | null;
  readonly children?: readonly Node[];
}

const parse = (text: string): readonly Node[] => (markdownToMdast(text) as unknown as Node).children ?? [];

const visible = fc.string({ minLength: 1, unit: 'grapheme-ascii' }).filter((text) => text.trim() !== '');
const hard = fc.string({ minLength: 1, unit: fc.constantFrom('`', ' ', 'a', '\\', '*', '<') });

test('a code span reads back as the text, whatever backticks stand in it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        visible,
        hard.filter((text) => text.trim() !== ''),
      ),
      (text) => {
        const [paragraph] = parse(`x ${writeCodeSpan(text)} y`);
        expect(paragraph?.children?.[1]).toMatchObject({ type: 'inlineCode', value: text });
      },
    ),
  );
});

test('a code span stands on one line', () => {
  expect(writeCodeSpan('a\n  b')).toBe('`a b`');
  expect(writeCodeSpan('')).toBe('');
});

test('a fenced block reads back as the text, whatever fences stand in it', () => {
  const lines = fc.array(fc.oneof(hard, fc.constantFrom('```', '~~~~', '````js', '')), { minLength: 1 });
  fc.assert(
    fc.property(
      lines.map((list) => list.join('\n')).filter((text) => !text.endsWith('\n')),
      (text) => {
        const [block] = parse(writeFence(text, 'json'));
        expect(block).toMatchObject({ type: 'code', lang: 'json', value: text });
      },
    ),
  );
});

test('a heading stands on one line, and what belongs to an entry is set in', () => {
  expect(writeHeading(2, ' A\nB ')).toBe('## A B');
  expect(indent('a\n\nb', 2)).toBe('  a\n\n  b');
});
