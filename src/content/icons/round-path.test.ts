import { describe, expect, it } from 'vitest';
import { roundBody, roundPath } from './round-path.ts';

describe('roundPath', () => {
  it.each([
    ['keeps what is on the grid', 'M224 128a8 8 0 0 1-8 8H40Z', 'M224 128a8 8 0 0 1-8 8H40Z'],
    ['does not add up errors', 'm0 0l.3.3l.3.3l.3.3l.3.3l.3.3', 'm0 0l.5.5l0 0l.5.5l0 0l.5.5'],
    ['goes on where a closed part began', 'M1.2 1.2h8.3v4zm1.1 1.1h2', 'M1 1h8.5v4zm1.5 1.5h2'],
    [
      'keeps radii, and reads flags that touch',
      'M0 0a8.13 8.13 0 01.32-11.32',
      'M0 0a8.13 8.13 0 0 1 .5-11.5',
    ],
    ['moves the handles of curves', 'M.9.9c.3.3.6.6 1.3 1.3', 'M1 1c0 0 .5.5 1 1'],
    ['draws on after a move', 'M1.1 1.1 2.3 2.3', 'M1 1L2.5 2.5'],
    ['leaves what is no path', 'M1.1 x', 'M1.1 x'],
    ['leaves a path without its last number', 'M1.1 1.1h', 'M1.1 1.1h'],
  ])('%s', (_, data, expected) => {
    expect(roundPath(data, 0.5)).toBe(expected);
  });
});

describe('roundBody', () => {
  it('rounds every path by the size of the box', () => {
    const body = '<path fill="currentColor" d="M1.3 1.3"/><path d="M2.6 2.6" opacity=".2"/>';
    expect(roundBody(body, 256)).toBe(
      '<path fill="currentColor" d="M1.5 1.5"/><path d="M2.5 2.5" opacity=".2"/>',
    );
    expect(roundBody(body, 24)).toBe(body);
    expect(roundBody('<path d="M12 .297c-6.63 0-12 5.373-12 12"/>', 24)).toBe(
      '<path d="M12 .3c-6.65 0-12 5.35-12 12"/>',
    );
  });
});
