import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHistory } from './git.ts';

const run = promisify(execFile);
let parent = '';
let site = '';

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'octavo-git-'));
  site = join(parent, 'whole', 'site');
  await mkdir(site, { recursive: true });
  await git('init', '-q');
  await commit('2026-01-02T10:00:00Z', 'content/índex.mdx', 'content/old.mdx', 'site.json');
  await commit('2026-03-04T23:30:00+02:00', 'content/índex.mdx');
});

afterAll(() => rm(parent, { recursive: true, force: true }));

test('says when each page was last changed, by its path in the site', async () => {
  expect([...(await readHistory(site, join(site, 'content'), false)).updates]).toEqual([
    ['content/índex.mdx', '2026-03-04T21:30:00.000Z'],
    ['content/old.mdx', '2026-01-02T10:00:00.000Z'],
  ]);
});

test('follows a new commit', async () => {
  await commit('2026-05-06T07:08:09Z', 'content/old.mdx');
  const { updates } = await readHistory(site, join(site, 'content'), false);
  expect(updates.get('content/old.mdx')).toBe('2026-05-06T07:08:09.000Z');
});

test('knows nothing in a shallow clone, and outside of a checkout', async () => {
  const shallow = join(parent, 'shallow');
  await run('git', ['clone', '-q', '--depth', '1', `file://${join(parent, 'whole')}`, shallow]);
  for (const [root, folder] of [
    [join(shallow, 'site'), join(shallow, 'site', 'content')],
    [parent, parent],
  ] as const)
    expect(await readHistory(root, folder, true)).toEqual({ updates: new Map(), changes: undefined });
});

describe('which lines of a page came when', () => {
  const page = 'content/guide.mdx';
  const first = ['---', 'title: Guide', '---', '', 'One.', '', '## A', '', 'Two.', '', '## B', '', 'Three.'];

  const readLines = async () => {
    const { changes } = await readHistory(site, join(site, 'content'), true);
    const text = await readFile(join(site, page), 'utf8');
    const { lines = [], ...rest } = changes?.files.get(page) ?? {};
    return {
      ...rest,
      lines: lines.map(({ from, to, time }) => [
        text
          .split('\n')
          .slice(from - 1, to - 1)
          .join('|'),
        time,
      ]),
    };
  };
  const edit = async (time: string, change: (text: string) => string) => {
    await writeFile(join(site, page), change(await readFile(join(site, page), 'utf8')));
    await commit(time);
  };

  test('is not asked for where nobody wants to know, and follows lines to where they are now', async () => {
    expect((await readHistory(site, join(site, 'content'), false)).changes).toBeUndefined();
    await writeFile(join(site, page), first.join('\n'));
    await commit('2026-06-01T00:00:00Z');
    await edit('2026-06-02T00:00:00Z', (text) => text.replace('Three.', 'Three, and a half.'));
    await edit('2026-06-03T00:00:00Z', (text) => text.replace('## A', '## New\n\nNew text.\n\n## A'));
    expect(await readLines()).toEqual({
      time: at('2026-06-03'),
      added: at('2026-06-01'),
      lines: [
        ['## New||New text.', at('2026-06-03')],
        ['Three, and a half.', at('2026-06-02')],
      ],
    });
  });

  test('says nothing of space, and moves with lines that are not committed', async () => {
    await edit('2026-06-04T00:00:00Z', (text) => text.replace('Two.', 'Two.  '));
    await writeFile(
      join(site, page),
      (await readFile(join(site, page), 'utf8')).replace('One.', 'One.\n\nDraft.'),
    );
    expect(await readLines()).toEqual({
      time: at('2026-06-03'),
      added: at('2026-06-01'),
      lines: [
        ['## New||New text.', at('2026-06-03')],
        ['Three, and a half.', at('2026-06-02')],
      ],
    });
    await git('checkout', '-q', '--', '.');
  });

  test('dates what a branch brought by its merge', async () => {
    const main = (await run('git', ['-C', site, 'symbolic-ref', '--short', 'HEAD'])).stdout.trim();
    await git('checkout', '-qb', 'branch');
    await edit('2026-06-05T00:00:00Z', (text) => text.replace('One.', 'Number one.'));
    await git('checkout', '-q', main);
    await merge('2026-06-09T00:00:00Z', 'branch');
    expect((await readLines()).lines[0]).toEqual(['Number one.', at('2026-06-09')]);
  });

  test('knows of the ninety days before the last commit', async () => {
    await edit('2026-12-01T00:00:00Z', (text) => text.replace('Number one.', 'No. 1'));
    expect(await readLines()).toEqual({
      time: at('2026-12-01'),
      lines: [['No. 1', at('2026-12-01')]],
    });
  });
});

const at = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

async function git(...words: readonly string[]): Promise<void> {
  await run('git', ['-C', join(parent, 'whole'), ...words]);
}

async function commit(time: string, ...files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), time);
  }
  await git('add', '.');
  await commitAs(time, 'commit', '-q', '-m', 'Write');
}

async function merge(time: string, branch: string): Promise<void> {
  await commitAs(time, 'merge', '-q', '--no-ff', '-m', 'Merge', branch);
}

async function commitAs(time: string, ...words: readonly string[]): Promise<void> {
  const who = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com'];
  await run('git', ['-C', join(parent, 'whole'), ...who, ...words], {
    env: { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z' },
  });
}
