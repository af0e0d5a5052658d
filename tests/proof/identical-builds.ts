import { spawn } from 'node:child_process';
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { build, type ChangedSite, isTree, openChangedSite } from './built-site.ts';
import { countCases, type Figure } from './promise.ts';

const builds = 20;

/** Threads of the builds, one after the other; undefined leaves the number to Octavo. */
const threads = [undefined, 1, 2, 4, 16];

/** Processes that keep the cores busy in every second build. */
const busy = 4;

/** Builds the same site 20 times, with changing numbers of threads, cold and warm, every second time on a busy machine: to one set of bytes. */
export async function proveIdenticalBuilds(): Promise<readonly Figure[]> {
  const sites = await openChangedSite();
  try {
    const site = await sites.copy();
    const broken: string[] = [];
    for (let count = 0; count < builds; count++) {
      const found = await buildOnce(site, count);
      if (found !== undefined) broken.push(found);
    }
    return [countCases('builds give the same bytes', builds, broken)];
  } finally {
    await sites.remove();
  }
}

async function buildOnce({ folder, next }: ChangedSite, count: number): Promise<string | undefined> {
  const width = threads[count % threads.length];
  const isBusy = count % 2 === 1;
  const isCold = count % 4 < 2;
  if (isCold)
    for (const name of ['.octavo', 'dist']) rmSync(join(folder, name), { recursive: true, force: true });
  // Where nothing changed at all a build has nothing to do.
  else utimesSync(join(folder, 'site.json'), new Date(), new Date());
  const others = isBusy
    ? Array.from({ length: busy }, () => spawn(process.execPath, ['-e', 'for (;;);']))
    : [];
  try {
    const name = `build ${count + 1} (${[`threads ${width ?? 'by Octavo'}`, isCold ? 'cold' : 'warm', ...(isBusy ? ['busy'] : [])].join(', ')})`;
    const { code, stdout, stderr } = await build(
      folder,
      ...(width === undefined ? [] : ['--threads', String(width)]),
    );
    if (code !== 0) return `${name} failed:\n${stdout}${stderr}`;
    return (await isTree(join(folder, 'dist'), next)) ? undefined : `${name} gave other bytes`;
  } finally {
    for (const child of others) child.kill('SIGKILL');
  }
}
