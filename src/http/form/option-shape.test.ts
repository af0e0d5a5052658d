import { expect, test } from 'vitest';
import { fromPlain } from '../../lib/json/from-plain.ts';
import { chooseOption, type OptionShape } from './option-shape.ts';

const choose = (shapes: readonly OptionShape[], value: unknown) => chooseOption(shapes, fromPlain(value));

test('options are told apart by their types', () => {
  const shapes = [
    { type: 'string' },
    { type: 'number' },
    { type: 'array' },
    { type: 'object' },
    { values: ['null'] },
  ];
  expect(['a', 1, [], {}, null, true].map((value) => choose(shapes, value))).toEqual([0, 1, 2, 3, 4, -1]);
});

test('objects are told apart by the values of a key, then by the keys they need, then by those they know', () => {
  const shapes: readonly OptionShape[] = [
    { type: 'object', required: ['kind'], keys: { kind: { values: ['"cat"'] }, name: {} } },
    { type: 'object', required: ['kind'], keys: { kind: { values: ['"dog"'] }, name: {} } },
    { type: 'object', required: ['id'], keys: { id: {} } },
    { type: 'object', keys: { a: {}, b: {} } },
    { type: 'object', keys: { a: { type: 'string' }, c: {} } },
  ];
  expect(choose(shapes, { kind: 'dog', name: 'x' })).toBe(1);
  expect(choose(shapes, { id: 1, name: 'x' })).toBe(2);
  expect(choose(shapes, { a: 1, b: 2 })).toBe(3);
  expect(choose(shapes, { a: 'x', c: 2 })).toBe(4);
  expect(choose(shapes.slice(0, 3), { kind: 'cow' })).toBe(-1);
});
