import { describe, expect, test } from 'vitest';
import { readSegments, readTarget } from './request-target.ts';

describe('the target of a request', () => {
  test.each([
    ['/', '/', ''],
    ['/a/b?c=d?e', '/a/b', '?c=d?e'],
    ['//evil.example/a', '//evil.example/a', ''],
    ['/\\evil.example', '//evil.example', ''],
    ['/a/../b', '/b', ''],
    ['/a/%2e%2E/b', '/b', ''],
    ['/a/.%2e/b', '/b', ''],
    ['/a\\..\\b', '/b', ''],
    ['/../../b', '/b', ''],
    ['/a/./b', '/a/b', ''],
    ['/a%2Fb', '/a%2Fb', ''],
    ['/a%20b', '/a%20b', ''],
    ['/%zz', '/%zz', ''],
    ['/\xc3\xa9', '/%C3%A9', ''],
    ['/a#b', '/a', ''],
    ['http://site.example/a/../b?c', '/b', '?c'],
    ['http://user:word@site.example', '/', ''],
  ])('%s is the path %s', (target, pathname, search) => {
    expect(readTarget(target)).toEqual({ pathname, search });
  });

  test.each([
    ...['*', '', 'site.example:80', '?a', 'a', 'http://', 'http://[', 'ftp://a/b', 'file:///etc/passwd'],
    ...[
      '/a/..%2f..%2fb',
      '/a/..%2F',
      '/a/%2e%2e%2fb',
      '/a/%2e%2e%5cb',
      '/a/..%5c..%5cb',
      '/a%2f..',
      '/a%2f..%2fb',
    ],
    ...[
      '/a/%252e%252e/b',
      '/a/%252e%252e%252fb',
      '/a/%25252e%25252e%25252fb',
      '/a/..%252fb',
      '/a%5c%2e%2e/b',
    ],
    ...['/a/..;/b', '/%2e%2e;x/b', '/a%2f.%2fb'],
  ])('%s is refused', (target) => {
    expect(readTarget(target)).toBeUndefined();
  });
});

test('the segments of a path are decoded, and none leads elsewhere', () => {
  expect(readSegments('/a//b%20c/%C3%A9/')).toEqual(['a', 'b c', 'é']);
  for (const path of ['/%', '/%ff', '/a%2fb', '/a%5cb', '/a%00', '/../a'])
    expect(readSegments(path), path).toBeUndefined();
});
