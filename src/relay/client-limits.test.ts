import { expect, onTestFinished, test, vi } from 'vitest';
import { clientKey, createClientLimits } from './client-limits.ts';

test('a client has its minute’s requests at once and gets more as time passes', () => {
  let now = 0;
  const limits = createClientLimits({ perMinute: 2, atOnce: 9, atOnceInAll: 9, now: () => now });
  const ask = (client: string) => typeof limits.enter(client);
  expect([ask('a'), ask('a'), limits.enter('a')]).toEqual(['function', 'function', 'too-often']);
  expect(ask('b')).toBe('function');
  now = 30_000;
  expect([ask('a'), limits.enter('a')]).toEqual(['function', 'too-often']);
  now = 600_000;
  expect([ask('a'), ask('a'), limits.enter('a')]).toEqual(['function', 'function', 'too-often']);
});

test('a place is free again when its request has ended, and is freed once', () => {
  const limits = createClientLimits({ perMinute: 99, atOnce: 2, atOnceInAll: 3 });
  const first = limits.enter('a');
  limits.enter('a');
  expect(limits.enter('a')).toBe('too-many');
  limits.enter('b');
  expect(limits.enter('c')).toBe('too-many');
  if (typeof first === 'function') for (const _ of [1, 2]) first();
  expect([typeof limits.enter('a'), limits.enter('c')]).toEqual(['function', 'too-many']);
});

test('a clock that is set back takes no requests away', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 10_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const limits = createClientLimits({ perMinute: 2, atOnce: 9, atOnceInAll: 9 });
  expect(typeof limits.enter('a')).toBe('function');
  vi.setSystemTime(0);
  expect(typeof limits.enter('a')).toBe('function');
});

test('where all places are taken, a client with fewer gets the oldest one of the client with most', () => {
  const limits = createClientLimits({ perMinute: 99, atOnce: 3, atOnceInAll: 4 });
  const stopped: string[] = [];
  const enter = (client: string, name: string) => {
    const leave = limits.enter(client, () => void stopped.push(name));
    return typeof leave === 'function' ? leave : undefined;
  };
  const first = enter('a', 'a1');
  enter('b', 'b1');
  enter('a', 'a2');
  enter('a', 'a3');
  expect(enter('b', 'b2')).toBeDefined();
  expect(stopped).toEqual(['a1']);
  // What was stopped has left already.
  first?.();
  // Two each: whoever has as many or one less than the one with most takes nothing away.
  expect([enter('a', 'a4'), enter('b', 'b3')]).toEqual([undefined, undefined]);
  expect(enter('c', 'c1')).toBeDefined();
  expect(stopped).toEqual(['a1', 'b1']);
  expect([enter('b', 'b4'), enter('d', 'd1')?.name]).toEqual([undefined, expect.any(String)]);
  expect(stopped).toEqual(['a1', 'b1', 'a2']);
  expect(enter('e', 'e1')).toBeUndefined();
});

test('clients that nothing runs for are forgotten when there are many', () => {
  const limits = createClientLimits({ perMinute: 1, atOnce: 1, atOnceInAll: 99_999 });
  const leave = limits.enter('first');
  if (typeof leave === 'function') leave();
  limits.enter('busy');
  for (let at = 0; at < 11_000; at++) {
    const free = limits.enter(String(at));
    if (typeof free === 'function') free();
  }
  expect(typeof limits.enter('first')).toBe('function');
  expect(limits.enter('busy')).toBe('too-many');
});

test('a client that asks again is not forgotten before those who do not', () => {
  const limits = createClientLimits({ perMinute: 1, atOnce: 1, atOnceInAll: 99_999, now: () => 0 });
  const ask = (client: string) => {
    const free = limits.enter(client);
    if (typeof free === 'function') free();
    return free;
  };
  ask('first');
  for (let at = 0; at < 9_990; at++) ask(`old ${at}`);
  expect(ask('first')).toBe('too-often');
  for (let at = 0; at < 100; at++) ask(`new ${at}`);
  expect([ask('first'), typeof ask('old 0')]).toEqual(['too-often', 'function']);
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  [undefined, ''],
])('%s is limited as %s', (address, name) => {
  expect(clientKey(address)).toBe(name);
});
