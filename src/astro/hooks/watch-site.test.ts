import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { watchSite } from './watch-site.ts';

const ending: (() => void)[] = [];

afterEach(() => {
  for (const end of ending.splice(0).reverse()) end();
});

/** A site with these files, and a folder beside it. */
function makeSite(...files: readonly string[]) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-watch-')));
  ending.push(() => rmSync(folder, { recursive: true }));
  const site = join(folder, 'site');
  const write = (path: string, text = '# A\n') => {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  };
  mkdirSync(site);
  for (const file of files) write(file);
  return { folder, site, write };
}

/** What is told of a site: `content/a.mdx`, `content/` for a folder. */
function listen(site: string, onChange: (path: string) => void = () => undefined) {
  const heard: string[] = [];
  const watch = watchSite(site, {
    onChange(path, isFolder) {
      heard.push(relative(site, path) + (isFolder ? '/' : ''));
      onChange(path);
    },
    onFail: (folder, reason) => {
      throw new Error(`${folder}: ${reason}`);
    },
  });
  ending.push(watch.stop);
  const hear = (...expected: readonly string[]) =>
    vi.waitFor(() => expect([...new Set(heard)]).toEqual(expected), 5000);
  return { heard, hear };
}

it('the last text of a file that is written twice in a moment is told', async () => {
  const { site, write } = makeSite('a.mdx');
  const file = join(site, 'a.mdx');
  const read: string[] = [];
  listen(site, () => {
    read.push(readFileSync(file, 'utf8'));
    // As an editor does that formats what it has saved.
    if (read.at(-1) === 'First.') writeFileSync(file, 'Second.');
  });
  write('a.mdx', 'First.');
  await vi.waitFor(() => expect(read.at(-1)).toBe('Second.'), 5000);
});

it('a file that comes, is written or goes is told, and one that came and went is not', async () => {
  const { site, write } = makeSite('content/guides/a.mdx');
  const { heard, hear } = listen(site);
  write('content/guides/b.mdx');
  await hear('content/guides/b.mdx');
  heard.length = 0;
  write('content/guides/.b.mdx.swp');
  write('content/guides/4913');
  rmSync(join(site, 'content/guides/4913'));
  rmSync(join(site, 'content/guides/a.mdx'));
  await hear('content/guides/a.mdx');
  await wait(200);
  await hear('content/guides/a.mdx');
});

it.each([
  ['moved away and written anew', (file: string) => renameSync(file, `${file}~`)],
  ['taken away and written anew', (file: string) => rmSync(file)],
])('a file that is %s is never told while it is gone', async (_how, takeAway) => {
  const { site, write } = makeSite('content/a.mdx');
  const file = join(site, 'content/a.mdx');
  const read: string[] = [];
  listen(site, (path) => {
    if (path === file) read.push(readFileSync(file, 'utf8'));
  });
  takeAway(file);
  await wait(20);
  write('content/a.mdx', 'Next.');
  await vi.waitFor(() => expect(read).toEqual(['Next.']), 5000);
});

it('a file that is emptied before it is written anew is told once', async () => {
  const { site, write } = makeSite('content/a.mdx');
  const { heard, hear } = listen(site);
  write('content/a.mdx', '');
  await wait(30);
  write('content/a.mdx', 'Next.');
  await hear('content/a.mdx');
  await wait(150);
  expect(heard).toHaveLength(1);
  write('content/a.mdx', '');
  await vi.waitFor(() => expect(heard).toHaveLength(2), 5000);
});

it('a folder that comes is told as one, and what happens in it later', async () => {
  const { site, write } = makeSite('content/a.mdx');
  const { heard, hear } = listen(site);
  write('content/guides/deep/b.mdx');
  await hear('content/guides/');
  heard.length = 0;
  write('content/guides/deep/b.mdx', '# B, and more\n');
  await hear('content/guides/deep/b.mdx');
  heard.length = 0;
  renameSync(join(site, 'content/guides'), join(site, 'content/steps'));
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['content/guides/', 'content/steps/']), 5000);
  heard.length = 0;
  write('content/steps/deep/b.mdx', '# C\n');
  await hear('content/steps/deep/b.mdx');
});

it('a folder whose name another one takes is told, and the new one is watched', async () => {
  const { folder, site, write } = makeSite('content/guides/a.mdx');
  const { heard, hear } = listen(site);
  for (const round of [1, 2, 3]) {
    mkdirSync(join(folder, 'next/guides'), { recursive: true });
    writeFileSync(join(folder, 'next/guides/a.mdx'), '# Next\n');
    heard.length = 0;
    renameSync(join(site, 'content'), join(folder, `old-${round}`));
    renameSync(join(folder, 'next'), join(site, 'content'));
    await hear('content/');
    heard.length = 0;
    writeFileSync(join(folder, `old-${round}/guides/a.mdx`), 'Nobody reads it.');
    write('content/guides/a.mdx', `# Edit ${round}\n`);
    await hear('content/guides/a.mdx');
  }
});

it('a file that takes the name of a folder is told, and a folder after it too', async () => {
  const { site, write } = makeSite('content/guides/a.mdx');
  const { heard, hear } = listen(site);
  const guides = join(site, 'content/guides');
  rmSync(guides, { recursive: true });
  write('content/guides', 'A file.');
  await vi.waitFor(() => expect(heard.at(-1)).toBe('content/guides'), 5000);
  heard.length = 0;
  rmSync(guides);
  write('content/guides/a.mdx');
  await vi.waitFor(() => expect(heard).toContain('content/guides/'), 5000);
  await wait(50);
  heard.length = 0;
  write('content/guides/a.mdx', 'Next.');
  await hear('content/guides/a.mdx');
});

it('a page that is a symbolic link to another file of the site is told with that', async () => {
  const { site, write } = makeSite('CHANGELOG.md', 'content/a.mdx');
  symlinkSync('../CHANGELOG.md', join(site, 'content/changes.md'));
  const { hear } = listen(site);
  write('CHANGELOG.md', '# 1.0\n');
  await hear('CHANGELOG.md', 'content/changes.md');
});

it('nothing is told of packages, hidden files and what is built, but of files for well-known addresses', async () => {
  const { site, write } = makeSite(
    'public/.well-known/security.txt',
    'node_modules/a/b.js',
    'dist/a/index.html',
  );
  const { hear } = listen(site);
  for (const file of ['node_modules/a/b.js', 'dist/a/index.html', '.git/index', '.octavo/pages/a'])
    write(file, 'Changed.');
  write('public/.well-known/security.txt', 'Contact: mailto:a@example.com');
  await hear('public/.well-known/security.txt');
});
