import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBytesReader } from '../../lib/bytes-reader.ts';
import { type KeptFiles, prepareFilesWriter } from './files-writer.ts';
import {
  encodeRecord,
  findRecord,
  type KeptOutput,
  readMarkdown,
  readOutput,
  type StoredFiles,
} from './page-record.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'octavo-html-'));
  await mkdir(join(root, 'next'));
  await mkdir(join(root, 'last/b'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true, force: true }));

const output = { updates: [], card: '/old.png' } as unknown as KeptOutput;
const inputs = { settings: '', page: '', documents: '', files: [], lists: [] };

/** Keeps a page of this HTML and Markdown; gives where these are, with `/old.png` to be replaced. */
async function keepPage(name: string, html: string, markdown = '', next = '/new.png') {
  const file = join(root, `${name}.page`);
  await writeFile(
    file,
    encodeRecord({ run: 'r', inputs, facts: undefined }, undefined, output, markdown, html),
  );
  const found = findRecord(file);
  if (!found || found === 'damaged') throw new Error('There is no record.');
  const read = readOutput(found.rest, () => [['/old.png', next]]);
  if (!read) throw new Error('There is no output.');
  return { file, ...read };
}

/** A page of which only the HTML is written. */
const asPage = (html: string, stored: StoredFiles): KeptFiles => ({
  ...{ html, markdown: undefined, stored, sheet: undefined },
});

describe.each([
  ['in its own thread', 5000, 5000],
  ['in a thread that is started for it', 0, 5000],
  ['here', 0, 1],
])('a kept page, written %s', (_, prepared, count) => {
  const open = (instructions?: string) => {
    const [folder, last] = [join(root, 'next'), join(root, 'last')];
    const output = { folder, last: { html: last, markdown: last }, instructions };
    return prepareFilesWriter(prepared)(output, count);
  };

  it('is in its file, with the texts and the style sheet of now', async () => {
    const writer = open();
    const { files, output: now } = await keepPage('a', '<img src="/old.png"><link href="one.css">');
    expect(now).toEqual({ ...output, card: '/new.png' });
    const sheet = { from: 'one.css', to: 'two.css' };
    writer.write({ html: 'a/index.html', markdown: undefined, stored: files, sheet });
    expect(await writer.finish()).toBe(true);
    expect(await readFile(join(root, 'next/a/index.html'), 'utf8')).toBe(
      '<img src="/new.png"><link href="two.css">',
    );
  });

  it.each(['/b.png', '/ä.png', '/old.png.png', '/$&.png'])(
    'has a text %s of any length in the place of another',
    async (next) => {
      const writer = open();
      const text = (url: string) => `${url}${url} 書 /old.pn ${url}, ä${url}`;
      const { files } = await keepPage('a', text('/old.png'), text('/old.png'), next);
      writer.write({ ...asPage('a.html', files), markdown: 'a.md' });
      expect(await writer.finish()).toBe(true);
      for (const file of ['a.html', 'a.md'])
        expect(await readFile(join(root, 'next', file), 'utf8')).toBe(text(next));
    },
  );

  it('comes with its Markdown, which ends with the instructions', async () => {
    await writeFile(join(root, 'last/b.md'), '# Zwei /new.png\n');
    const write = async (instructions?: string) => {
      const writer = open(instructions);
      writer.write(asPage('first.html', (await keepPage('first', 'First')).files));
      for (const name of ['a', 'b', 'c']) {
        const { files } = await keepPage(name, name, '# Zwei /old.png\n');
        expect(Buffer.from(readMarkdown(files, createBytesReader()) ?? '').toString()).toBe(
          '# Zwei /new.png\n',
        );
        const markdown = name === 'c' ? undefined : `${name}.md`;
        writer.write({ ...asPage(`${name}.html`, files), markdown });
      }
      expect(await writer.finish()).toBe(true);
    };
    await write();
    expect((await readdir(join(root, 'next'))).filter((name) => name.endsWith('.md'))).toEqual([
      'a.md',
      'b.md',
    ]);
    expect(await readFile(join(root, 'next/b.md'), 'utf8')).toBe('# Zwei /new.png\n');
    const node = async (path: string) => (await stat(join(root, path))).ino;
    await rm(join(root, 'next'), { recursive: true });
    await mkdir(join(root, 'next'));
    await write('Be kind.');
    expect(await readFile(join(root, 'next/a.md'), 'utf8')).toBe('# Zwei /new.png\n\n---\n\nBe kind.\n');
    expect(await node('next/b.md')).not.toBe(await node('last/b.md'));
  });

  it('is the file of the last site where that holds the same', async () => {
    await writeFile(join(root, 'last/b/index.html'), 'Same');
    const writer = open();
    for (const [path, text] of [
      ['a.html', 'First'],
      ['b/index.html', 'Same'],
    ] as const)
      writer.write(asPage(path, (await keepPage(text, text)).files));
    expect(await writer.finish()).toBe(true);
    const node = async (path: string) => (await stat(join(root, path))).ino;
    expect(await node('next/b/index.html')).toBe(await node('last/b/index.html'));
  });

  it.each<readonly [what: string, spoil: (file: string) => Promise<unknown>]>([
    ['gone', (file) => rm(file)],
    ['damaged', async (file) => writeFile(file, (await readFile(file, 'utf8')).replace('Whole', 'Other'))],
  ])('is missed where it is %s', async (_name, spoil) => {
    const { files, file } = await keepPage('a', 'Whole');
    await spoil(file);
    const writer = open();
    writer.write(asPage('a.html', files));
    expect(await writer.finish()).toBe(false);
  });

  it('tells why it cannot be written', async () => {
    await writeFile(join(root, 'next/a'), '');
    const { files } = await keepPage('a', 'Whole');
    const write = async () => {
      const writer = open();
      writer.write(asPage('a/index.html', files));
      await writer.finish();
    };
    await expect(write()).rejects.toMatchObject({ code: expect.stringMatching(/^E(?:EXIST|NOTDIR)$/) });
  });
});
