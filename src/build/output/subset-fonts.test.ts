import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { latin1, usualLetters, westernLetters } from './site-letters.ts';
import { subsetFonts } from './subset-fonts.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-subset-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function weigh(letters: string, hasOtherWeights: boolean): Promise<readonly number[]> {
  const { files, made } = await subsetFonts({ letters, hasOtherWeights }, folder);
  await made();
  return Promise.all([...files.values()].map(async (file) => (await stat(file)).size));
}

test('the fonts of a site have its letters and weights alone', async () => {
  const few = await weigh('abc', false);
  expect(few).toHaveLength(2);
  const more = await weigh('abcdefghijklmnop', false);
  const all = await weigh('abcdefghijklmnop', true);
  expect(few[0]).toBeLessThan(more[0] ?? 0);
  expect(more[0]).toBeLessThan(all[0] ?? 0);
});

test('they are kept while these stay, and those of before are not', async () => {
  const read = async (letters: string) => {
    const { files, made } = await subsetFonts({ letters, hasOtherWeights: false }, folder);
    await made();
    const [file = ''] = files.values();
    return { file, time: (await stat(file)).mtimeMs };
  };
  const first = await read('xyz');
  expect(await read('xyz')).toEqual(first);
  await read('xy');
  expect(await readdir(join(folder, 'fonts'))).toHaveLength(1);
});

test('letters that neither font has make no others, nor do the last few of a set that is complete but for them', async () => {
  const name = async (letters: string) => {
    const { files, made } = await subsetFonts({ letters, hasOtherWeights: false }, folder);
    await made();
    return [...files.values()];
  };
  const joiner = '\u200d';
  expect(await name(usualLetters + joiner)).toEqual(await name(usualLetters));
  const western = await name(westernLetters);
  expect(await name(usualLetters + latin1)).toEqual(western);
  expect(await name(`${usualLetters}${latin1}€`)).toEqual(western);
  expect(await name(`${usualLetters}${latin1}\u2212`)).not.toEqual(western);
  expect(await name(`${usualLetters}é`)).not.toEqual(western);
});

test('where they cannot be kept there are none', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  for (const place of [file, join(folder, 'site #1')])
    expect((await subsetFonts({ letters: 'a', hasOtherWeights: false }, place)).files).toEqual(new Map());
});
