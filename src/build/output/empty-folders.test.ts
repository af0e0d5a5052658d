import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Site } from '../../site/site.ts';
import { keepFolders, removeFiles, takeFolders } from './empty-folders.ts';

let root = '';
const at = (path: string) => join(root, path);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'octavo-folders-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function write(...files: readonly string[]) {
  for (const file of files) {
    await mkdir(dirname(at(file)), { recursive: true });
    await writeFile(at(file), 'text');
  }
}

const list = async (folder: string) => (await readdir(at(folder), { recursive: true })).sort();
const siteOf = (...paths: readonly string[]) =>
  ({ pages: paths.map((path) => ({ path })) }) as unknown as Site;

test('the folders of a site wait without its files for the next one, which has those of its pages', async () => {
  await write(
    'old/index.html',
    'old/a/index.html',
    'old/a/b/index.html',
    'old/gone/index.html',
    'old/_astro/x.js',
  );
  const node = (await stat(at('old/a/b'))).ino;
  keepFolders(at('old'), at('.octavo/folders'), 500);
  expect(await readdir(root)).toEqual(['.octavo']);
  expect(await list('.octavo/folders')).toEqual(['_astro', 'a', 'a/b', 'gone']);
  takeFolders(at('.octavo/folders'), at('next'), siteOf('', 'a/b', '404'));
  expect(await list('next')).toEqual(['a', 'a/b']);
  expect((await stat(at('next/a/b'))).ino).toBe(node);
  expect(await list('.octavo')).toEqual([]);
});

test('those of a small site are removed, and so are those that waited before', async () => {
  await write('old/a/index.html', 'spare/b/index.html');
  keepFolders(at('old'), at('spare'), 499);
  expect(await readdir(root)).toEqual([]);
});

test('where none wait there are none, and what is more than folders is removed', async () => {
  takeFolders(at('spare'), at('next'), siteOf('a'));
  expect(await readdir(root)).toEqual([]);
  for (const file of ['spare/a/index.html', 'spare/b/file', 'spare/file']) {
    await write('spare/a/b/file', file);
    await rm(at('spare/a/b/file'));
    takeFolders(at('spare'), at('next'), siteOf('a'));
    expect(existsSync(at('spare')), file).toBe(false);
    expect(existsSync(at('next/b')) || existsSync(at('next/file')), file).toBe(false);
    await rm(at('next'), { recursive: true, force: true });
  }
});

test('a link to a folder elsewhere is not taken, nor is one among the folders', async () => {
  await write('elsewhere/a/file');
  await symlink(at('elsewhere'), at('spare'));
  takeFolders(at('spare'), at('next'), siteOf('a'));
  await mkdir(at('spare'));
  await symlink(at('elsewhere/a'), at('spare/a'));
  takeFolders(at('spare'), at('next'), siteOf('a'));
  expect(await readdir(root)).toEqual(['elsewhere']);
  expect(await list('elsewhere')).toEqual(['a', 'a/file']);
});

test('files of a folder are removed, its folders stay', async () => {
  await write('next/a/index.html', 'next/file');
  removeFiles(at('next'));
  removeFiles(at('none'));
  expect(await list('next')).toEqual(['a']);
});
