import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCbor, type Value, writeCbor } from './cbor.ts';

test('examples of the standard are read and written', () => {
  // https://www.rfc-editor.org/rfc/rfc8949#appendix-A
  const examples: readonly (readonly [Value, string])[] = [
    [23, '17'],
    [24, '1818'],
    [1000, '1903e8'],
    [1_000_000, '1a000f4240'],
    [-1, '20'],
    [-1000, '3903e7'],
    ['ü', '62c3bc'],
    [[1, [2, 3], [4, 5]], '8301820203820405'],
  ];
  for (const [value, hex] of examples) {
    expect(Buffer.from(writeCbor(value)).toString('hex')).toBe(hex);
    expect(readCbor(Buffer.from(hex, 'hex'))).toEqual(value);
  }
});

test('what is written is read again', () => {
  const { value } = fc.letrec<{ value: Value }>((tie) => ({
    value: fc.oneof(
      fc.integer({ min: -(2 ** 31), max: 2 ** 31 }),
      fc.string({ unit: 'grapheme' }),
      fc.array(tie('value')),
    ),
  }));
  fc.assert(
    fc.property(value, (one) => {
      expect(readCbor(writeCbor(one))).toEqual(one);
    }),
  );
});

test('what an index does not have is refused', () => {
  expect(() => readCbor(Buffer.from('fb3ff199999999999a', 'hex'))).toThrow('CBOR');
});
