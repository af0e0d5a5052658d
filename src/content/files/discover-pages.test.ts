import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeSite } from '../../../tests/support/page-fixture.ts';
import { discoverPages, findContentRoot, readNavigationPath } from './discover-pages.ts';

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
  it('leaves pages out where a build writes something else, with an error', async () => {
    const names = [
      '_redirects.md',
      '_headers/index.mdx',
      'robots.txt.md',
      'llms.txt/a.md',
      '_octavo/relay.md',
    ];
    const root = writeSite(Object.fromEntries([...names, 'robots.md'].map((name) => [name, ''])));
    const { paths, problems, leftOut } = await discover(root);
    expect(paths).toEqual(['robots']);
    expect(problems.map(({ code, file, line }) => [code, file, line]).sort()).toEqual(
      names.map((name) => ['content/reserved-path', name, 1]).sort(),
    );
    expect(problems.map(({ message }) => message)).toContain(
      'This page would be at "/robots.txt", which every built site needs for itself.',
    );
    expect(leftOut.size).toBe(names.length);
  });

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
    const { paths, leftOut, problems } = await discover(root);
    expect(paths).toEqual(['files/b', 'v1/a', 'v2/a']);
    expect(new Set(problems.map(({ file }) => file))).toEqual(
      new Set(['broken.mdx', 'elsewhere', 'secret.mdx']),
    );
    expect([...leftOut]).toEqual(['broken', 'elsewhere', 'secret']);
  });

  it('keeps a page that cannot be read, for the problem says so', async () => {
    const root = writeSite({
      'latin.mdx': Buffer.from('---\ntitle: Caf\u00e9\n---\n', 'latin1'),
      'wide.md': Buffer.from('\ufeff# Wide', 'utf16le'),
      'bare.md': Buffer.from('# Wide', 'utf16le'),
    });
    const { paths, problems } = await discover(root);
    expect(paths).toEqual(['bare', 'latin', 'wide']);
    expect(problems.map(({ code, severity, file, line }) => [code, severity, file, line])).toEqual([
      ['content/encoding', 'error', 'bare.md', 1],
      ['content/encoding', 'error', 'latin.mdx', 2],
      ['content/encoding', 'error', 'wide.md', 1],
    ]);
    expect(problems[1]).toMatchObject({
      message: 'The line holds characters that are not in UTF-8.',
      hint: 'Save the file as UTF-8, without changing anything else.',
    });
  });

  it.each(['guide.md', '/guide.mdx', 'guide.markdown', 'guide.MDX'])(
    'knows a page by what navigation calls %s',
    (entry) => expect(readNavigationPath(entry)).toBe('guide'),
  );

  it('takes no file whose name begins with a dot', async () => {
    const root = writeSite({ 'a.mdx': '', '._a.mdx': '\0\x05\x16\x07', '.draft.md': '', 'b/._c.mdx': '' });
    const { paths, problems } = await discover(root, ['.draft']);
    expect(paths).toEqual(['a']);
    expect(problems).toEqual([]);
  });

  it('says of a name that ends almost as that of a page what it must be', async () => {
    const root = writeSite({
      'a.markdown': '',
      'b.MDX': '',
      'c.Md': '',
      'README.MD': '',
      'snippets/d.MDX': '',
    });
    const { paths, leftOut, problems } = await discover(root);
    expect(paths).toEqual([]);
    expect([...leftOut]).toEqual(['a', 'b', 'c']);
    expect(problems.map(({ code, severity, file, hint }) => [code, severity, file, hint])).toEqual([
      ['content/file-extension', 'warning', 'a.markdown', 'Rename it to "a.md".'],
      ['content/file-extension', 'warning', 'b.MDX', 'Rename it to "b.mdx".'],
      ['content/file-extension', 'warning', 'c.Md', 'Rename it to "c.md".'],
    ]);
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
    for (const name of ['a.txt', '._a.mdx', '.git/a.md'])
      expect(await findContentRoot(writeSite({ [`content/${name}`]: '', 'a.mdx': '' }), 'x')).not.toMatch(
        /content$/,
      );
    const misnamed = writeSite({ 'content/a.markdown': '' });
    expect(await findContentRoot(misnamed, 'a')).toBe(join(misnamed, 'content'));
  });

  it('never leaves the site root', async () => {
    const outside = writeSite({ 'a.mdx': '' });
    const root = writeSite({ 'b.mdx': '' });
    symlinkSync(outside, join(root, 'content'));
    expect(await findContentRoot(root, 'a')).toBe(root);
    expect(await findContentRoot(root, '../../etc/passwd')).toBe(root);
  });
});
