import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { discoverPages } from './discover-pages.ts';
import { findContentRoot, readNavigationPath } from './find-content-root.ts';
import { writeSite } from './page-fixture.ts';

async function discover(root: string, navigation: readonly string[] = [], contentRoot = root) {
  const navigationPaths = new Set(navigation.map(readNavigationPath));
  const found = await discoverPages({
    siteRoot: root,
    contentRoot,
    outputFolder: join(root, 'out'),
    navigationPaths,
  });
  return { paths: found.pages.map(({ path }) => path), ...found };
}

describe('discoverPages', () => {
  it('finds Markdown files with their frontmatter, in order', async () => {
    const root = writeSite({
      'b.mdx': '---\ntitle: B\n---\n',
      'a/index.mdx': '',
      'a/c.md': '',
      'index.mdx': '',
      'notes.txt': '',
      'é 😀.mdx': '',
    });
    const { paths, pages, problems } = await discover(root);
    expect(paths).toEqual(['', 'a', 'a/c', 'b', 'é 😀']);
    expect(pages[3]).toEqual({
      path: 'b',
      file: 'b.mdx',
      absoluteFile: join(root, 'b.mdx'),
      format: 'mdx',
      frontmatter: { title: 'B', meta: {} },
    });
    expect(problems).toEqual([]);
  });

  it('refuses names that cannot stand in an address', async () => {
    const root = writeSite({ '100% sure.mdx': '', 'why?.mdx': '', 'fine.mdx': '' });
    const { paths, problems } = await discover(root);
    expect(paths).toEqual(['fine']);
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'content/file-name 100% sure.mdx',
      'content/file-name why?.mdx',
    ]);
  });

  it('gives the path from the content root and the file from the site root', async () => {
    const root = writeSite({ 'content/a/b.mdx': '', 'c.mdx': '' });
    const { pages } = await discover(root, [], join(root, 'content'));
    expect(pages.map(({ path, file }) => [path, file])).toEqual([['a/b', 'content/a/b.mdx']]);
  });

  it('leaves out snippets, dot folders, packages, public files, the output and notes about the repository', async () => {
    const root = writeSite({
      'a.mdx': '',
      'snippets/x.mdx': '',
      '_snippets/x.mdx': '',
      'a/_snippets/x.mdx': '',
      'docs/snippets/x.mdx': '',
      '.hidden/x.mdx': '',
      'node_modules/p/readme.md': '',
      'public/x.md': '',
      'out/x.md': '',
      'README.md': '',
      'guides/CONTRIBUTING.md': '',
      'CHANGELOG.mdx': '',
      'LICENSE.md': '',
    });
    expect((await discover(root)).paths).toEqual(['a']);
  });

  it('takes what navigation names even so', async () => {
    const root = writeSite({ 'contributing.mdx': '', 'docs/snippets/x.mdx': '', 'README.md': '' });
    const { paths } = await discover(root, ['/contributing', 'docs/snippets/x.mdx']);
    expect(paths).toEqual(['contributing', 'docs/snippets/x']);
  });

  it('reports two files for one path and keeps the .mdx file', async () => {
    const root = writeSite({ 'a.md': '', 'a.mdx': '', 'b.mdx': '', 'b/index.mdx': '' });
    const { pages, problems } = await discover(root);
    expect(pages.map(({ file }) => file)).toEqual(['a.mdx', 'b.mdx']);
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['content/same-path', 'error'],
      ['content/same-path', 'error'],
    ]);
  });

  it('follows symbolic links inside the site only, and not in circles', async () => {
    const outside = writeSite({ 'secret.mdx': '# Secret' });
    const root = writeSite({ 'v1/a.mdx': '', 'files/b.mdx': '' });
    symlinkSync(outside, join(root, 'elsewhere'));
    symlinkSync(join(outside, 'secret.mdx'), join(root, 'secret.mdx'));
    symlinkSync(join(root, 'v1'), join(root, 'v2'));
    symlinkSync(root, join(root, 'v1', 'loop'));
    symlinkSync(join(root, 'nothing.mdx'), join(root, 'broken.mdx'));
    const { paths, problems } = await discover(root);
    expect(paths).toEqual(['files/b', 'v1/a', 'v2/a']);
    expect(new Set(problems.map(({ file }) => file))).toEqual(
      new Set(['broken.mdx', 'elsewhere', 'secret.mdx']),
    );
  });

  it('reports a mistake in frontmatter with the file', async () => {
    const root = writeSite({ 'a/b.mdx': '---\ntitle: [x]\n---\n' });
    const { problems } = await discover(root);
    expect(problems[0]).toMatchObject({ file: 'a/b.mdx', line: 2, column: 8 });
  });
});

describe('findContentRoot', () => {
  it('is content/ only when the first page is there', async () => {
    const root = writeSite({ 'content/a.mdx': '', 'b.mdx': '', 'content/c/index.md': '' });
    expect(await findContentRoot(root, 'a')).toBe(join(root, 'content'));
    expect(await findContentRoot(root, '/a.mdx')).toBe(join(root, 'content'));
    expect(await findContentRoot(root, 'c')).toBe(join(root, 'content'));
    expect(await findContentRoot(root, 'b')).toBe(root);
  });

  it('is content/ with pages when the first page is nowhere', async () => {
    const root = writeSite({ 'content/a.mdx': '' });
    expect(await findContentRoot(root, 'x')).toBe(join(root, 'content'));
    expect(await findContentRoot(root, undefined)).toBe(join(root, 'content'));
    expect(await findContentRoot(writeSite({ 'content/a.txt': '', 'a.mdx': '' }), 'x')).not.toMatch(
      /content$/,
    );
  });

  it('never leaves the site root', async () => {
    const outside = writeSite({ 'a.mdx': '' });
    const root = writeSite({ 'b.mdx': '' });
    symlinkSync(outside, join(root, 'content'));
    expect(await findContentRoot(root, 'a')).toBe(root);
    expect(await findContentRoot(root, '../../etc/passwd')).toBe(root);
  });
});
