import { expect, test } from 'vitest';
import { groupParameters } from './operation.ts';

test('parameters stand by their location, in one order, each in its own', () => {
  const list = [
    { in: 'cookie', name: 'theme' },
    { in: 'path', name: 'id' },
    { in: 'cookie', name: 'id' },
  ] as const;
  expect(groupParameters(list)).toEqual([
    { in: 'path', title: 'Path parameters', parameters: [list[1]] },
    { in: 'cookie', title: 'Cookies', parameters: [list[0], list[2]] },
  ]);
  expect(groupParameters([])).toEqual([]);
});
