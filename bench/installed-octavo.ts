import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './large-document.ts';

const makePackage = fileURLToPath(new URL('../scripts/make-package.ts', import.meta.url));

let installed: string | undefined;

/**
 * The file that `octavo` runs of its package, which is made from this working tree at the first call and installed as users install it,
 * until the process ends. Throws when it cannot be.
 */
export function findOctavo(): string {
  installed ??= install();
  return installed;
}

function install(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-installed-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const tarball = execFileSync(process.execPath, [makePackage], { cwd: folder, encoding: 'utf8' }).trim();
  const project = join(folder, 'project');
  installPackages(project, { octavo: `file:${join(folder, tarball)}` });
  return join(project, 'node_modules/octavo/dist/cli/octavo.mjs');
}
