import { describe, expect, it } from 'vitest';
import { readRedirectRules } from './redirect-rules.ts';

const rules = readRedirectRules(
  [
    '/old /new/ 308',
    '/blog/:slug /posts/:slug/ 307',
    '/archive/* /guides/:splat 308',
    '/chat https://chat.example.com 308',
    '',
  ].join('\n'),
);

describe('the rules of _redirects', () => {
  it.each([
    ['/old', '/new/', 308],
    ['/old/', '/new/', 308],
    ['/blog/first', '/posts/first/', 307],
    ['/archive/a/b', '/guides/a/b', 308],
    ['/archive', '/guides/', 308],
    ['/chat', 'https://chat.example.com', 308],
  ])('send %s to %s', (path, destination, status) => {
    expect(rules(path)).toEqual({ destination, status });
  });

  it.each(['/older', '/blog/a/b', '/', '/archived'])('leave %s alone', (path) => {
    expect(rules(path)).toBeUndefined();
  });

  it('take a dot for a dot', () => {
    expect(readRedirectRules('/a.b /c 308')('/axb')).toBeUndefined();
  });
});
