import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHtmlWriter } from './html-writer.ts';
import { encodeRecord, findRecord, type KeptOutput, readOutput } from './page-record.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'octavo-html-'));
  await mkdir(join(root, 'next'));
  await mkdir(join(root, 'last/b'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true, force: true }));

const output = { texts: 'T', card: '/old.png' } as unknown as KeptOutput;
const inputs = { settings: '', page: '', documents: '', files: [], lists: [] };

/** Keeps a page of this HTML; gives where that is, with `/old.png` to be replaced. */
async function keepPage(name: string, html: string) {
  const file = join(root, `${name}.page`);
  await writeFile(file, encodeRecord({ run: 'r', inputs, facts: undefined }, undefined, output, html));
  const found = findRecord(file);
  if (!found || found === 'damaged') throw new Error('There is no record.');
  const read = readOutput(found.rest, () => [['/old.png', '/new.png']]);
  if (!read) throw new Error('There is no output.');
  return { file, ...read };
}

describe.each([
  ['in its own thread', 5000],
  ['here', 1],
])('the HTML of kept pages, written %s', (_, count) => {
  const open = () => openHtmlWriter({ folder: join(root, 'next'), last: join(root, 'last') }, count);

  it('is in its file, with the texts and the style sheet of now', async () => {
    const writer = open();
    const { html, output: now } = await keepPage('a', '<img src="/old.png"><link href="one.css">');
    expect(now).toEqual({ ...output, card: '/new.png' });
    writer.write({ path: 'a/index.html', stored: html, sheet: { from: 'one.css', to: 'two.css' } });
    expect(await writer.finish()).toBe(true);
    expect(await readFile(join(root, 'next/a/index.html'), 'utf8')).toBe(
      '<img src="/new.png"><link href="two.css">',
    );
  });

  it('is the file of the last site where that holds the same', async () => {
    await writeFile(join(root, 'last/b/index.html'), 'Same');
    const writer = open();
    for (const [path, text] of [
      ['a.html', 'First'],
      ['b/index.html', 'Same'],
    ] as const)
      writer.write({ path, stored: (await keepPage(text, text)).html, sheet: undefined });
    expect(await writer.finish()).toBe(true);
    const node = async (path: string) => (await stat(join(root, path))).ino;
    expect(await node('next/b/index.html')).toBe(await node('last/b/index.html'));
  });

  it.each<readonly [what: string, spoil: (file: string) => Promise<unknown>]>([
    ['gone', (file) => rm(file)],
    ['damaged', async (file) => writeFile(file, (await readFile(file, 'utf8')).replace('Whole', 'Other'))],
  ])('is missed where it is %s', async (_name, spoil) => {
    const { html, file } = await keepPage('a', 'Whole');
    await spoil(file);
    const writer = open();
    writer.write({ path: 'a.html', stored: html, sheet: undefined });
    expect(await writer.finish()).toBe(false);
  });

  it('tells why it cannot be written', async () => {
    await writeFile(join(root, 'next/a'), '');
    const { html } = await keepPage('a', 'Whole');
    const write = async () => {
      const writer = open();
      writer.write({ path: 'a/index.html', stored: html, sheet: undefined });
      await writer.finish();
    };
    await expect(write()).rejects.toMatchObject({ code: expect.stringMatching(/^E(?:EXIST|NOTDIR)$/) });
  });
});
