import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './file-store.ts';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000', undefined],
    ['brotli', undefined],
    [undefined, undefined],
  ])('takes of %s the encoding %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });
});
