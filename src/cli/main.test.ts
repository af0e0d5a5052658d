import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { runCommandLine } from './main.ts';

afterEach(() => vi.restoreAllMocks());

it('says what octavo rename needs when a path is missing', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runCommandLine(['node', 'octavo', 'rename', 'a'])).toBe(2);
  expect(write.mock.calls.map(([text]) => text)).toEqual([
    'octavo rename needs the old and the new path of a page: octavo rename OLD NEW [folder].\n',
  ]);
});

it.each(['dev', 'build'])('gives the help of octavo %s no default for what it leaves out', async (name) => {
  const write = vi.spyOn(console, 'info').mockReturnValue();
  expect(await runCommandLine(['node', 'octavo', name, '--help'])).toBe(0);
  const help = write.mock.calls.join('\n');
  expect(help).toMatch(/^ {2}--no-search +Leave out the search$/m);
  expect(help).not.toContain('default: true');
});

it('says what a part is, and what octavo merge needs', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const words of ['--shard=0/4', '--shard=5/4', '--shard=x', '--shard=2'])
    expect(await runCommandLine(['node', 'octavo', 'build', words])).toBe(2);
  expect(await runCommandLine(['node', 'octavo', 'build', '--shard=1/4', '--no-cache'])).toBe(2);
  expect(await runCommandLine(['node', 'octavo', 'merge', 'docs'])).toBe(2);
  const help = '"octavo build --help" lists what there is.\n';
  expect(write.mock.calls.map(([text]) => text)).toEqual([
    ...['0/4', '5/4', 'x', '2'].map(
      (part) => `--shard is a part such as 2/4, the second of four, not "${part}". ${help}`,
    ),
    `--shard writes pages as they are kept, which --no-cache says not to do. ${help}`,
    'octavo merge needs the folder of the site and the parts: octavo merge FOLDER PART...\n',
  ]);
});

it('counts one link in one file as one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-rename-'));
  const navigation = [{ group: 'Start', pages: ['a', 'b'] }];
  await writeFile(join(folder, 'site.json'), JSON.stringify({ name: 'Shop', navigation }));
  await writeFile(join(folder, 'a.mdx'), '# A\n');
  await writeFile(join(folder, 'b.mdx'), '# B\n');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await runCommandLine(['node', 'octavo', 'rename', 'b', 'c', folder, '--dry-run'])).toBe(0);
  expect(write.mock.calls.at(-1)?.[0]).toBe('Nothing was written; this would change 1 link in 1 file.\n');
  await rm(folder, { recursive: true });
});

it('suggests the option that is meant by a wrong one, and names the help of the command', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const option of ['--keepgoing', '--nosearch', '--zzz'])
    expect(await runCommandLine(['node', 'octavo', 'build', option])).toBe(2);
  expect(write.mock.calls.map(([text]) => text)).toEqual([
    'Unknown option `--keepgoing`. Did you mean "--keep-going"?\n',
    'Unknown option `--nosearch`. Did you mean "--no-search"?\n',
    'Unknown option `--zzz`. "octavo build --help" lists what there is.\n',
  ]);
});

it.each([
  'new',
  'dev',
  'build',
  'merge',
  'check',
  'rename',
  'serve',
  'redirects',
  'mcp',
  'import',
  'api',
  'schema',
])('gives the help of octavo %s an example that begins with it', async (name) => {
  const write = vi.spyOn(console, 'info').mockReturnValue();
  expect(await runCommandLine(['node', 'octavo', name, '--help'])).toBe(0);
  expect(write.mock.calls.join('\n')).toContain(`Examples:\n  octavo ${name}`);
});
