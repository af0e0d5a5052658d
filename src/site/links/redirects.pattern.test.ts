import { describe, expect, test } from 'vitest';
import { fillDestination, hasNames, readRedirectPattern } from './redirects.ts';

const match = (source: string, path: string) => {
  const names = readRedirectPattern(source).match(path);
  return names && Object.fromEntries(names);
};

describe('a redirect’s source', () => {
  test('without names matches its own path only', () => {
    expect(match('a/b', 'a/b')).toEqual({});
    expect(match('a/b', 'a/b/c')).toBeUndefined();
    expect(match('a/b', 'a')).toBeUndefined();
    expect(match('', '')).toBeUndefined();
  });

  test('with `:name` matches one segment', () => {
    expect(match('a/:x/c', 'a/b/c')).toEqual({ x: 'b' });
    expect(match('a/:x', 'a/b/c')).toBeUndefined();
    expect(match('a/:x', 'a')).toBeUndefined();
  });

  test('with `:name*` at its end matches any number of segments', () => {
    expect(match('a/:rest*', 'a')).toEqual({ rest: '' });
    expect(match('a/:rest*', 'a/b/c')).toEqual({ rest: 'b/c' });
    expect(match(':rest*', '')).toEqual({ rest: '' });
    expect(match('a/:rest*', 'ab')).toBeUndefined();
  });

  test('says whether it holds names', () => {
    expect(readRedirectPattern('a/:x').hasNames).toBe(true);
    expect(readRedirectPattern('a/x:y').hasNames).toBe(false);
  });
});

describe('a redirect’s destination', () => {
  test('has its names filled in, with and without the star', () => {
    const names = new Map([['rest', 'b/c']]);
    expect(fillDestination('/new/:rest*', names)).toBe('/new/b/c');
    expect(fillDestination('/new/:rest', names)).toBe('/new/b/c');
    expect(fillDestination('/new/:other', names)).toBe('/new/:other');
  });

  test('holds names where a segment begins with a colon, a port is none', () => {
    expect(hasNames('/new/:rest*')).toBe(true);
    expect(hasNames('http://localhost:4000/x')).toBe(false);
  });
});
