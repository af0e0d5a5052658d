import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeBrokenPage } from '../../content/compile/compiled-page.ts';
import { dependsOnMoment, hashTree } from './page-inputs.ts';

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

describe('the JavaScript of a page depends on the moment', () => {
  const depends = (code: string) => dependsOnMoment({ ...makeBrokenPage('a.mdx', []), code, runsCode: true });

  it.each([
    'a(new Date())',
    'a("now", now)',
    "a('\\'', Date.now(), '\\'')",
    'import { hrtime } from "node:process"; a(hrtime())',
    'const { hrtime } = await import("process")',
    'import b from "b"; a("", Date.now(), "")',
    'a[`now`]',
    // What looks like a string here begins in a regular expression.
    'a(/"/, Date.now(), "")',
    'a(b / c, "now")',
    'eval("a")',
    'a.constructor("b")',
  ])('as it may in %j', (code) => expect(depends(code)).toBe(true));

  it.each([
    '_jsx("p", { children: "You can now use the Date." })',
    "a('process', 'it\\'s \\\\', \"now\")",
    '// now\n/* fetch */ a()',
    'a("<p>crypto</p>")',
    'import b from "a/b.js"; a("now", b)',
    'a(b)',
  ])('as it does not in %j', (code) => expect(depends(code)).toBe(false));
});
