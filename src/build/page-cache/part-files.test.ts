import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  findSiteParts,
  ownVersions,
  partFile,
  type SitePart,
  takePartFiles,
  writePart,
} from './part-files.ts';

const root = await mkdtemp(join(tmpdir(), 'octavo-part-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const card = `${'0'.repeat(20)}.png`;
const [source, folder, cache] = ['source', 'part', 'cache'].map((name) => join(root, name)) as [
  string,
  string,
  string,
];

beforeEach(async () => {
  for (const one of [source, folder, cache]) await rm(one, { recursive: true, force: true });
  for (const one of [join(source, 'highlight'), folder]) await mkdir(one, { recursive: true });
  await writeFile(join(source, 'highlight', 'v1.tsv'), 'a\t"A"\nb\t"B"\n');
  await writeFile(join(source, card), 'image');
  const shard = { index: 1, count: 2 };
  const list = { runs: ['run'], fields: { name: 'hash' } };
  const part = { folder, shard, versions: ownVersions, code: 'code', list, pages: 3 };
  await writePart(part, source, [join(source, card)]);
});

async function readOnly(): Promise<SitePart> {
  const [part] = (await findSiteParts(folder))?.parts ?? [];
  if (!part) throw new Error('There is no part.');
  return part;
}

it('says of itself what it was written with, and is found in a folder of parts', async () => {
  const found = await readOnly();
  expect(found).toMatchObject({
    shard: { index: 1, count: 2 },
    code: 'code',
    pages: 3,
    versions: ownVersions,
  });
  expect(found.list).toEqual({ runs: ['run'], fields: { name: 'hash' } });
  expect((await findSiteParts(root))?.parts).toEqual([found]);
  expect(await findSiteParts(source)).toBeUndefined();
});

it.each(['', '{', '[]', '{"version":1}', '{"version":2,"shard":"1/2"}'])(
  'is damaged where it says %j of itself',
  async (text) => {
    await writeFile(join(folder, partFile), text);
    expect(await findSiteParts(root)).toEqual({ parts: [], damaged: [folder] });
  },
);

it('gives a cache its cards, and each color that is not there', async () => {
  await mkdir(join(cache, 'highlight'), { recursive: true });
  await writeFile(join(cache, 'highlight', 'v1.tsv'), 'b\t"mine"\nc\t"C"');
  for (let time = 0; time < 2; time++) await takePartFiles(await readOnly(), cache, 'code');
  expect(await readFile(join(cache, 'cards', card), 'utf8')).toBe('image');
  expect(await readFile(join(cache, 'highlight', 'v1.tsv'), 'utf8')).toBe('b\t"mine"\nc\t"C"\na\t"A"\n');
});

it('gives nothing to another version, and nothing that is not as it was written', async () => {
  await takePartFiles(await readOnly(), cache, 'other');
  expect(await readdir(root)).not.toContain('cache');
  await writeFile(join(folder, 'cards', card.replace('.png', '.card')), 'imagE');
  await takePartFiles(await readOnly(), cache, 'code');
  expect(await readdir(cache)).toEqual(['highlight']);
});

it('writes to no other file than those of a cache', async () => {
  const { files, ...part } = await readOnly();
  const [hash = ''] = Object.values(files);
  const names = [
    '../../evil.card',
    'cards/../evil.card',
    'highlight/../../v1.tsv',
    'renderer/v1.tsv',
    'pages/a',
  ];
  const hostile = { ...part, files: Object.fromEntries(names.map((name) => [name, hash])) };
  await takePartFiles(hostile, cache, 'code');
  expect(await readdir(root)).not.toContain('cache');
});
