import { execFileSync, spawnSync } from 'node:child_process';
import { runtimes } from './runtimes.ts';

const needed = runtimes.flatMap(({ needs }) => needs);

function listMissing(): readonly string[] {
  return needed
    .filter(({ proof: [program, ...words] }) => spawnSync(program, words, { stdio: 'ignore' }).status !== 0)
    .map((one) => one.package);
}

/**
 * Makes sure that what the `runtimes` need is there: as root, and where there is apt-get, Debian's is installed. Throws when
 * something is missing: samples that nothing ran are a failure.
 */
export function installRuntimes(): void {
  const missing = listMissing();
  if (missing.length === 0) return;
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (canInstall) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const words = ['install', '-y', '-qq', '--no-install-recommends', ...missing];
    execFileSync('apt-get', words, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const still = listMissing();
  if (still.length > 0)
    throw new Error(`Samples cannot be run. Install what these Debian packages hold: ${still.join(', ')}.`);
}
