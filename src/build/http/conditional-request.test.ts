import { describe, expect, test } from 'vitest';
import { allowsRange, evaluatePreconditions } from './conditional-request.ts';

const modified = Date.UTC(2026, 0, 1, 12, 0, 0, 500);
const file = { etag: '"a"', modified };
const now = 'Thu, 01 Jan 2026 12:00:00 GMT';
const before = 'Thu, 01 Jan 2026 11:59:59 GMT';
const after = 'Thu, 01 Jan 2026 12:00:01 GMT';

describe('the conditions of a request', () => {
  test.each([
    [{}, 200],
    [{ 'if-none-match': '"a"' }, 304],
    [{ 'if-none-match': 'W/"a"' }, 304],
    [{ 'if-none-match': '"b", W/"c" , "a"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"b"' }, 200],
    [{ 'if-none-match': 'a' }, 200],
    [{ 'if-none-match': '"' }, 200],
    [{ 'if-none-match': '"b"', 'if-modified-since': after }, 200],
    [{ 'if-modified-since': now }, 304],
    [{ 'if-modified-since': after }, 304],
    [{ 'if-modified-since': before }, 200],
    [{ 'if-modified-since': 'never' }, 200],
    [{ 'if-match': '"a"' }, 200],
    [{ 'if-match': '*' }, 200],
    [{ 'if-match': 'W/"a"' }, 412],
    [{ 'if-match': '"b"', 'if-none-match': '"a"' }, 412],
    [{ 'if-unmodified-since': before }, 412],
    [{ 'if-unmodified-since': now }, 200],
    [{ 'if-unmodified-since': 'x', 'if-none-match': '"a"' }, 304],
  ])('%j give %i', (headers, status) => {
    expect(evaluatePreconditions(headers, file)).toBe(status);
  });
});

describe('If-Range', () => {
  test.each([
    [undefined, true],
    ['"a"', true],
    [now, true],
    ['W/"a"', false],
    ['"b"', false],
    [before, false],
    [after, false],
    ['x', false],
    ['"', false],
  ])('%s: %s', (known, isAllowed) => {
    expect(allowsRange(known === undefined ? {} : { 'if-range': known }, file)).toBe(isAllowed);
  });
});
