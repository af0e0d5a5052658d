import { expect } from '@playwright/test';
import type { Recorded } from './recorder.ts';
import type { Wire } from './wire-page.ts';

/** Files that were given to the form, by their names. */
export type Files = ReadonlyMap<string, Buffer>;

/** The view has the method, the target and every byte of the body that the server got. */
export function expectSameMessage(wire: Wire, received: Recorded, files: Files): void {
  expect([wire.method, wire.target]).toEqual([received.method, received.target]);
  const { bytes } = received;
  let at = 0;
  for (const { text, isSummary } of wire.body) {
    if (!isSummary) {
      const shown = Buffer.from(text);
      expect(bytes.subarray(at, at + shown.length).toString()).toBe(text);
      at += shown.length;
      continue;
    }
    const [, size, name = ''] = /^<(\d+) bytes? of (.*)>$/s.exec(text) ?? [];
    const file = name === 'binary data' ? [...files.values()][0] : files.get(name);
    expect(file, `the file of ${text}`).toBeDefined();
    expect(Number(size)).toBe(file?.length);
    expect(bytes.subarray(at, at + Number(size)).equals(file ?? Buffer.alloc(0)), text).toBe(true);
    at += Number(size);
  }
  expect(at, 'bytes of the body that are shown').toBe(bytes.length);
}

/**
 * Every header that the view lists arrived with its value, once; what else arrived is named below as what the browser
 * adds. Those of them whose values are known are listed too, and marked.
 */
export function expectListedHeaders(wire: Wire, received: Recorded): void {
  const arrived = Map.groupBy(received.lines, ([name]) => name.toLowerCase());
  for (const { name, value } of wire.headers)
    expect(
      arrived.get(name.toLowerCase())?.map(([, own]) => own),
      name,
    ).toEqual([value]);
  const added = wire.headers.filter(({ isAdded }) => isAdded).map(({ name }) => name);
  const known = ['Host', 'Content-Length', 'Pragma', 'Cache-Control'];
  expect(added).toEqual(known.filter((name) => added.includes(name)));
  const listed = new Set(wire.headers.map(({ name }) => name.toLowerCase()));
  const others = [...arrived.keys()].filter((name) => !listed.has(name));
  const [, words = ''] = /a page cannot read: (.*)\.$/.exec(wire.note) ?? [];
  const named = words.split(', ').map((name) => name.toLowerCase());
  const isNamed = (name: string) => named.includes(/^sec-/.test(name) ? 'sec-*' : name);
  expect(
    others.filter((name) => !isNamed(name)),
    'headers that are not told of',
  ).toEqual([]);
}

/** The relay's headers are all there, in their order, and none of them is marked. */
export function expectAllHeaders(wire: Wire, received: Recorded): void {
  expect(wire.headers).toEqual(received.lines.map(([name, value]) => ({ name, value, isAdded: false })));
  expect(wire.note).toBe('Exactly as the relay sent it.');
}
