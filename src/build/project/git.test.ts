import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLastUpdates } from './git.ts';

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
  expect([...(await readLastUpdates(site, join(site, 'content')))]).toEqual([
    ['content/índex.mdx', '2026-03-04T21:30:00.000Z'],
    ['content/old.mdx', '2026-01-02T10:00:00.000Z'],
  ]);
});

test('follows a new commit', async () => {
  await commit('2026-05-06T07:08:09Z', 'content/old.mdx');
  const updates = await readLastUpdates(site, join(site, 'content'));
  expect(updates.get('content/old.mdx')).toBe('2026-05-06T07:08:09.000Z');
});

test('knows nothing in a shallow clone, and outside of a checkout', async () => {
  const shallow = join(parent, 'shallow');
  await run('git', ['clone', '-q', '--depth', '1', `file://${join(parent, 'whole')}`, shallow]);
  expect((await readLastUpdates(join(shallow, 'site'), join(shallow, 'site', 'content'))).size).toBe(0);
  expect((await readLastUpdates(parent, parent)).size).toBe(0);
});

async function git(...words: readonly string[]): Promise<void> {
  await run('git', ['-C', join(parent, 'whole'), ...words]);
}

async function commit(time: string, ...files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), time);
  }
  await git('add', '.');
  const who = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com'];
  await run('git', ['-C', join(parent, 'whole'), ...who, 'commit', '-q', '-m', 'Write'], {
    env: { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z' },
  });
}
