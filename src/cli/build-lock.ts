import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Takes the lock that keeps two builds of one site apart: a file that holds the process id. A lock whose
 * process is gone is taken over. Gives a function that releases it, or the id of the process that holds it.
 */
export async function takeBuildLock(file: string): Promise<(() => Promise<void>) | number> {
  await mkdir(dirname(file), { recursive: true });
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const owner = Number(await readFile(file, 'utf8').catch(() => ''));
      if (owner > 0 && owner !== process.pid && isRunning(owner)) return owner;
      await rm(file, { force: true });
    }
  }
  return 0;
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
