import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeSocketUrl } from './socket-url.ts';

test('variables of the server and of the address are filled in, and the query is put behind', () => {
  expect(
    writeSocketUrl('/rooms/{room}', [
      ['server', 'wss://{region}.example.com/v1/'],
      ['variable region', 'eu'],
      ['path room', 'a b/c'],
      ['query nick', 'Ünal & Co'],
      ['query empty', ''],
    ]),
  ).toBe('wss://eu.example.com/v1/rooms/a%20b%2Fc?nick=%C3%9Cnal+%26+Co');
});

test('no other URL than one of a WebSocket is made', () => {
  for (const server of ['', 'https://example.com', 'javascript:alert(1)', 'wss://', 'kafka://example.com'])
    expect(writeSocketUrl('/', [['server', server]]), server).toBeUndefined();
});

test('a fragment is dropped, which a WebSocket cannot have', () => {
  expect(writeSocketUrl('/a#b', [['server', 'ws://example.com']])).toBe('ws://example.com/a');
});

test('what a reader types for an address never leads to another host', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (room, nick) => {
      const url = writeSocketUrl('/rooms/{room}', [
        ['server', 'wss://example.com'],
        ['path room', room.toWellFormed()],
        ['query nick', nick],
      ]);
      expect(new URL(url ?? '').host).toBe('example.com');
      expect(new URL(url ?? '').searchParams.get('nick') ?? '').toBe(nick.toWellFormed());
    }),
  );
});
