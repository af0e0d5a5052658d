import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { findDuplicateKeys } from './parse-yaml.ts';

const options = { merge: true, prettyErrors: false } as const;

function find(text: string): readonly number[] {
  const document = parseDocument(text, { ...options, uniqueKeys: false });
  expect(document.errors).toEqual([]);
  return findDuplicateKeys(document);
}

function findByPackage(text: string): readonly number[] {
  const { errors } = parseDocument(text, options);
  expect(errors.filter(({ code }) => code !== 'DUPLICATE_KEY')).toEqual([]);
  // It names the end of the line before some keys.
  const starts = errors.map(({ pos: [start] }) => start + text.slice(start).search(/\S|$/));
  return starts.sort((one, other) => one - other);
}

const { text } = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom('1', 'a', '"a"', '', 'null'),
    fc
      .array(
        fc.tuple(
          fc.constantFrom('a', '"a"', 'b', '1', '"1"', '1.0', 'null', '&x a', '[a]', '<<'),
          tie('text'),
        ),
      )
      .map(
        (pairs) =>
          `{ ${pairs.map(([key, value]) => `${key}: ${key === '<<' ? '{ z: 1 }' : value}`).join(', ')} }`,
      ),
    fc.array(tie('text').filter(Boolean)).map((items) => `[${items.join(', ')}]`),
  ),
}));

test('are those that the package finds by comparing each key with all before it', () => {
  let found = 0;
  fc.assert(
    fc.property(text, fc.boolean(), (value, isBlock) => {
      const whole = isBlock ? `? a\n: ${value}\nb: ${value}\n"a": ${value}\n` : value;
      const offsets = findByPackage(whole);
      found += offsets.length;
      expect(find(whole)).toEqual(offsets);
    }),
    { numRuns: propertyRuns(100) },
  );
  expect(found).toBeGreaterThan(0);
});

test('none is found where keys differ by their type', () => {
  expect(find('1: a\n"1": b\ntrue: c\n"true": d\n')).toEqual([]);
});
