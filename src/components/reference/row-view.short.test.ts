import { expect, test } from 'vitest';
import { isShort } from './row-view.ts';

test.each([
  [[{ label: 'Default', values: ['10'] }], true],
  [
    [
      { label: 'Range', values: ['1 to 100'] },
      { label: 'Example', values: ['17'] },
    ],
    true,
  ],
  [[{ label: 'Example', values: ['"https://cdn.example.com/mars.jpg"'] }], false],
  [[{ label: 'Allowed values', values: ['a', 'b'], notes: ['First', ''] }], false],
  [[], true],
] as const)('%j: %s', (facts, expected) => {
  expect(isShort(facts)).toBe(expected);
});
