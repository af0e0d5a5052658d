import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureContrast, pickInk } from './contrast.ts';

test('an icon is white where white can be seen and near-black elsewhere', () => {
  expect(pickInk(['#6d4aff', '#d6336c'])).toBe('#ffffff');
  expect(pickInk(['#34d399', '#2dd4bf'])).toBe('#111111');
  expect(pickInk(['#fff'])).toBe('#111111');
});

test('an icon on any one colour keeps 3:1', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(fc.property(hex, (color) => measureContrast(color, pickInk([color])) >= 3));
});
