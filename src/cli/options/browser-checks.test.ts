import { expect, it } from 'vitest';
import { readBrowserChecks } from './browser-checks.ts';

it('is off without --visual and --a11y', () => {
  expect(readBrowserChecks({}, {})).toBeUndefined();
});

it.each(['pages', 'browser'])('refuses --%s without --visual and --a11y', (name) => {
  expect(readBrowserChecks({ [name]: true }, {})).toBe(
    `--${name} belongs to --visual or --a11y, which are missing`,
  );
});

it('refuses --update without --visual', () => {
  expect(readBrowserChecks({ a11y: true, update: true }, {})).toBe(
    '--update belongs to --visual, which is missing',
  );
});

it('takes either, and both', () => {
  expect(readBrowserChecks({ a11y: true }, {})).toMatchObject({ accessibility: true, visual: undefined });
  expect(readBrowserChecks({ visual: true, update: true }, {})).toMatchObject({
    accessibility: false,
    visual: { isUpdate: true },
  });
  expect(readBrowserChecks({ visual: true, a11y: true }, {})).toMatchObject({
    accessibility: true,
    visual: { isUpdate: false },
  });
});

it('takes patterns with commas between them, and the option more than once', () => {
  const read = (pages: unknown) => readBrowserChecks({ visual: true, pages }, {});
  expect(read('index, guides/**')).toMatchObject({ patterns: ['index', 'guides/**'] });
  expect(read(['a', 'b,c'])).toMatchObject({ patterns: ['a', 'b', 'c'] });
  expect(read(undefined)).toMatchObject({ patterns: [] });
});

it('takes the browser of the command line before that of the environment', () => {
  const environment = { CHROMIUM_PATH: '/b' };
  expect(readBrowserChecks({ visual: true, browser: '/a' }, environment)).toMatchObject({ browser: '/a' });
  expect(readBrowserChecks({ visual: true }, environment)).toMatchObject({ browser: '/b' });
  expect(readBrowserChecks({ visual: true }, { CHROMIUM_PATH: '' })).toMatchObject({ browser: undefined });
});
