import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openFileStore } from './file-store.ts';

let parent = '';
let folder = '';
const path = (name: string) => join(folder, name);
/** A text of so many bytes that gets no smaller than half of it. */
const write = (name: string, bytes: number) =>
  writeFileSync(path(name), randomBytes(bytes / 2).toString('hex'));
/** Each file counts 1,000 bytes more than it has: two of 1,500 are kept, three are not. */
const limits = { total: 5_500, text: 2_000, other: 1_000 };

beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-store-')));
  folder = join(parent, 'site');
  mkdirSync(folder);
  const made = parent;
  onTestFinished(() => rmSync(made, { recursive: true }));
});

test('a link to a folder with a longer name is one that leads outside', async () => {
  mkdirSync(join(parent, 'site-drafts'));
  writeFileSync(join(parent, 'site-drafts/a.txt'), 'private');
  symlinkSync(join(parent, 'site-drafts/a.txt'), path('a.txt'));
  symlinkSync(path('b.txt'), path('c.txt'));
  writeFileSync(path('b.txt'), 'public');
  const store = openFileStore(folder);
  expect(await store.find(path('a.txt'))).toBeUndefined();
  expect((await store.find(path('c.txt')))?.body?.toString()).toBe('public');
});

test('no more is kept than fits, and what was asked for last is the last to go', async () => {
  for (const name of ['a.txt', 'b.txt', 'c.txt']) write(name, 1_500);
  const store = openFileStore(folder, limits);
  const [a, b] = [await store.find(path('a.txt')), await store.find(path('b.txt'))];
  expect(await store.find(path('a.txt'))).toBe(a);
  await store.find(path('c.txt'));
  expect(await store.find(path('a.txt'))).toBe(a);
  expect(await store.find(path('b.txt'))).not.toBe(b);
});

test('a file that changes counts once, and a compressed text counts too', async () => {
  for (const name of ['a.txt', 'b.txt']) write(name, 1_500);
  const store = openFileStore(folder, limits);
  const b = await store.find(path('b.txt'));
  for (let count = 0; count < 5; count++) {
    write('next.txt', 1_500);
    renameSync(path('next.txt'), path('a.txt'));
    await store.find(path('a.txt'));
  }
  expect(await store.find(path('b.txt'))).toBe(b);
  const a = await store.find(path('a.txt'));
  expect((await b?.pack('gzip'))?.length).toBeGreaterThan(500);
  // The one of both that was asked for before.
  expect(await store.find(path('b.txt'))).not.toBe(b);
  expect(await store.find(path('a.txt'))).toBe(a);
});

test('large files are read from the disk, and only as long as they are the same', async () => {
  write('long.txt', 3_000);
  write('film.mp4', 1_500);
  const store = openFileStore(folder, limits);
  for (const name of ['long.txt', 'film.mp4']) {
    const file = await store.find(path(name));
    expect(file?.body).toBeUndefined();
    const handle = await file?.open();
    expect((await handle?.readFile())?.length).toBe(file?.size);
    await handle?.close();
    write('next', file?.size ?? 0);
    renameSync(path('next'), path(name));
    expect(await file?.open()).toBeUndefined();
  }
});

test('a file that is asked for twice at once is read once', async () => {
  write('a.txt', 1_500);
  const store = openFileStore(folder);
  const [first, second] = await Promise.all([store.find(path('a.txt')), store.find(path('a.txt'))]);
  expect(first).toBe(second);
});

test('what cannot be the name of a file is none', async () => {
  const store = openFileStore(folder);
  symlinkSync(path('loop'), path('loop'));
  for (const name of ['a'.repeat(300), `${'a/'.repeat(3_000)}a`, 'loop', 'a\0b', '.'])
    expect(await store.find(path(name))).toBeUndefined();
});

test.runIf(process.platform === 'linux')('no file stays open', async () => {
  const store = openFileStore(folder, limits);
  const before = readdirSync('/proc/self/fd').length;
  for (let count = 0; count < 100; count++) {
    write(`${count}.txt`, 1_500);
    const file = await store.find(path(`${count}.txt`));
    write(`${count}.txt`, 1_600);
    expect(await file?.open()).toBeUndefined();
  }
  expect(readdirSync('/proc/self/fd').length).toBeLessThan(before + 20);
});
