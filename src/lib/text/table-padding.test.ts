import { describe, expect, it, test } from 'vitest';
import { findTablePadding, listLines } from './table-padding.ts';

const table = (columns: number, rows: number, row: string) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${`${row}\n`.repeat(rows)}`;

describe('a table whose rows are padded', () => {
  it('is found at the row that needs one cell too many', () => {
    const text = `Text.\n\n${table(500, 30, '|b|')}`;
    const found = findTablePadding(text, 10_000);
    // Each row needs 498 of 500 cells (those at both ends of a line are empty): the 21st is one too many.
    expect(text.slice(0, found).split('\n')).toHaveLength(5 + 20);
  });

  it('is none where rows are whole, few, or of another table', () => {
    expect(findTablePadding(table(500, 30, '|b'.repeat(500)), 10_000)).toBeUndefined();
    expect(findTablePadding(table(500, 10, '|b|'), 10_000)).toBeUndefined();
    expect(findTablePadding(`${table(500, 15, '|b|')}\n`.repeat(9), 10_000)).toBeUndefined();
    expect(findTablePadding(`${'-'.repeat(900)}\n${'a\n'.repeat(30_000)}`, 10_000)).toBeUndefined();
  });

  it('is found whatever rows look like, how lines end and what is in front of them', () => {
    const rows = (row: string) => table(500, 30, row);
    // A row of dashes is no new header.
    const text = rows('|b|').replace('|b|', '-|').replace('|b|', '|-|-|');
    for (const one of [text, rows('|b|').replaceAll('\n', '\r\n'), rows('|b|').replaceAll('\n', '\r')])
      expect(findTablePadding(one, 10_000)).toBeGreaterThan(2_000);
    const quoted = rows('|b|').replace(/^/gm, '> ');
    expect(findTablePadding(quoted, 10_000)).toBeGreaterThan(2_000);
  });

  it('ends with an empty line', () => {
    expect(findTablePadding(`${table(500, 1, '|b|')}\n${'a|b\n'.repeat(900)}`, 10_000)).toBeUndefined();
  });

  it('is looked for in a time that grows with the text alone', () => {
    expect(findTablePadding('|- '.repeat(300_000), 10_000)).toBeUndefined();
    expect(findTablePadding('| |\n'.repeat(300_000), 10_000)).toBeUndefined();
  });
});

test('a line ends with a line feed, a carriage return or both', () => {
  expect([...listLines('a\nb\r\n\r\rc')]).toEqual([
    { line: 'a', offset: 0 },
    { line: 'b', offset: 2 },
    { line: '', offset: 5 },
    { line: '', offset: 6 },
    { line: 'c', offset: 7 },
  ]);
  expect([...listLines('')]).toEqual([{ line: '', offset: 0 }]);
});
