import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { watchSite } from './watch-site.ts';

const started: { readonly server: ViteDevServer; readonly folder: string }[] = [];

afterEach(async () => {
  for (const { server, folder } of started.splice(0)) {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

/** A watcher as Vite has it, and a folder for it. */
async function startWatcher() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-watch-')));
  mkdirSync(join(folder, 'root'));
  const server = await createServer({
    root: join(folder, 'root'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
  });
  started.push({ server, folder });
  return { folder, watcher: server.watcher };
}

it('the last text of a file that is written twice in a moment is told', async () => {
  const { folder, watcher } = await startWatcher();
  const site = join(folder, 'site');
  mkdirSync(site);
  const file = join(site, 'a.mdx');
  writeFileSync(file, '# A\n');
  const read: string[] = [];
  watchSite(watcher, site, (path) => {
    if (path !== file) return;
    read.push(readFileSync(file, 'utf8'));
    // As an editor does that formats what it has saved.
    if (read.at(-1) === 'First.') writeFileSync(file, 'Second.');
  });
  await vi.waitFor(() => expect(watcher.getWatched()[site]).toEqual(['a.mdx']), 5000);
  writeFileSync(file, 'First.');
  await vi.waitFor(() => expect(read.at(-1)).toBe('Second.'), 5000);
});

it('a folder whose name another one takes is told, and the new one is watched', async () => {
  const { folder, watcher } = await startWatcher();
  const write = (path: string) => {
    mkdirSync(join(folder, path, 'guides'), { recursive: true });
    writeFileSync(join(folder, path, 'guides/a.mdx'), '# A\n');
  };
  write('site/content');
  const content = join(folder, 'site/content');
  const file = join(content, 'guides/a.mdx');
  const replaced: string[] = [];
  const changed: string[] = [];
  watchSite(watcher, join(folder, 'site'), (path, isReplaced) => {
    (isReplaced ? replaced : changed).push(path);
  });
  await vi.waitFor(() => expect(watcher.getWatched()[join(content, 'guides')]).toEqual(['a.mdx']), 5000);
  for (const round of [1, 2, 3]) {
    write('next');
    renameSync(content, join(folder, `old-${round}`));
    renameSync(join(folder, 'next'), content);
    await vi.waitFor(() => expect(replaced).toEqual(Array(round).fill(content)), 5000);
    changed.length = 0;
    await vi.waitFor(() => {
      writeFileSync(file, `# Edit ${round} ${Math.random()}\n`);
      expect(changed).toContain(file);
    }, 5000);
  }
});
