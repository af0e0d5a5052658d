import { expect, it } from 'vitest';
import { readVisualOptions } from './visual-options.ts';

it('is off without --visual', () => {
  expect(readVisualOptions({}, {})).toBeUndefined();
});

it.each(['update', 'pages', 'browser'])('refuses --%s without --visual', (name) => {
  expect(readVisualOptions({ [name]: true }, {})).toBe(`--${name} belongs to --visual, which is missing`);
});

it('takes patterns with commas between them, and the option more than once', () => {
  const read = (pages: unknown) => readVisualOptions({ visual: true, pages }, {});
  expect(read('index, guides/**')).toMatchObject({ patterns: ['index', 'guides/**'] });
  expect(read(['a', 'b,c'])).toMatchObject({ patterns: ['a', 'b', 'c'] });
  expect(read(undefined)).toMatchObject({ patterns: [], isUpdate: false });
});

it('takes the browser of the command line before that of the environment', () => {
  const environment = { CHROMIUM_PATH: '/b' };
  expect(readVisualOptions({ visual: true, browser: '/a' }, environment)).toMatchObject({ browser: '/a' });
  expect(readVisualOptions({ visual: true }, environment)).toMatchObject({ browser: '/b' });
  expect(readVisualOptions({ visual: true }, { CHROMIUM_PATH: '' })).toMatchObject({ browser: undefined });
});
