import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { installProgram } from '../support/install-packages.ts';

const program = '/usr/sbin/apache2';
const modules = '/usr/lib/apache2/modules';

/**
 * Starts Apache with these lines of its configuration; it listens on a port of loopback. Where it is missing, Debian's is
 * installed as root; throws where it cannot be.
 */
export async function startApache(
  lines: string,
  port: number,
): Promise<{ readonly stop: () => Promise<void> }> {
  installProgram(program, 'apache2-bin');
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'octavo-apache-'));
  const file = join(folder, 'apache.conf');
  const names = ['mpm_event', 'authz_core', 'dir', 'rewrite', 'mime', 'headers'];
  await writeFile(
    file,
    `${names.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
TypesConfig /etc/mime.types
${lines}
`,
  );
  const test = spawnSync(program, ['-t', '-f', file], { encoding: 'utf8' });
  if (test.status !== 0) throw new Error(test.stderr);
  const child = spawn(program, ['-D', 'FOREGROUND', '-f', file], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await vi
    .waitFor(() => fetch(`http://127.0.0.1:${port}/`), 10_000)
    .catch(async (error: unknown) => {
      await stop();
      throw new Error('Apache does not start.', { cause: error });
    });
  return { stop };
}
