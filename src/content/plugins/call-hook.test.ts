import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { callHook } from './call-hook.ts';

describe('callHook', () => {
  it('gives what a hook gives, at once or later, with timers that fire', async () => {
    expect(await callHook(() => 1, 1000)).toEqual({ kind: 'done', value: 1 });
    const later = () => new Promise<number>((resolve) => setTimeout(() => resolve(2), 1));
    expect(await callHook(later, 5000)).toEqual({ kind: 'done', value: 2 });
  });

  it('gives what a hook throws', async () => {
    const error = new Error('no');
    expect(await callHook(() => Promise.reject(error), 1000)).toEqual({ kind: 'failed', error });
  });

  it.each([
    [
      'a loop',
      () => {
        for (;;);
      },
    ],
    ['a promise', () => wait(60_000, undefined, { ref: false })],
  ])('gives up %s that does not end', async (_, hook) => {
    expect(await callHook<unknown>(hook, 50)).toEqual({ kind: 'late' });
  });
});
