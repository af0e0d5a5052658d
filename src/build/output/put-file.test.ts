import { chmod, link, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPutFile } from './put-file.ts';

let root = '';
const at = (path: string) => join(root, path);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'octavo-put-'));
  await mkdir(at('last/a'), { recursive: true });
  await mkdir(at('next'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const readNode = async (path: string) => (await stat(at(path))).ino;

test('a file that the last site has is that file, any other is a new one', async () => {
  await writeFile(at('last/a/same.md'), 'one');
  await writeFile(at('last/a/other.md'), 'one');
  const put = createPutFile(at('next'), at('last'));
  put('first.md', 'one');
  put('a/same.md', 'one');
  put('a/other.md', 'two');
  put('b/new.md', new TextEncoder().encode('three'));
  expect(await readNode('next/a/same.md')).toBe(await readNode('last/a/same.md'));
  expect(await readFile(at('next/a/other.md'), 'utf8')).toBe('two');
  expect(await readFile(at('last/a/other.md'), 'utf8')).toBe('one');
  expect(await readFile(at('next/b/new.md'), 'utf8')).toBe('three');
});

test('a file that the last site has at another path is that file', async () => {
  await writeFile(at('last/a/same.md'), 'one');
  const put = createPutFile(at('next'), at('last'));
  put('first.md', 'one');
  put('c/same.md', 'one', 'a/same.md');
  put('c/other.md', 'two', 'a/same.md');
  expect(await readNode('next/c/same.md')).toBe(await readNode('last/a/same.md'));
  expect(await readFile(at('next/c/other.md'), 'utf8')).toBe('two');
});

test('what is there already stays', async () => {
  await writeFile(at('next/robots.txt'), 'own');
  createPutFile(at('next'), undefined)('robots.txt', 'ours');
  expect(await readFile(at('next/robots.txt'), 'utf8')).toBe('own');
});

test('a file with other rights, or with a second name, is written anew', async () => {
  await writeFile(at('last/closed.md'), 'one');
  await chmod(at('last/closed.md'), 0o600);
  await writeFile(at('last/named.md'), 'one');
  await link(at('last/named.md'), at('own.md'));
  const put = createPutFile(at('next'), at('last'));
  put('first.md', 'one');
  for (const name of ['closed.md', 'named.md']) {
    put(name, 'one');
    expect(await readNode(`next/${name}`)).not.toBe(await readNode(`last/${name}`));
  }
});
