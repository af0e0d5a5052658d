import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLabel } from '../read/label.ts';
import { measureLabel, wrapLabel } from './text-size.ts';

const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 12 });

describe('a wrapped label', () => {
  it('has all of its words, and no line that is wider than it may be', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 90, max: 300 }), (list, width) => {
        const wrapped = wrapLabel(readLabel(list.join(' ')) ?? [], width);
        expect(wrapped.flatMap((line) => line.map(({ text }) => text)).join(' ')).toBe(list.join(' '));
        expect(measureLabel(wrapped).width).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('has lines of even length', () => {
    const wrapped = wrapLabel([[{ text: 'MCP Execution Request (if allowed)' }]], 170);
    expect(wrapped.map(([span]) => span?.text)).toEqual(['MCP Execution', 'Request (if allowed)']);
  });

  it('breaks Chinese text anywhere, but not before a sign, and keeps what is bold', () => {
    const text = '统计数据会保存，然后结束';
    const wrapped = wrapLabel([[{ text, isBold: true }]], 80);
    expect(wrapped.flatMap((line) => line.map((span) => span.text)).join('')).toBe(text);
    expect(wrapped.every(([span]) => span?.isBold && !span.text.startsWith('，'))).toBe(true);
    expect(wrapped.length).toBeGreaterThan(2);
  });
});
