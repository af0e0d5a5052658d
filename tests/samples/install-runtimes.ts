import { execFileSync, spawnSync } from 'node:child_process';
import { installPackages } from '../support/install-packages.ts';
import { type Need, runtimes } from './runtimes.ts';

const needed = runtimes.flatMap(({ needs }) => needs);

function listMissing(): readonly Need[] {
  return needed.filter(
    ({ proof: [program, ...words] }) => spawnSync(program, words, { stdio: 'ignore' }).status !== 0,
  );
}

/**
 * Makes sure that what the `runtimes` need is there: packages of npm are installed below a temporary folder and, as root and
 * where there is apt-get, those of Debian. Throws when something is missing: samples that nothing ran are a failure.
 */
export function installRuntimes(): void {
  const missing = listMissing();
  if (missing.length === 0) return;
  const ofDebian = new Set(missing.flatMap((need) => ('package' in need ? [need.package] : [])));
  if (ofDebian.size > 0) installPackages([...ofDebian]);
  for (const need of missing)
    if ('npm' in need)
      execFileSync('npm', ['install', '--no-save', '--no-audit', '--prefix', need.folder, need.npm], {
        stdio: 'inherit',
      });
  const still = listMissing().map((need) => ('npm' in need ? need.npm : need.package));
  if (still.length > 0)
    throw new Error(`Samples cannot be run. Install what these packages hold: ${still.join(', ')}.`);
}
