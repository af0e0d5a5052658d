import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { recordFileReads } from '../../content/files/file-reads.ts';
import { readInfo } from '../../openapi/read/read-info.ts';
import { openProject } from './open-project.ts';
import type { Project } from './project.ts';

const config = {
  name: 'Test',
  colors: { primary: '#0D6E56' },
  navigation: [{ group: 'Pages', pages: ['index'] }],
};
const opened: Project[] = [];

afterEach(async () => {
  for (const project of opened.splice(0)) await project.close();
});

async function openAgain(siteRoot: string): Promise<Project> {
  const project = await openProject({ siteRoot, output: undefined, readsBroken: true });
  opened.push(project);
  return project;
}

/** Opens a site of these files; `site.json` is `config` unless it is given. */
async function open(files: Readonly<Record<string, string | Uint8Array>>): Promise<Project> {
  const siteRoot = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-project-')));
  for (const [path, content] of Object.entries({ 'site.json': JSON.stringify(config), ...files })) {
    mkdirSync(dirname(join(siteRoot, path)), { recursive: true });
    writeFileSync(join(siteRoot, path), content);
  }
  return openAgain(siteRoot);
}

describe('a search', () => {
  it('is shown when there is a page to be found', async () => {
    const project = await open({ 'index.mdx': '# Hello' });
    expect(project.site()?.search).toEqual({ prompt: undefined, synonyms: [] });
  });

  it.each([
    ['every page has noindex', { 'index.mdx': '---\nnoindex: true\n---\n\n# Hello' }],
    ['no page is in the navigation', { 'other.mdx': '# Hello' }],
    ['there is no page', {}],
  ])('is not shown when %s', async (_, files) => {
    const project = await open(files);
    const shown = project.site();
    expect(shown).toBeDefined();
    expect(shown?.search).toBeUndefined();
  });
});

/** What is wrong, without notes. */
async function listProblems(project: Project): Promise<readonly string[]> {
  const problems = await project.checkPages();
  return problems
    .filter(({ severity }) => severity !== 'note')
    .map(({ severity, file, line, column, code }) => `${severity} ${file}:${line}:${column} ${code}`);
}

