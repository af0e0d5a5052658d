import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePackage } from '../scripts/make-package.ts';
import { installPackages } from './large-document.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-installed-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await makePackage(join(folder, 'package'));
const tarball = execFileSync('npm', ['pack', '--silent', join(folder, 'package')], {
  cwd: folder,
  encoding: 'utf8',
}).trim();
installPackages(join(folder, 'project'), { octavo: `file:${join(folder, tarball)}` });

/** The file that `octavo` runs of its package, made from this working tree and installed for these measurements as users install it. */
export const octavo = join(folder, 'project/node_modules/octavo/dist/cli/octavo.mjs');
