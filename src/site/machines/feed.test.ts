import { expect, it } from 'vitest';
import { readUpdateDate } from './feed.ts';

it.each([
  ['2026-10-11', '2026-10-11'],
  ['2026-10', '2026-10-01'],
  ['v2.1 (2026-02-28)', '2026-02-28'],
  ['October 11, 2026', '2026-10-11'],
  ['Oct 11th 2026', '2026-10-11'],
  ['11 October 2026', '2026-10-11'],
  ['Week of Sept. 3, 2026', '2026-09-03'],
  ['May 2026', '2026-05-01'],
  ['February 30, 2026', undefined],
  ['Version 2026', undefined],
  ['v1.2.0', undefined],
])('%s is %s', (label, day) => {
  expect(readUpdateDate(label)?.toISOString().slice(0, 10)).toBe(day);
});
