import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { findSectionChanges, readLineChanges } from './line-changes.ts';

const head = (file: string) => [`diff --git a/${file} b/${file}`, `--- a/${file}`, `+++ b/${file}`];

const read = (...lines: readonly string[]) => readLineChanges(lines.join('\n'));

describe('readLineChanges', () => {
  test('takes empty lines around a text for no change, and text that is gone for one of the line before', () => {
    const changes = read(
      '\x01200',
      '',
      ...head('a.mdx'),
      '@@ -3,0 +4,4 @@ text',
      '+',
      '+## New',
      '+--- a/a.mdx',
      '+',
      '@@ -9 +12,0 @@',
      '-Gone.',
      '@@ -20,0 +23 @@',
      '+ ',
      '@@ -30,3 +32,0 @@',
      '-',
      '-## Gone',
      '-Text.',
      '\\ No newline at end of file',
    );
    expect(changes.get('a.mdx')).toEqual({
      time: 200,
      lines: [
        { from: 5, to: 7, time: 200 },
        { from: 12, to: 13, time: 200 },
      ],
    });
  });

  test('tells when a file came, and nothing of one that had its name before, that is gone, or whose name is quoted', () => {
    const changes = read(
      '\x01300',
      ...['diff --git a/b.mdx b/b.mdx', '--- a/b.mdx', '+++ /dev/null', '@@ -1 +0,0 @@', '-Text.'],
      ...['diff --git a/a b.mdx b/a b.mdx', 'new file mode 100644', '--- /dev/null', '+++ b/a b.mdx\t'],
      ...['@@ -0,0 +1 @@', '+Text.'],
      '\x01200',
      ...['--- "a/\\".mdx"', '+++ "b/\\".mdx"', '@@ -1 +1 @@', '-One.', '+Two.'],
      '\x01100',
      ...[...head('b.mdx'), '@@ -1 +1 @@', '-One.', '+Two.'],
      ...[...head('a b.mdx'), '@@ -1 +1 @@', '-One.', '+Two.'],
    );
    expect([...changes]).toEqual([['a b.mdx', { time: 300, added: 300, lines: [] }]]);
  });

  test('finds each line that came, where it is now, with the time at which it came', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.array(edits, { maxLength: 6 }), (length, commits) => {
        let lines = Array.from({ length }, () => 0);
        const log: string[] = [];
        for (const [index, commit] of commits.entries()) {
          const made = applyEdits(lines, commit, index + 1);
          lines = made.lines;
          if (made.hunks.length > 0) log.unshift(`\x01${index + 1}`, '', ...head('a.mdx'), ...made.hunks);
        }
        const found = Array.from({ length: lines.length }, () => 0);
        for (const { from, to, time } of read(...log).get('a.mdx')?.lines ?? [])
          found.fill(time, from - 1, to - 1);
        expect(found).toEqual(lines);
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});

/** Of a commit, from the start to the end of a file: lines that stay, that go and that come. */
const edits = fc.array(
  fc.record({
    kept: fc.integer({ min: 1, max: 4 }),
    removed: fc.integer({ min: 0, max: 3 }),
    added: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 4 },
);

/** A file as the times at which its lines came, after a commit; and what `git log` says of that. */
function applyEdits(
  lines: readonly number[],
  commit: readonly { readonly kept: number; readonly removed: number; readonly added: number }[],
  time: number,
) {
  const next: number[] = [];
  const hunks: string[] = [];
  let at = 0;
  for (const { kept, removed, added } of commit) {
    if (at + kept > lines.length) break;
    next.push(...lines.slice(at, at + kept));
    at += kept;
    const gone = Math.min(removed, lines.length - at);
    const start = gone === 0 ? at : at + 1;
    hunks.push(
      `@@ -${start},${gone} +${next.length + 1},${added} @@`,
      ...Array.from({ length: gone }, () => '-old'),
      ...Array.from({ length: added }, () => '+new'),
    );
    next.push(...Array.from({ length: added }, () => time));
    at += gone;
  }
  return { lines: [...next, ...lines.slice(at)], hunks };
}

test('a section has the latest time of its lines, from its heading to the next one', () => {
  const sections = [
    { id: 'b', line: 20 },
    { id: 'a', line: 10 },
  ];
  const find = (...lines: readonly (readonly [number, number, number])[]) =>
    findSectionChanges(
      sections,
      4,
      lines.map(([from, to, time]) => ({ from, to, time })),
    );
  expect(find([1, 4, 9])).toEqual([]);
  expect(find([3, 5, 7], [12, 13, 8], [19, 20, 9])).toEqual([
    ['', 7],
    ['a', 9],
  ]);
  expect(find([9, 21, 5], [30, 31, 4])).toEqual([
    ['', 5],
    ['a', 5],
    ['b', 5],
  ]);
});
