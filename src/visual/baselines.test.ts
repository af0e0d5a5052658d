import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openBaselines } from './baselines.ts';

const root = await mkdtemp(join(tmpdir(), 'octavo-baselines-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const look = { picture: Buffer.from('picture'), outline: 'h1\r\np\n' };

it('has nothing where there is no folder', async () => {
  const kept = await openBaselines(join(root, 'none'), 'chromium-1-linux');
  expect([kept.folders.size, kept.browsers, await kept.read('index/390-dark')]).toEqual([0, [], {}]);
});

it('keeps pictures for each browser and outlines for all', async () => {
  const folder = join(root, 'site');
  await (await openBaselines(folder, 'chromium-1-linux')).write('guides/a/390-dark', look);
  const other = await openBaselines(folder, 'chromium-1-macos');
  expect([...other.folders]).toEqual(['guides/a']);
  expect(other.browsers).toEqual(['chromium-1-linux']);
  expect(await other.read('guides/a/390-dark')).toEqual({ outline: 'h1\np\n' });
});

it('removes a page, but none below it, from every browser, and older versions of one browser alone', async () => {
  const folder = join(root, 'old');
  for (const name of ['chromium-1-linux', 'chromium-2-linux', 'chromium-1-macos'])
    for (const shot of ['a/390-dark', 'a/below/390-dark'])
      await (await openBaselines(folder, name)).write(shot, look);
  const kept = await openBaselines(folder, 'chromium-2-linux');
  await kept.removePage('a');
  await kept.removeOldVersions();
  expect((await readdir(folder)).sort()).toEqual(['chromium-1-macos', 'chromium-2-linux', 'outlines']);
  expect(await readdir(join(folder, 'chromium-1-macos/a'))).toEqual(['below']);
  expect([...(await openBaselines(folder, 'chromium-2-linux')).folders]).toEqual(['a/below']);
});
