import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteLock, takeLock } from '../../src/cli/output/take-lock.ts';
import type { Problem } from '../../src/problem/problem.ts';
import type { FixtureFolder } from './fixture-folder.ts';
import { runOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

async function readFiles({ folder }: FixtureFolder): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(folder, { recursive: true });
  const texts = names
    .filter((name) => /\.(?:mdx?|json)$/.test(name) && !name.startsWith('.octavo'))
    .map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** What is wrong with a site, without places: a rename moves them. */
async function listMistakes({ folder }: FixtureFolder): Promise<readonly string[]> {
  const { stdout } = await runOctavo(['check', folder, '--json']);
  const problems: readonly Problem[] = JSON.parse(stdout);
  return problems.map(({ code, severity }) => `${severity} ${code}`).sort();
}

test('octavo rename moves a page, its links, its navigation and its address', async ({ sites }) => {
  const files = await sites.copy('dead-links');
  const before = await listMistakes(files);
  const { code, stdout } = await runOctavo(['rename', 'guides/setup', 'start/install/first', files.folder]);
  expect(stdout).toContain('content/guides/setup.mdx -> content/start/install/first.mdx');
  expect(stdout).toMatch(/^content\/index\.mdx:9:46 {2}\/guides\/setup -> \/start\/install\/first$/m);
  expect(code).toBe(0);
  const index = await files.read('content/index.mdx');
  expect(index).toContain('[with a slash](/start/install/first/)');
  expect(index).toContain('ending](/start/install/first.mdx)');
  expect(index).toContain('[beside](start/install/first#install)');
  expect(await files.read('content/start/install/first.mdx')).toContain('[home](../../index.mdx)');
  expect(await files.read('content/guides/deep/parts.mdx')).toContain(
    '[One up](../../start/install/first#install)',
  );
  const site: { redirects: unknown; navigation: unknown } = JSON.parse(await files.read('site.json'));
  expect(site.redirects).toContainEqual({ source: '/old', destination: '/start/install/first' });
  expect(site.redirects).toContainEqual({ source: '/guides/setup', destination: '/start/install/first' });
  expect(JSON.stringify(site.navigation)).toContain('"start/install/first"');
  // The redirect from the page's own address had no effect before and is gone; nothing else changes.
  const gone = before.indexOf('warning site-json/redirect-shadowed');
  expect(await listMistakes(files)).toEqual(before.toSpliced(gone, 1));
});

test('renaming back leaves the pages as they were and no redirect that loops', async ({ sites }) => {
  const files = await sites.copy('dead-links');
  await runOctavo(['rename', 'guides/setup', 'elsewhere', files.folder]);
  expect((await runOctavo(['rename', 'elsewhere', 'guides/setup', files.folder])).code).toBe(0);
  const fresh = await readFiles(await sites.copy('dead-links'));
  const back = await readFiles(files);
  for (const [name, text] of Object.entries(fresh))
    if (name !== 'site.json') expect.soft(back[name], name).toBe(text);
  expect(Object.keys(back).sort()).toEqual(Object.keys(fresh).sort());
  const { redirects } = JSON.parse(back['site.json'] ?? '');
  expect(redirects).toContainEqual({ source: '/elsewhere', destination: '/guides/setup' });
  expect(redirects.filter(({ source }: { source: string }) => source === '/guides/setup')).toEqual([]);
});

test('a command that is at work on the site is named, and nothing changes', async ({ sites }) => {
  const files = await sites.copy('dead-links');
  const before = await readFiles(files);
  const release = takeLock(siteLock(files.folder), 'build');
  if (typeof release === 'string') throw new Error(release);
  const { code, stdout } = await runOctavo(['rename', 'guides/setup', 'elsewhere', files.folder]);
  release();
  expect(stdout).toContain(`octavo build (process ${process.pid}) is at work on this site.`);
  expect(code).toBe(1);
  expect(await readFiles(files)).toEqual(before);
});

test('what is in the way is said in one sentence, and nothing changes', async ({ sites }) => {
  const files = await sites.copy('dead-links');
  const before = await readFiles(files);
  const tries = [
    ['guides/stup', 'new', 'Did you mean "guides/setup"?'],
    ['guides/setup', 'linked', 'There is a page "linked" already'],
    ['guides/setup', '../outside', 'leads out of the folder'],
    ['guides/setup', 'what?', 'cannot be the address of a page'],
    ['guides/setup', 'snippets/setup', 'would be no page'],
    ['guides/setup', 'guides/setup', 'has that name already'],
  ] as const;
  for (const [from, to, answer] of tries) {
    const { code, stdout } = await runOctavo(['rename', from, to, files.folder]);
    expect.soft(stdout, to).toContain(answer);
    expect.soft(code, to).toBe(1);
  }
  const { code } = await runOctavo(['rename', 'guides/', 'handbook', files.folder, '--dry-run']);
  expect(code).toBe(0);
  expect(await readFiles(files)).toEqual(before);
});
