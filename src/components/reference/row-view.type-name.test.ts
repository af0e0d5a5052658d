import { expect, test } from 'vitest';
import { splitTypeName } from './row-view.ts';

const write = (type: string, schemaName: string | undefined = 'Line') => {
  const { before, name, after, url } = splitTypeName({ type, schemaName }, (one) =>
    one === 'Line' ? '/schemas/line/' : undefined,
  );
  return `${before}${url ? `[${name}](${url})` : ''}${after}`;
};

test('an object is called by the name of its schema, which leads to its page', () => {
  expect(write('object')).toBe('[Line](/schemas/line/)');
  expect(write('object[]')).toBe('[Line](/schemas/line/)[]');
  expect(write('object | null')).toBe('[Line](/schemas/line/) | null');
  expect(write('(object | null)[] | null')).toBe('([Line](/schemas/line/) | null)[] | null');
});

test('the name follows what may be of several types, and is left out without a page', () => {
  expect(write('string | object')).toBe('string | object [Line](/schemas/line/)');
  expect(write('object', 'Other')).toBe('object');
  expect(splitTypeName({ type: 'string', schemaName: undefined }, () => '/')).toEqual({
    before: 'string',
    name: undefined,
    after: '',
    url: undefined,
  });
});
