import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSample, samplePage } from '../../../tests/support/sample-site.ts';
import type { RecentHistory } from '../project/git.ts';
import { writeRecentChanges } from './write-recent-changes.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-changes-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const history = (
  ...changes: readonly (readonly [path: string, time: number, added?: number])[]
): RecentHistory => ({
  last: 100,
  files: new Map(
    changes.map(([path, time, added]) => [
      `content/${path}.mdx`,
      { time, ...(added === undefined ? {} : { added }), lines: [] },
    ]),
  ),
});

async function write(
  fields: Parameters<typeof buildSample>[0],
  pages: Parameters<typeof buildSample>[1],
  changes: RecentHistory | undefined,
): Promise<string> {
  const { site } = buildSample(fields, pages);
  if (!site) throw new Error('no site');
  const output = await mkdtemp(join(folder, 'site-'));
  const sectionChanges = ({ path }: { readonly path: string }) =>
    path === 'a' ? [['setup', 30] as const] : [];
  await writeRecentChanges({ changes: () => changes, sectionChanges }, site, output);
  return output;
}

const readFileOf = async (output: string, name: string) =>
  JSON.parse(await readFile(join(output, '_octavo', name), 'utf8'));

test('each language has its pages that changed, the latest first, and none of those that are hidden', async () => {
  const output = await write(
    {
      siteUrl: 'https://docs.example.com/docs/',
      languages: ['en', 'de'],
      navigation: [{ group: 'Start', pages: ['a', 'b', 'quiet'] }],
    },
    [
      samplePage('a'),
      samplePage('b'),
      samplePage('de/a'),
      samplePage('quiet', { searchable: false }),
      samplePage('secret', { hidden: true }),
      samplePage('old'),
      samplePage('404'),
    ],
    history(['a', 30], ['b', 40, 40], ['de/a', 50], ['quiet', 20], ['secret', 90], ['404', 95]),
  );
  expect(await readFileOf(output, 'changes.json')).toEqual({
    latest: 100,
    pages: [
      { url: '/docs/b/', title: 'b', section: 'Start', time: 40, added: 40 },
      { url: '/docs/a/', title: 'a', section: 'Start', time: 30, sections: [['setup', 30]] },
      { url: '/docs/quiet/', section: 'Start', time: 20 },
    ],
  });
  const german = await readFileOf(output, 'changes.de.json');
  expect(german.latest).toBe(100);
  expect(german.pages.map(({ url, time }: { url: string; time: number }) => [url, time])).toContainEqual([
    '/docs/de/a/',
    50,
  ]);
});

test('a page of a long sidebar names its group there, and of very many pages the latest are told', async () => {
  const paths = Array.from({ length: 210 }, (_, index) => `page-${index}`);
  const output = await write(
    {
      navigation: [
        { group: 'First', pages: paths.slice(0, 100) },
        { group: 'Second', pages: paths.slice(100) },
      ],
    },
    paths.map((path) => samplePage(path)),
    history(...paths.map((path, index) => [path, index] as const)),
  );
  const { pages } = await readFileOf(output, 'changes.json');
  expect(pages).toHaveLength(200);
  expect(pages[0].url).toBe('/page-209/');
  const groups = pages.map(({ group }: { group: readonly string[] }) => group);
  expect(groups[0][0]).toBe(groups[199][0]);
  expect(Number(groups[0][1])).toBe(Number(groups[199][1]) + 1);
});

test('where nothing is known there is no file', async () => {
  expect(
    await readdir(await write({ navigation: [{ group: 'A', pages: ['a'] }] }, [samplePage('a')], undefined)),
  ).toEqual([]);
});
