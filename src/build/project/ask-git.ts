import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What git says in a folder, without the space around it; undefined without git, outside of a checkout and for nothing. */
export async function askGit(folder: string, ...words: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['-C', folder, ...words], { timeout: 20_000, maxBuffer: 2 ** 28 });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
