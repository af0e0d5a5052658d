import { expect, it } from 'vitest';
import { readLink } from './props.ts';

it('keeps a link inside the site plain', () => {
  expect(readLink('/quickstart', false)).toEqual({
    href: '/quickstart',
    isExternal: false,
    rel: undefined,
    target: undefined,
  });
});

it('marks a link to another site', () => {
  expect(readLink('https://example.com', false)).toMatchObject({
    isExternal: true,
    rel: 'noopener noreferrer',
  });
  expect(readLink('//example.com', false)?.isExternal).toBe(true);
});

it('opens a new tab only where asked, and then without an opener', () => {
  expect(readLink('/a', true)).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
});

it.each(['javascript:alert(1)', 'java\nscript:alert(1)', '', undefined, 3])('makes no link of %j', (href) => {
  expect(readLink(href, false)).toBeUndefined();
});
