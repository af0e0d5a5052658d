import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const attempts = 10;
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Installs packages of Debian, as root and where there is apt-get; elsewhere it does nothing. Another process that installs at the
 * same time, or a server that does not answer, is waited for. Throws what apt-get says where that does not help.
 */
export function installPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  const install = [
    '-o',
    'DPkg::Lock::Timeout=120',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    ...names,
  ];
  let said = '';
  for (let attempt = 1; attempt <= attempts; attempt++) {
    // It does not wait for the lock of its lists, unlike for that of dpkg.
    const update = spawnSync('apt-get', ['update', '-qq'], { env, encoding: 'utf8' });
    const done = update.status === 0 ? spawnSync('apt-get', install, { env, encoding: 'utf8' }) : update;
    if (done.status === 0) return;
    said = done.stderr;
    spawnSync('sleep', ['3']);
  }
  throw new Error(`apt-get does not install ${names.join(', ')}: ${said}`);
}

/** Installs a program (its whole path) by Debian's package of it where it is missing; throws where it cannot be. */
export function installProgram(program: string, name: string): void {
  if (!existsSync(program)) installPackages([name]);
  if (!existsSync(program)) throw new Error(`A test needs Debian's "${name}" (${program}): install it.`);
}
