import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { installProgram } from '../support/install-packages.ts';

const program = '/usr/sbin/nginx';

export interface Nginx {
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx with a `server` block, which names `port` on loopback, from a temporary folder. Where it is missing,
 * Debian's is installed as root; throws where it cannot be.
 */
export async function startNginx(server: string, port: number): Promise<Nginx> {
  installProgram(program, 'nginx-light');
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'octavo-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events {}
http { access_log off; ${temporary.join(' ')}
${server}
}
`,
  );
  const child = spawn(program, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const stop = async (): Promise<void> => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await vi.waitFor(() => {
      if (child.exitCode !== null) throw new Error(said);
      return untilOpen(port);
    }, 10_000);
  } catch (error) {
    await stop();
    throw new Error(`nginx does not start: ${said}`, { cause: error });
  }
  return { stop };
}

async function untilOpen(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
