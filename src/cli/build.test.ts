import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkOutput } from './build.ts';
import { writeMarker } from './output/swap-output.ts';

const root = await mkdtemp(join(tmpdir(), 'octavo-output-'));
const site = join(root, 'site');
const content = join(site, 'content');
await mkdir(content, { recursive: true });
afterAll(() => rm(root, { recursive: true, force: true }));

it.each([[root], [site], [content], [join(content, 'x')], [join(site, 'public')]])(
  'refuses %s',
  async (output) => {
    expect(await checkOutput(output, site, content)).toContain('what it is made from');
  },
);

it('refuses a folder with files of somebody else', async () => {
  await mkdir(join(root, 'papers'));
  await writeFile(join(root, 'papers', 'thesis.txt'), 'k');
  expect(await checkOutput(join(root, 'papers'), site, content)).toContain('no .octavo-site');
});

it('refuses a file', async () => {
  await writeFile(join(root, 'file'), '');
  expect(await checkOutput(join(root, 'file'), site, content)).toContain('which is no folder');
});

it('takes a folder that is marked, whatever else is in it or gone from it', async () => {
  await mkdir(join(root, 'torn'));
  await writeMarker(join(root, 'torn'), { files: 449, isUpdating: false });
  await writeFile(join(root, 'torn', 'CNAME'), 'docs.example.com');
  expect(await checkOutput(join(root, 'torn'), site, content)).toBeUndefined();
});

it('takes a folder that is new, empty or holds a site from before there were markers', async () => {
  await mkdir(join(site, 'dist', '_astro'), { recursive: true });
  await writeFile(join(site, 'dist', '404.html'), '');
  await mkdir(join(root, 'empty'));
  for (const output of [join(site, 'dist'), join(root, 'empty'), join(root, 'new')])
    expect(await checkOutput(output, site, content)).toBeUndefined();
});

it('keeps a part of a site and a whole one from each other', async () => {
  const part = join(root, 'part');
  await mkdir(part);
  for (const name of ['octavo.part', '.octavo-site']) await writeFile(join(part, name), '{}');
  expect(await checkOutput(part, site, content)).toContain('where a part of a site is');
  expect(await checkOutput(part, site, content, 'part')).toBeUndefined();
  expect(await checkOutput(join(root, 'torn'), site, content, 'part')).toContain('where a whole site is');
});
