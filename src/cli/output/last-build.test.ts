import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeInputs, findLastBuild, keepLastBuild, readContents } from './last-build.ts';
import { nameOutputFolders } from './swap-output.ts';

let siteRoot: string;

beforeEach(async () => {
  siteRoot = await mkdtemp(join(tmpdir(), 'octavo-last-'));
  await mkdir(join(siteRoot, '.octavo'));
  await mkdir(join(siteRoot, 'dist'));
  await writeFile(join(siteRoot, 'dist/index.html'), 'Start');
});

afterEach(async () => {
  vi.useRealTimers();
  await rm(siteRoot, { recursive: true, force: true });
});

const build = { pages: 1, said: [], count: '0 errors' };
const keep = (lifetime: number) =>
  keepLastBuild(siteRoot, 'inputs', readContents(join(siteRoot, 'dist')), build, lifetime);
const find = (inputs = 'inputs') =>
  findLastBuild(siteRoot, inputs, nameOutputFolders(join(siteRoot, 'dist')));

it('finds the last build of the same inputs', () => {
  keep(Number.POSITIVE_INFINITY);
  expect(find()).toMatchObject({ ...build, files: 1, bytes: 5 });
  expect(find('others')).toBeUndefined();
});

it('finds it for as long as what others say holds', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keep(1000);
  vi.advanceTimersByTime(1000);
  expect(find()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(find()).toBeUndefined();
});

describe('what a build was made from', () => {
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { cwd: siteRoot });
  const put = (file: string, text: string) => writeFile(join(siteRoot, file), text);
  // What was changed just now cannot be told from what is changed next.
  const describeLater = async (settings: unknown = []) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    const found = await describeInputs(siteRoot, nameOutputFolders(join(siteRoot, 'dist')), settings);
    vi.useRealTimers();
    return found;
  };

  beforeEach(async () => {
    await mkdir(join(siteRoot, 'content'));
    await put('content/index.md', '# Start');
    await mkdir(join(siteRoot, 'node_modules'));
    await put('node_modules/.package-lock.json', '{}');
    git('init', '-q');
    git('commit', '-q', '--allow-empty', '-m', 'First');
  });

  const changes: readonly (readonly [what: string, change: () => unknown, settings?: unknown])[] = [
    ['a file is changed', () => put('content/index.md', '# Begin')],
    ['a file is written again', () => put('content/index.md', '# Start')],
    ['a file has another time', () => utimes(join(siteRoot, 'content/index.md'), 1, 1)],
    ['a file comes', () => put('content/new.md', '')],
    ['a file is gone', () => rm(join(siteRoot, 'content/index.md'))],
    ['a file has another name', () => rename(join(siteRoot, 'content'), join(siteRoot, 'pages'))],
    ['an empty folder comes', () => mkdir(join(siteRoot, 'public'))],
    ['a package is installed', () => put('node_modules/.package-lock.json', '{ }')],
    ['a commit is made', () => git('commit', '-q', '--allow-empty', '-m', 'Second')],
    ['a repository is named', () => git('remote', 'add', 'origin', 'https://github.com/lamps/docs.git')],
    ['the command is another one', () => undefined, ['--offline']],
  ];

  it.each(changes.map(([what, change, settings = []]) => ({ what, change, settings })))(
    'is another one where $what',
    async ({ change, settings }) => {
      const before = await describeLater();
      expect(before).toBeDefined();
      expect(await describeLater()).toBe(before);
      await change();
      const after = await describeLater(settings);
      expect(after).toBeDefined();
      expect(after).not.toBe(before);
    },
  );

  it.each<readonly [what: string, change: () => unknown]>([
    ['the output is another one', () => put('dist/index.html', 'Begin')],
    ['something is kept for the next build', () => put('.octavo/a.json', '{}')],
    ['a package has another file', () => put('node_modules/a.js', '')],
  ])('is the same where %s', async (_, change) => {
    const before = await describeLater();
    await change();
    expect(await describeLater()).toBe(before);
  });

  it.each<readonly [what: string, change: () => unknown]>([
    ['a folder is a link', () => symlink(join(siteRoot, 'content'), join(siteRoot, 'linked'))],
    ['nothing tells what is installed', () => rm(join(siteRoot, 'node_modules/.package-lock.json'))],
  ])('is not known where %s', async (_, change) => {
    await change();
    expect(await describeLater()).toBeUndefined();
  });

  it('is not known of what was changed just now', async () => {
    await put('content/index.md', '# Begin');
    expect(await describeInputs(siteRoot, nameOutputFolders(join(siteRoot, 'dist')), [])).toBeUndefined();
  });
});

it.each<readonly [what: string, change: () => unknown]>([
  ['a file is changed', () => writeFile(join(siteRoot, 'dist/index.html'), 'Begin')],
  ['a file is gone', () => rm(join(siteRoot, 'dist/index.html'))],
  ['a file is added', () => writeFile(join(siteRoot, 'dist/mine.html'), '')],
  ['a build was interrupted', () => mkdir(nameOutputFolders(join(siteRoot, 'dist')).staged)],
])('finds no last build where of the output %s', async (_, change) => {
  keep(Number.POSITIVE_INFINITY);
  await change();
  expect(find()).toBeUndefined();
});
