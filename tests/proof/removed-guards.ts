import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Guard, guards } from './guards.ts';
import { countCases, type Figure } from './promise.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files and folders of the repository that its tests do not read, and packages, which a link leads to. */
const left = /^(?:node_modules|dist|test-results|\.git|\.octavo|\.astro)$/;

/**
 * Takes each guard out of a copy of the code, one after the other, and runs the tests that have to notice: for each of them some test
 * fails, and none does in the copy as it is.
 */
export async function proveGuards(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-guards-'));
  for (const name of readdirSync(root))
    if (!left.test(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  try {
    const broken: string[] = [];
    const all = [...new Set(guards.flatMap(({ tests }) => tests))];
    if (!passes(folder, all)) broken.push('the tests fail with every guard in its place');
    for (const guard of guards) {
      const mistake = takeOut(folder, guard);
      if (mistake !== undefined) broken.push(`${guard.name}: ${mistake}`);
    }
    return [countCases('without any one guard some test fails', guards.length, broken)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function takeOut(folder: string, { file, find, put, tests }: Guard): string | undefined {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) return `${file} does not have it once`;
  writeFileSync(
    path,
    text.replace(find, () => put),
  );
  try {
    return passes(folder, tests) ? `no test of ${tests.join(', ')} fails without it` : undefined;
  } finally {
    writeFileSync(path, text);
  }
}

/** Whether tests pass; the rest of a file is left out once one fails. */
function passes(folder: string, tests: readonly string[]): boolean {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--bail=1', '--reporter=dot', ...tests], {
    cwd: folder,
    stdio: 'ignore',
  });
  return status === 0;
}
