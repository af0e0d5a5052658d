import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import {
  findContainer,
  type JsonMap,
  type ScanMistake,
  scanJson,
  scanMembers,
  skip,
} from './json-scan.lazy.ts';

function scan(text: string): JsonMap | ScanMistake {
  const steps = scanJson(text);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What the tree shows of a text, as a value again. */
function read(map: JsonMap, start = skip(map.text, 0), end = map.text.trimEnd().length): unknown {
  const container = findContainer(map, start);
  if (!container) return JSON.parse(map.text.slice(start, end));
  const members = [];
  for (let from = start + 1; ; ) {
    const page = scanMembers(map, from, 3);
    members.push(...page);
    if (page.length < 3) break;
    from = page.at(-1)?.end ?? 0;
  }
  expect(members.length).toBe(container.count);
  expect(members.map(({ isLast }) => isLast)).toEqual(
    members.map((_, index) => index === members.length - 1),
  );
  const values = members.map(({ key, start: from, end: to }) => [
    key === undefined ? '' : JSON.parse(key),
    read(map, from, to),
  ]);
  return container.open === '[' ? values.map(([, item]) => item) : Object.fromEntries(values);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('reads any JSON as JSON.parse does, however it is spaced', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('', ' ', '\t', '\r\n  '), (value, space) => {
      const text = `${space}${JSON.stringify(value, null, space.replace('\r\n', ''))}${space}`;
      const map = scan(text);
      if (!('starts' in map)) throw new Error(text);
      expect(read(map)).toEqual(JSON.parse(text));
    }),
  );
});

test('takes what JSON.parse takes and nothing else', () => {
  const piece = fc.constantFrom(
    ...'{}[],:"\\ \n\t\u0000é'.split(''),
    ...[
      '0',
      '1',
      '-',
      '.',
      'e',
      '+',
      'true',
      'null',
      'nul',
      '"a"',
      '"a":',
      '\\u00e9',
      '\\x',
      '01',
      '1.0',
      '[1]',
      '{}',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const text = pieces.join('');
      expect('starts' in scan(text), text).toBe(isJson(text));
    }),
    { numRuns: propertyRuns(4_000) },
  );
});

test.each([
  ['', { line: 1, column: 1 }],
  ['{"a": 1,\n "b": }', { line: 2, column: 7 }],
  ['[1, 2', { line: 1, column: 6 }],
  ['[1} ', { line: 1, column: 3 }],
  ['{"a" 1}', { line: 1, column: 6 }],
  ['"a\nb"', { line: 1, column: 3 }],
  ['"\\x"', { line: 1, column: 2 }],
  ['1 2', { line: 1, column: 3 }],
])('says where %j stops being JSON', (text, mistake) => {
  expect(scan(text)).toEqual(mistake);
});

test('nests a hundred thousand deep', () => {
  const map = scan('['.repeat(100_000) + ']'.repeat(100_000));
  if (!('starts' in map)) throw new Error('no map');
  expect(findContainer(map, 99_999)).toEqual({ open: '[', end: 100_001, count: 0 });
  expect(findContainer(map, 0)).toEqual({ open: '[', end: 200_000, count: 1 });
});

test('can be interrupted, inside a long string too', () => {
  const steps = scanJson(`"${'a'.repeat(100_000)}"`);
  expect([steps.next().done, steps.next().done]).toEqual([false, false]);
});