describe('a file that cannot be read', () => {
  it.each([
    [
      'UTF-16',
      Buffer.from(`\ufeff${JSON.stringify(config)}`, 'utf16le'),
      'error site.json:1:1 site-json/encoding',
    ],
    [
      'Latin-1',
      Buffer.from('{\n  "name": "Caf\u00e9"\n}', 'latin1'),
      'error site.json:2:1 site-json/encoding',
    ],
  ])('as a site.json in %s is told with the reason', async (_, content, problem) => {
    expect(await listProblems(await open({ 'site.json': content, 'index.mdx': '# Hi' }))).toEqual([problem]);
  });

  it('as a page in Latin-1 is an error of that page, and the navigation still knows it', async () => {
    const project = await open({ 'index.mdx': Buffer.from('# Hi\n\nCaf\u00e9', 'latin1') });
    expect(await listProblems(project)).toEqual(['error index.mdx:3:1 content/encoding']);
    expect(project.site()?.pages.map(({ inNavigation }) => inNavigation)).toEqual([true]);
  });

  it('as a snippet in Latin-1 is an error of that snippet', async () => {
    const page = 'import Note from "/snippets/note.mdx"\n\n<Note />\n';
    const project = await open({
      'index.mdx': page,
      'snippets/note.mdx': Buffer.from('Caf\u00e9', 'latin1'),
    });
    expect(await listProblems(project)).toEqual(['error snippets/note.mdx:1:1 content/encoding']);
  });

  it.each(['Site.json', 'SITE.JSON', 'site.jsonc'])('as %s is to be renamed', async (name) => {
    const project = await open({ [name]: '{}' });
    rmSync(join(project.siteRoot, 'site.json'));
    const [problem] = (await openAgain(project.siteRoot)).siteProblems();
    expect(problem).toMatchObject({ code: 'site-json/missing-file', hint: `Rename ${name} to site.json.` });
  });

  it.each(['docs.json', 'mint.json'])('as a %s alone is to be imported', async (name) => {
    const project = await open({ [name]: '{}', 'index.mdx': '# Hi' });
    rmSync(join(project.siteRoot, 'site.json'));
    const [problem] = (await openAgain(project.siteRoot)).siteProblems();
    expect(problem).toMatchObject({
      code: 'site-json/missing-file',
      message: `The folder "${project.siteRoot}" has a ${name}, but no site.json, which every site needs.`,
      hint: `Run "octavo import ${project.siteRoot}", which makes one of it.`,
    });
  });

  it('as a folder in its place is told as such', async () => {
    const project = await open({ 'index.mdx': '# Hi' });
    rmSync(join(project.siteRoot, 'site.json'));
    mkdirSync(join(project.siteRoot, 'site.json'));
    const [problem] = (await openAgain(project.siteRoot)).siteProblems();
    expect(problem?.message).toBe('site.json cannot be read: it is a folder.');
  });

  it('as a site.json outside of the site is not read', async () => {
    const project = await open({ 'index.mdx': '# Hi' });
    const { siteRoot } = project;
    const outside = mkdtempSync(join(tmpdir(), 'octavo-outside-'));
    renameSync(join(siteRoot, 'site.json'), join(outside, 'site.json'));
    symlinkSync(join(outside, 'site.json'), join(siteRoot, 'site.json'));
    expect(await listProblems(await openAgain(project.siteRoot))).toEqual([
      'error site.json:1:1 site-json/outside-site',
    ]);
  });

  it.each(['a.markdown', 'a.MDX'])('as %s is told once, not as a page that is missing', async (name) => {
    const navigation = [{ group: 'Pages', pages: ['index', 'a'] }];
    const project = await open({
      'site.json': JSON.stringify({ ...config, navigation }),
      'index.mdx': '# Hi',
      [name]: '# A',
    });
    expect(await listProblems(project)).toEqual([`warning ${name}:1:1 content/file-extension`]);
  });
});

describe('all mistakes at once', () => {
  const openapi = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { get: { responses: { 200: { $ref: '#/components/responses/Gone' } } } } },
  });

  it('a wrong color hides no broken page, no missing page and no $ref that leads nowhere', async () => {
    const site = {
      ...config,
      colors: { primary: 'green' },
      navigation: [{ group: 'Pages', pages: ['index', 7, 'gone'] }],
      openapi: 'openapi.json',
    };
    const project = await open({
      'site.json': JSON.stringify(site, null, 1),
      'index.mdx': '# Hi\n\n<Note>\n',
      'openapi.json': openapi,
    });
    expect(await listProblems(project)).toEqual([
      'error index.mdx:3:1 mdx/unclosed-tag',
      expect.stringMatching(/^error openapi\.json:1:\d+ openapi\//),
      'error site.json:4:14 site-json/hex-color',
      'error site.json:11:5 site-json/type',
      'warning site.json:12:5 site-json/missing-page',
    ]);
    expect(project.reading().isConfigBroken).toBe(true);
  });

  it('a mistake that is one only because of another is not told', async () => {
    const site = { ...config, openapi: 7, versions: 'v1' };
    const project = await open({
      'site.json': JSON.stringify(site),
      'index.mdx': '---\nopenapi: GET /a\nversion: v1\n---\n',
    });
    const codes = (await listProblems(project)).map((problem) => problem.split(' ').at(-1));
    expect(codes).toEqual(['site-json/type', 'site-json/type']);
  });

  it('without a name and a navigation the pages are read too', async () => {
    const project = await open({ 'site.json': '{}', 'index.mdx': '# Hi\n\n<Note>\n' });
    expect(await listProblems(project)).toEqual([
      'error index.mdx:3:1 mdx/unclosed-tag',
      'error site.json:1:1 site-json/missing',
      'error site.json:1:1 site-json/missing',
    ]);
  });
});

