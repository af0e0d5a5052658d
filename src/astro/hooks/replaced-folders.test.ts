import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { watchReplacedFolders } from './replaced-folders.ts';

const started: { readonly server: ViteDevServer; readonly folder: string }[] = [];

afterEach(async () => {
  for (const { server, folder } of started.splice(0)) {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

it('a folder whose name another one takes is told, and the new one is watched', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-watch-')));
  const write = (path: string) => {
    mkdirSync(join(folder, path, 'guides'), { recursive: true });
    writeFileSync(join(folder, path, 'guides/a.mdx'), '# A\n');
  };
  mkdirSync(join(folder, 'root'));
  write('site/content');
  const server = await createServer({
    root: join(folder, 'root'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
  });
  started.push({ server, folder });
  const { watcher } = server;
  watcher.add(join(folder, 'site'));
  const content = join(folder, 'site/content');
  const file = join(content, 'guides/a.mdx');
  const replaced: string[] = [];
  const changed: string[] = [];
  watcher.on('all', (_, path) => changed.push(path));
  watchReplacedFolders(watcher, (path) => replaced.push(path));
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
