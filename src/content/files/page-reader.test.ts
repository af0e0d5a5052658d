import { mkdtempSync, realpathSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordFileReads } from './file-reads.ts';
import { createPageReader } from './page-reader.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-reader-')));

/** Writes a page and gives its file. */
function write(name: string, title: string): string {
  const file = join(folder, name);
  writeFileSync(file, `---\ntitle: ${title}\n---\n`);
  return file;
}

/** Waits until the file system's clock has gone on, so that a page counts as left alone. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 150));

/** The title that a reader gives of a page, and whether its file was read for it. */
function open() {
  const reader = createPageReader();
  const ask = async (file: string) => {
    const { value, reads } = await recordFileReads(() => reader.read(folder, folder, file));
    return [value.page.frontmatter.title, reads.files.has(file)];
  };
  return { ...reader, ask };
}

test('a page that did not change is read once', async () => {
  const file = write('kept.md', 'A');
  await settle();
  const { ask } = open();
  expect(await ask(file)).toEqual(['A', true]);
  expect(await ask(file)).toEqual(['A', false]);
});

test('a page that was written just before it was read is read again, as is one that is forgotten', async () => {
  const file = write('new.md', 'A');
  const { ask, forget } = open();
  expect(await ask(file)).toEqual(['A', true]);
  expect(await ask(file)).toEqual(['A', true]);
  await settle();
  expect(await ask(file)).toEqual(['A', true]);
  expect(await ask(file)).toEqual(['A', false]);
  forget(file);
  expect(await ask(file)).toEqual(['A', true]);
});

test('a page of the same length and time that took the place of another is read', async () => {
  const [file, other] = [write('page.md', 'A'), write('other.md', 'B')];
  const time = new Date(Date.now() - 3_600_000);
  for (const one of [file, other]) utimesSync(one, time, time);
  await settle();
  const { ask } = open();
  expect(await ask(file)).toEqual(['A', true]);
  renameSync(other, file);
  expect(await ask(file)).toEqual(['B', true]);
});

test('the pages of a site are looked for once, until they are forgotten or others are asked for', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-found-')));
  const add = (name: string) => writeFileSync(join(root, name), '# A\n');
  const { discover, forgetAll } = createPageReader();
  const list = async (...named: readonly string[]) => {
    const place = { siteRoot: root, contentRoot: root, outputFolder: undefined };
    const { pages } = await discover({ ...place, navigationPaths: new Set(named) });
    return pages.map(({ path }) => path);
  };
  add('a.md');
  expect(await list()).toEqual(['a']);
  add('b.md');
  add('README.md');
  expect(await list()).toEqual(['a']);
  expect(await list('README')).toEqual(['README', 'a', 'b']);
  expect(await list('README')).toEqual(['README', 'a', 'b']);
  forgetAll();
  expect(await list()).toEqual(['a', 'b']);
});
