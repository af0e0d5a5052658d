import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { installPackages } from '../support/install-packages.ts';

/** A PostgreSQL of the test's own, on loopback, with an empty database. */
export interface Postgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends all its processes at once, as a machine without power does, and starts it again on the same data. */
  readonly crash: () => Promise<void>;
  /** Stops all its processes where they are, and lets them go on after so many milliseconds. */
  readonly hang: (time: number) => Promise<void>;
}

const programs = '/usr/lib/postgresql';

/** Starts one from a temporary folder; as root on Debian it is installed first where it is missing. */
export async function startPostgres(): Promise<Postgres> {
  const bin = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'octavo-postgres-'));
  const owner = isRoot() ? findOwner() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const port = await findFreePort();
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'octavo', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...owner,
    stdio: 'pipe',
  });
  const settings = ['-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const start = () => spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...owner, stdio: 'ignore' });
  let server = start();
  const url = `postgres://octavo@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    send(listProcesses(server.pid), signal);
    await ended;
  };
  return {
    url,
    async crash() {
      await end('SIGKILL');
      // A process that was started in that moment is not killed: until it has noticed, no other may have the data.
      for (let isUp = false; !isUp; ) {
        server = start();
        const failed = new Promise<false>((resolve) => server.once('exit', () => resolve(false)));
        isUp = await Promise.race([untilReady(url).then(() => true), failed]);
      }
    },
    async hang(time) {
      const ids = listProcesses(server.pid);
      send(ids, 'SIGSTOP');
      await wait(time);
      send(ids, 'SIGCONT');
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The ids of a process and of those that it started: PostgreSQL has one for each connection. */
function listProcesses(id: number | undefined): readonly number[] {
  if (id === undefined) return [];
  // https://man7.org/linux/man-pages/man5/proc_pid_task.5.html
  const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim();
  return [...children.split(' ').filter(Boolean).map(Number), id];
}

/** Sends a signal to processes; one of a connection that has ended since is none any more. */
function send(ids: readonly number[], signal: NodeJS.Signals): void {
  for (const id of ids)
    try {
      process.kill(id, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
}

function findPrograms(): string {
  const found = listVersions();
  if (found === undefined) installPackages(['postgresql']);
  const bin = found ?? listVersions();
  if (bin === undefined)
    throw new Error(`PostgreSQL is needed: install Debian's "postgresql" (${programs}).`);
  return bin;
}

function listVersions(): string | undefined {
  const versions = existsSync(programs) ? readdirSync(programs) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(programs, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root. */
function findOwner(): { readonly uid: number; readonly gid: number } {
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 200) throw error;
      await wait(50);
    }
  }
}
