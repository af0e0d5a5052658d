import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeOutput, findLastBuild, keepLastBuild } from './last-build.ts';
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
  keepLastBuild(siteRoot, 'inputs', describeOutput(join(siteRoot, 'dist')), build, lifetime);
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
