import { link, mkdir, mkdtemp, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameOutputFolders, type OutputFolders, swapOutput } from './swap-output.ts';

let folder = '';
let folders: OutputFolders;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-unchanged-'));
  folders = nameOutputFolders(join(folder, 'dist'));
  for (const place of [folders.output, folders.staged]) await mkdir(join(place, 'a'), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const long = new Date('2020-01-02T03:04:05Z');

async function put(place: string, file: string, text: string): Promise<void> {
  await writeFile(join(place, file), text);
  if (place === folders.output) await utimes(join(place, file), long, long);
}

const readTime = async (file: string) => (await stat(join(folders.output, file))).mtime;

test('a file that holds what it held keeps its time, any other has a new one', async () => {
  await put(folders.output, 'a/same.html', 'one');
  await put(folders.staged, 'a/same.html', 'one');
  await put(folders.output, 'a/other.html', 'one');
  await put(folders.staged, 'a/other.html', 'two');
  await put(folders.output, 'gone.html', 'one');
  await put(folders.staged, 'new.html', 'one');
  await swapOutput(folders);
  expect(await readTime('a/same.html')).toEqual(long);
  expect((await stat(join(folders.output, 'a/same.html'))).nlink).toBe(1);
  expect(await readTime('a/other.html')).not.toEqual(long);
  expect(await readFile(join(folders.output, 'a/other.html'), 'utf8')).toBe('two');
  expect(await readFile(join(folders.output, 'new.html'), 'utf8')).toBe('one');
  await expect(stat(join(folders.output, 'gone.html'))).rejects.toThrow('ENOENT');
});

test('a file that has another name, or is a link, is written anew', async () => {
  await put(folders.output, 'a/named.html', 'one');
  await link(join(folders.output, 'a/named.html'), join(folder, 'own.html'));
  await put(folders.staged, 'a/named.html', 'one');
  await put(folder, 'target.html', 'one');
  await symlink(join(folder, 'target.html'), join(folders.output, 'a/linked.html'));
  await put(folders.staged, 'a/linked.html', 'one');
  await swapOutput(folders);
  await writeFile(join(folder, 'own.html'), 'changed');
  await writeFile(join(folder, 'target.html'), 'changed');
  expect(await readFile(join(folders.output, 'a/named.html'), 'utf8')).toBe('one');
  expect(await readFile(join(folders.output, 'a/linked.html'), 'utf8')).toBe('one');
});
