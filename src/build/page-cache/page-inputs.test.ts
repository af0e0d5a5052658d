import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hashTree } from './page-inputs.ts';

const root = await mkdtemp(join(tmpdir(), 'octavo-tree-'));
afterAll(() => rm(root, { recursive: true, force: true }));

async function writeTree(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, 'inner'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}

it('takes the same files in another folder, written at another time, for the same', async () => {
  const files = { 'a.ts': 'a', 'inner/b.ts': 'b' };
  const one = await writeTree('one', files);
  const other = await writeTree('other', files);
  await utimes(join(other, 'a.ts'), 1, 1);
  expect(hashTree(other)).toBe(hashTree(one));
});

it('tells files apart by a letter, by a name and by where one ends', async () => {
  const trees = [
    { 'a.ts': 'a', 'b.ts': 'b' },
    { 'a.ts': 'a', 'b.ts': 'c' },
    { 'a.ts': 'a', 'inner/b.ts': 'b' },
    { 'a.ts': 'ab', 'b.ts': '' },
  ];
  const hashes = await Promise.all(
    trees.map(async (files, index) => hashTree(await writeTree(`tree-${index}`, files))),
  );
  expect(new Set(hashes).size).toBe(trees.length);
});
