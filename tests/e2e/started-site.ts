import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts';

/** The example site as `npm start` builds and serves it, with a recorder between it and its service. */
export interface StartedSite {
  /** With a slash at its end. */
  readonly url: string;
  /** Where the built site stands. */
  readonly output: string;
  readonly recorder: RecordingProxy;
  /** All that its processes printed until now. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const own = ['package.json', 'site.json', 'openapi.yaml', 'content', 'public'];

/**
 * Runs `npm start` on free ports in a copy of the example site, whose service keeps its groups in that copy too. Given a
 * folder in which that site is built, it takes the built site from there and builds nothing.
 */
export async function startExample(
  env: Readonly<Record<string, string>>,
  built?: string,
): Promise<StartedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-start-'));
  await Promise.all(own.map((part) => cp(join(root, part), join(folder, part), { recursive: true })));
  await symlink(join(root, 'src'), join(folder, 'src'), 'junction');
  if (built !== undefined) await cp(join(built, 'dist'), join(folder, 'dist'), { recursive: true });
  const recorder = await startRecordingProxy();
  // The first rule for a path holds, so that the recorder stands before the service.
  const isBuilt = built === undefined ? [] : ['--ignore-scripts'];
  const words = ['start', ...isBuilt, '--', '--port', '0', '--proxy', `/sandbox=${recorder.url}`];
  const child = spawn('npm', words, { cwd: folder, env: { ...inherit(), ...env }, detached: true });
  const end = () => void (child.pid && killGroup(child.pid));
  process.once('exit', end);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  let log = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        log += text;
        const [, service] = /^User Group API below \/sandbox, from (http:\S+?)(?:;|$)/m.exec(log) ?? [];
        const [site] = /^http:\/\/localhost:\d+\/$/m.exec(log) ?? [];
        if (service === undefined || site === undefined) return;
        recorder.leadTo(service);
        resolve(site);
      });
    ended.then((code) => reject(new Error(`npm start ended with ${code}:\n${log}`)), reject);
  });
  return {
    url,
    output: join(folder, 'dist'),
    recorder,
    log: () => log,
    stop: async () => {
      end();
      await ended;
      process.removeListener('exit', end);
      await recorder.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** This process's own environment without what an outer npm and a person's settings would change. */
function inherit(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:npm_|PORT$)/i.test(name));
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  return { ...Object.fromEntries(kept), PATH: path, API_TOKENS: '', DATABASE_URL: '' };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    return; // It has ended by itself.
  }
}
