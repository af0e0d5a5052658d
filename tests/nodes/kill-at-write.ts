import fs, { promises, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Loaded before a program (`--import`), this kills it as `kill -9` does when it is about to change a file below a folder
 * for the nth time, counted from 0. A file that is written over is empty then, as it is in the middle of that.
 */
const at = Number(process.env['OCTAVO_TEST_KILL_AT']);
const folder = process.env['OCTAVO_TEST_KILL_BELOW'] ?? '';
const changes = ['copyFile', 'cp', 'mkdir', 'rename', 'rm', 'rmdir', 'writeFile'] as const;

let count = 0;
function killIn(owner: object, name: string): void {
  const change = Reflect.get(owner, name) as () => unknown;
  Reflect.set(owner, name, (...words: unknown[]) => {
    const [path] = words;
    if (typeof path === 'string' && resolve(path).startsWith(`${folder}${sep}`) && count++ === at) {
      if (name === 'writeFile') writeFileSync(path, '');
      process.kill(process.pid, 'SIGKILL');
    }
    return Reflect.apply(change, owner, words);
  });
}
for (const name of at >= 0 ? changes : []) killIn(promises, name);
if (at >= 0) killIn(fs, 'rmSync');
syncBuiltinESMExports();

/** The environment of a process that is killed at its nth change below a folder (absolute). */
export function killAtWrite(folder: string, at: number): Readonly<Record<string, string>> {
  return {
    NODE_OPTIONS: `--import=${fileURLToPath(import.meta.url)}`,
    OCTAVO_TEST_KILL_AT: String(at),
    OCTAVO_TEST_KILL_BELOW: folder,
  };
}
