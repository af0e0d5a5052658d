import { expect, it } from 'vitest';
import { describeViews } from './report-differences.ts';
import { siteViews } from './viewports.ts';

const all = siteViews({ mode: { default: undefined, isHidden: false } });

it('says that every view is meant', () => {
  expect(describeViews(all, all)).toBe('at every width and in every mode');
});

it('names widths with their modes', () => {
  const some = all.filter(({ width, mode }) => width === 1440 || (width === 390 && mode === 'dark'));
  expect(describeViews(some, all)).toBe('1440 px light and dark, 390 px dark');
});

it('leaves out a mode that readers cannot choose', () => {
  expect(siteViews({ mode: { default: 'dark', isHidden: true } })).toEqual(
    [1440, 768, 390].map((width) => ({ width, mode: 'dark' })),
  );
});
