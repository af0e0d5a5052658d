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

describe('what a path fills in', () => {
  const follow = (line: string, path: string) => readRedirectRules(line)(path)?.destination;

  it.each([
    ['/old//evil.example', '/evil.example'],
    ['/old///evil.example', '/evil.example'],
    ['/old/%2fevil.example', '/%2fevil.example'],
    ['/old/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/old/%5cevil.example', '/%5cevil.example'],
    ['/old/\\evil.example', '/evil.example'],
    ['/old/\\\\evil.example', '/evil.example'],
    ['/old/%09/evil.example', '/%09/evil.example'],
    ['/old/https://evil.example', '/https:/evil.example'],
    ['/old/@evil.example', '/@evil.example'],
    ['//old//evil.example', '/evil.example'],
  ])('%s stays on the site as %s', (path, destination) => {
    for (const to of ['/:splat', ':splat', '//:splat'].slice(0, 2))
      expect(follow(`/old/* ${to} 308`, path)).toBe(destination);
    expect(URL.parse(destination, 'https://site.example/a/')?.host).toBe('site.example');
  });

  it.each([
    'https://:splat',
    'https:/:splat',
    'https:\\\\:splat',
    'https://:splat.example.com/',
    'https://example.com:splat',
    '//:splat',
    '/\\:splat',
  ])('is no part of the host of %s', (to) => {
    expect(follow(`/old/* ${to} 308`, '/old/evil.example')).toBeUndefined();
  });

  it('is a part of the path, the query or the fragment of another site', () => {
    expect(follow('/old/* https://example.com:80/a/:splat?b=:splat#:splat 308', '/old/x')).toBe(
      'https://example.com:80/a/x?b=x#x',
    );
  });

  it('may have any name, and what is no ASCII is encoded', () => {
    expect(follow('/a/:1/:1 /b/:1 308', '/a/x/y')).toBe('/b/y');
    expect(follow('/a /möve 308', '/a')).toBe('/m%C3%B6ve');
  });
});
