import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const variable = 'OCTAVO_TEST_BUILDS';

/** The folder of this run for what its workers build once and read together. The first call makes it. */
export function findBuildsFolder(): string {
  const folder = process.env[variable] ?? mkdtempSync(join(tmpdir(), 'octavo-builds-'));
  process.env[variable] = folder;
  return folder;
}

/**
 * A folder that the first worker to ask for it fills by `make`; all others wait for that. Rejects with the reason when
 * it could not be made.
 */
export async function shareBuild(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(findBuildsFolder(), name);
  const result = `${folder}.txt`;
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const failure = await make(folder).then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    await writeFile(`${result}.next`, failure);
    await rename(`${result}.next`, result);
  }
  for (let round = 0; !existsSync(result); round++) {
    if (round > 2000) throw new Error(`${name} was not built in 100 s.`);
    await wait(50);
  }
  const failure = await readFile(result, 'utf8');
  if (failure !== '') throw new Error(failure);
  return folder;
}
