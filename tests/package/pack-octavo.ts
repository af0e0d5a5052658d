import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePackage } from '../../scripts/make-package.ts';

/** Packs what would be published, in a folder (absolute); gives the path of the tarball. Rejects when it cannot be compiled. */
export async function packOctavo(folder: string): Promise<string> {
  await makePackage(join(folder, 'package'));
  const words = ['pack', '--silent', join(folder, 'package')];
  return join(folder, execFileSync('npm', words, { cwd: folder, encoding: 'utf8' }).trim());
}

/** The file that `octavo` runs of a package that was added to the project in a folder (absolute). */
export function findCommand(project: string): string {
  return join(project, 'node_modules/octavo/dist/cli/octavo.mjs');
}

/** How npm adds packages to a project. */
export const npmInstall = ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund'] as const;

/**
 * Makes a project in a folder (absolute), for packages to be added to. `overrides` are versions of packages, whoever asks for them, by
 * their names. https://docs.npmjs.com/cli/v11/configuring-npm/package-json#overrides
 */
export function startProject(folder: string, overrides: Readonly<Record<string, string>> = {}): void {
  mkdirSync(folder);
  const manifest = { name: 'project', private: true, type: 'module', overrides };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest)}\n`);
}
