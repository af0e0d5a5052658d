import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveSite } from '../../src/cli/serve-site.ts';
import { shareBuild } from '../browser/shared-build.ts';
import { runOctavo } from './octavo-command.ts';

/** Builds the site in a folder with `octavo build` and these options; throws what it says when that fails. */
export async function buildGenerated(folder: string, options: readonly string[] = []): Promise<void> {
  // The larger ones take 40 s on a slow machine by themselves.
  const { code, stdout, stderr } = await runOctavo(['build', folder, ...options], { limit: 110_000 });
  if (code !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`);
}

/**
 * Serves a site that `write` puts into a folder, built once for all workers, while `use` has its URL, with a slash at its end.
 */
export async function serveGenerated(
  name: string,
  write: (folder: string) => Promise<void>,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const folder = await shareBuild(name, async (parent) => {
    await write(parent);
    await buildGenerated(parent);
  });
  const { server, url } = await serveSite({ output: join(folder, 'dist'), port: 0, host: '127.0.0.1' });
  await use(url);
  server.closeAllConnections();
  server.close();
}

/** The URL of the same site on a disk, with a slash at its end. */
export async function buildOnDisk(name: string, write: (folder: string) => Promise<void>): Promise<string> {
  const folder = await shareBuild(`${name}-on-disk`, async (parent) => {
    await write(parent);
    await buildGenerated(parent, ['--offline-site']);
  });
  return nameFolder(join(folder, 'dist'));
}

/** The `file:` URL of a folder (absolute), with a slash at its end. */
export function nameFolder(folder: string): string {
  return pathToFileURL(join(folder, '/')).href;
}
