import { expect, test } from 'vitest';
import { writeDate } from './write-date.ts';

test('a date is written in the words of the language, by the day in UTC', () => {
  expect(writeDate('2026-11-18T23:59:00Z', 'en')).toBe('18 November 2026');
  expect(writeDate('2026-11-18T23:59:00Z', 'en-US')).toBe('November 18, 2026');
  expect(writeDate('2026-11-18T00:01:00+02:00', 'de')).toBe('17. November 2026');
});