describe('a part of an API document', () => {
  it('is read anew when it changes, whatever its name is', async () => {
    const openapi = {
      openapi: '3.1.1',
      info: { title: 'T', version: '1', description: { $ref: 'texts/about.md' } },
      paths: { '/a': { get: { responses: { 200: { description: 'OK' } } } } },
    };
    const project = await open({
      'site.json': JSON.stringify({ ...config, openapi: 'openapi.json' }),
      'content/index.mdx': '# Hello',
      'openapi.json': JSON.stringify(openapi),
      'texts/about.md': 'Before.',
    });
    const readText = () => project.reading().documents.map((document) => readInfo(document).description);
    expect(readText()).toEqual(['Before.']);
    const part = join(project.siteRoot, 'texts/about.md');
    writeFileSync(part, 'After.');
    await project.handleChange(part);
    expect(readText()).toEqual(['After.']);
  });
});

describe('an edit', () => {
  const files = {
    'content/index.mdx': '---\ntitle: A\n---\n\n# Hello',
    'content/other.mdx': '---\ntitle: B\n---\n',
    'content/third.mdx': '---\ntitle: C\n---\n',
  };

  /** The pages whose files are read when one of these files gets a text, and the titles of the site afterwards. */
  async function edit(project: Project, file: string, text: string) {
    const path = join(project.siteRoot, file);
    writeFileSync(path, text);
    const { reads } = await recordFileReads(async () => project.handleChange(path));
    return {
      read: Object.keys(files).filter((name) => reads.files.has(join(project.siteRoot, name))),
      titles: (project.site()?.pages ?? []).map(({ title }) => title),
    };
  }

  it('of a page reads no other page, nor does one of site.json', async () => {
    const made = await open(files);
    // Files that were written just now are read once more.
    await new Promise((resolve) => setTimeout(resolve, 150));
    const project = await openAgain(made.siteRoot);
    const [index] = Object.keys(files);
    expect(await edit(project, 'content/index.mdx', '---\ntitle: A\n---\n\nOther')).toEqual({
      read: [index],
      titles: ['A', 'B', 'C'],
    });
    expect(await edit(project, 'content/index.mdx', '---\ntitle: New\n---\n')).toEqual({
      read: [index],
      titles: ['New', 'B', 'C'],
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    await project.handleChange(join(project.siteRoot, 'site.json'));
    const pages = ['index', 'third', 'other'];
    const site = JSON.stringify({ ...config, navigation: [{ group: 'Renamed', pages }] });
    // The first page of the navigation is looked for, which says where pages are.
    expect(await edit(project, 'site.json', site)).toEqual({ read: [index], titles: ['New', 'C', 'B'] });
  });

  it('of site.json compiles pages again only where it changes what they are compiled with', async () => {
    const project = await open({ ...files, 'content/index.mdx': '# Hello {{word}} [B](/other)' });
    const compile = async () => {
      const page = project.site()?.pages.find(({ path }) => path === '');
      return page && project.compiler.compile(page);
    };
    const change = async (
      changes: object,
      file = 'site.json',
      text = JSON.stringify({ ...config, ...changes }),
    ) => {
      await edit(project, file, text);
      return compile();
    };
    const first = await change({ variables: { word: 'one' } });
    expect(first?.code).toContain('Hello one');
    const colors = { primary: '#7C3AED' };
    const navigation = [{ group: 'Renamed', pages: ['index', 'third'] }];
    expect(await change({ variables: { word: 'one' }, colors, navigation })).toBe(first);
    const second = await change({ variables: { word: 'two' } });
    expect(second?.code).toContain('Hello two');
    // A server goes on at the base that it began with.
    expect(await change({ variables: { word: 'two' }, siteUrl: 'https://a.example/docs' })).toBe(second);
    expect(await change({ variables: { word: 'two' }, markdown: { math: false } })).not.toBe(second);
    const third = await compile();
    expect(await change({}, 'content/fourth.mdx', '# New')).not.toBe(third);
  });
});
