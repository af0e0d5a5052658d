import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createBytesReader } from './bytes-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-bytes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of so many bytes, of which each tells its place. */
function write(size: number): { readonly file: string; readonly bytes: Buffer } {
  const file = join(folder, `${size}`);
  const bytes = Buffer.from(Array.from({ length: size }, (_, index) => (index * 7) % 251));
  writeFileSync(file, bytes);
  return { file, bytes };
}

test('files of any size are read one after the other, whole and in parts', () => {
  const reader = createBytesReader();
  for (const size of [0, 1, 65_535, 65_536, 65_537, 300_000, 10]) {
    const { file, bytes } = write(size);
    expect(reader.read(file).equals(bytes), `${size}`).toBe(true);
    for (const [start, length] of [
      [0, 5],
      [3, 70_000],
      [65_000, 200_000],
      [size, 10],
      [0, 0],
    ] as const)
      expect(reader.read(file, start, length).equals(bytes.subarray(start, start + length))).toBe(true);
  }
});

test('what was read is in the same memory as what is read next', () => {
  const reader = createBytesReader();
  const { file, bytes } = write(20);
  const first = reader.read(file, 0, 4);
  reader.read(file, 4, 4);
  expect(first.equals(bytes.subarray(4, 8))).toBe(true);
});

test('a file that is not there is told', () => {
  expect(() => createBytesReader().read(join(folder, 'none'))).toThrow(
    expect.objectContaining({ code: 'ENOENT' }),
  );
});
