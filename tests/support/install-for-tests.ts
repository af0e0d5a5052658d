import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a program (its whole path) by Debian's package of it where it is missing, as root; throws where it cannot be. */
export function installForTests(program: string, name: string): void {
  const isRoot = process.getuid?.() === 0;
  if (!existsSync(program) && isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  }
  if (!existsSync(program)) throw new Error(`A test needs Debian's "${name}" (${program}): install it.`);
}
