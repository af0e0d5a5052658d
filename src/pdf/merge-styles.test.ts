import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeStyles } from './merge-styles.ts';

describe('style sheets of pages as one', () => {
  test('each rule is there once, those of a layer in a layer of that name', () => {
    const merged = mergeStyles([
      '@layer base{a{color:red}b{color:blue}}@media print{a{top:0}}',
      '@layer base{b{color:blue}}c{left:0}',
    ]);
    expect(merged.split('\n')).toEqual([
      '@layer base{a{color:red}}',
      '@layer base{b{color:blue}}',
      '@media print{a{top:0}}',
      'c{left:0}',
    ]);
  });

  test('the order of layers stays at the beginning', () => {
    expect(mergeStyles(['@layer base,components;a{top:0}', '@layer base,components;b{top:0}'])).toMatch(
      /^@layer base,components;\n/,
    );
  });

  test('a rule that is there twice in a sheet stays so', () => {
    expect(mergeStyles(['a{top:0}b{top:1px}a{top:0}']).split('\n')).toEqual([
      'a{top:0}',
      'b{top:1px}',
      'a{top:0}',
    ]);
  });

  test('whatever each page has of the rules, it finds them in their order', () => {
    const rules = Array.from({ length: 12 }, (_, index) => `.r${index}{top:0}`);
    const pages = fc.array(fc.subarray(rules), { maxLength: 12 });
    fc.assert(
      fc.property(pages, (parts) => {
        const merged = mergeStyles(parts.map((part) => part.join(''))).split('\n');
        for (const part of parts) expect(merged.filter((rule) => part.includes(rule))).toEqual(part);
      }),
    );
  });
});
