import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CommandResult, program, runOctavo, startOctavo } from '../e2e/octavo-command.ts';
import { build, type ChangedSite, isTree, listLeftovers, openChangedSite } from './built-site.ts';
import { countCases, type Figure } from './promise.ts';

/** Something that goes wrong while a site is built. */
interface Fault {
  readonly name: string;
  /** What becomes of the build: it goes through, it fails and says why, or it is ended from outside. */
  readonly outcome: 'built' | 'refused' | 'ended';
  /** Brings it about and builds. */
  readonly run: (site: ChangedSite) => Promise<CommandResult>;
  /** Takes it away again, where the next build would fail too. */
  readonly mend?: (site: ChangedSite) => void;
}

const put = (folder: string, file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** A fault in a file of the site, which is there again afterwards as it was. */
function breakFile(name: string, file: string, text: string | undefined): Fault {
  let before: string | undefined;
  return {
    name,
    outcome: 'refused',
    run: ({ folder }) => {
      const path = join(folder, file);
      before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      if (text === undefined) rmSync(path);
      else put(folder, file, text);
      return build(folder);
    },
    mend: ({ folder }) => {
      if (before === undefined) rmSync(join(folder, file));
      else put(folder, file, before);
    },
  };
}

/** Builds by a shell, which sets limits first. */
function buildInShell(before: string, folder: string, behind = ''): Promise<CommandResult> {
  return new Promise((resolve) => {
    const line = `${before} "$0" "$1" build "$2" ${behind}`;
    const child = spawn('bash', ['-c', line, process.execPath, program, folder], { timeout: 120_000 });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text) => (stdout += text));
    child.stderr.on('data', (text) => (stderr += text));
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Ends a build by a signal so many milliseconds after it was started. */
async function endBuild(folder: string, signal: NodeJS.Signals, after: number): Promise<CommandResult> {
  const command = startOctavo(['build', folder, '--no-cache']);
  await Promise.race([wait(after), command.ended]);
  command.process.kill(signal);
  return command.ended;
}

/** Builds while another command is at work on the site, and waits for both. */
async function buildBeside(folder: string, words: readonly string[]): Promise<CommandResult> {
  const other = startOctavo(words);
  const result = await build(folder, '--no-cache');
  await other.stop();
  if (result.code === 0 || !/process \d+/.test(result.stdout)) return result;
  // The other one was first, and this one said so.
  return build(folder);
}

/** A file system of its own in the place of a folder, of so many kilobytes. */
function mount(folder: string, kilobytes: number): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
}

const unmount = (folder: string) => void execFileSync('umount', [folder]);

/** Changes bytes of each file that a build has kept. */
function spoilCache(folder: string, spoil: (bytes: Buffer) => Buffer): void {
  const kept = join(folder, '.octavo/pages');
  for (const entry of readdirSync(kept, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(path, spoil(readFileSync(path)));
  }
}

const faults: readonly Fault[] = [
  breakFile('a page that does not compile', 'content/bad.mdx', '---\ntitle: Bad\n---\n\n{null.name}\n'),
  breakFile('a site.json that is not JSON', 'site.json', '{ "name": "Lamps", '),
  breakFile('a site.json with a wrong type', 'site.json', '{ "name": 1, "navigation": [] }'),
  breakFile('no site.json', 'site.json', undefined),
  breakFile('an OpenAPI file that is not there', 'openapi.json', undefined),
  breakFile('a plugin that fails', 'octavo.config.ts', 'throw new Error("no");\n'),
  {
    name: 'a full disk',
    outcome: 'refused',
    run: async (site) => {
      // The last site is on that disk too.
      const output = join(site.folder, 'out');
      mount(output, 4096);
      cpSync(join(site.folder, 'dist'), join(output, 'dist'), { recursive: true });
      execFileSync('sh', ['-c', `dd if=/dev/zero of="$0/fill" 2>/dev/null || true`, output]);
      const result = await build(site.folder, '--out', join(output, 'dist'));
      const isWhole = await isTree(join(output, 'dist'), site.last);
      unmount(output);
      rmSync(output, { recursive: true });
      return isWhole ? result : { ...result, stdout: '', stderr: 'the site on the full disk is not whole' };
    },
  },
  {
    name: 'a disk that cannot be written to',
    outcome: 'refused',
    run: async (site) => {
      const output = join(site.folder, 'out');
      mount(output, 65_536);
      cpSync(join(site.folder, 'dist'), join(output, 'dist'), { recursive: true });
      execFileSync('mount', ['-o', 'remount,ro', output]);
      const result = await build(site.folder, '--out', join(output, 'dist'));
      unmount(output);
      rmSync(output, { recursive: true });
      return result;
    },
  },
  {
    name: '64 open files',
    outcome: 'built',
    run: ({ folder }) => buildInShell('ulimit -n 64;', folder),
  },
  {
    name: 'a heap of 100 MB',
    outcome: 'built',
    run: ({ folder }) => buildInShell('NODE_OPTIONS=--max-old-space-size=100', folder, '--no-cache'),
  },
  {
    name: 'a clock that was set back',
    outcome: 'built',
    run: ({ folder }) => {
      const later = new Date('2040-01-01T00:00:00Z');
      for (const part of ['content', 'dist', '.octavo'])
        for (const entry of readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }))
          utimesSync(join(folder, part, entry), later, later);
      return build(folder);
    },
  },
  {
    name: 'an output that is a symbolic link',
    outcome: 'built',
    run: ({ folder }) => {
      renameSync(join(folder, 'dist'), join(folder, 'elsewhere'));
      symlinkSync('elsewhere', join(folder, 'dist'));
      return build(folder);
    },
  },
  {
    name: 'an output that is a file',
    outcome: 'refused',
    run: async (site) => {
      put(site.folder, 'out', 'mine\n');
      const result = await build(site.folder, '--out', join(site.folder, 'out'));
      const isKept = readFileSync(join(site.folder, 'out'), 'utf8') === 'mine\n';
      rmSync(join(site.folder, 'out'));
      return isKept ? result : { ...result, stdout: '', stderr: 'the file is gone' };
    },
  },
  {
    name: 'the lock of a process that died',
    outcome: 'built',
    run: async ({ folder }) => {
      await endBuild(folder, 'SIGKILL', 900);
      return build(folder);
    },
  },
  {
    name: 'a second build at the same time',
    outcome: 'built',
    run: ({ folder }) => buildBeside(folder, ['build', folder]),
  },
  {
    name: 'a check at the same time',
    outcome: 'built',
    run: ({ folder }) => buildBeside(folder, ['check', folder]),
  },
  {
    name: 'dev at the same time',
    outcome: 'built',
    run: ({ folder }) => buildBeside(folder, ['dev', folder, '--port', '0']),
  },
  {
    name: 'serve at the same time',
    outcome: 'built',
    run: ({ folder }) => buildBeside(folder, ['serve', folder, '--port', '0']),
  },
  {
    name: 'kept pages with wrong bytes',
    outcome: 'built',
    run: ({ folder }) => {
      spoilCache(folder, (bytes) => {
        const at = randomInt(bytes.length || 1);
        return Buffer.concat([bytes.subarray(0, at), Buffer.of(randomInt(256)), bytes.subarray(at + 1)]);
      });
      return build(folder);
    },
  },
  {
    name: 'kept pages that were cut',
    outcome: 'built',
    run: ({ folder }) => {
      spoilCache(folder, (bytes) => bytes.subarray(0, randomInt(bytes.length + 1)));
      return build(folder);
    },
  },
  {
    name: 'an end by Ctrl+C',
    outcome: 'ended',
    run: ({ folder }) => endBuild(folder, 'SIGINT', 1200),
  },
  {
    name: 'a terminal that was closed',
    outcome: 'ended',
    run: ({ folder }) => endBuild(folder, 'SIGHUP', 1200),
  },
  {
    name: 'a reader of its output that is gone',
    outcome: 'ended',
    run: ({ folder }) => buildInShell('', folder, '| true'),
  },
  {
    name: 'no home and no folder for temporary files',
    outcome: 'built',
    run: ({ folder }) =>
      runOctavo(['build', folder], { env: { HOME: undefined, TMPDIR: '/no/such/folder' } }),
  },
];

/** Moments at which a build is killed, at random. */
const kills = 20;

/** Longest time that a build of the site takes, about, in milliseconds. */
const whole = 4000;

/**
 * Builds a site in each of these faults: what is published is the last site or the next one, whole, whatever happens; the build
 * says what is wrong without a stack trace, and the next one goes through.
 */
export async function proveFaults(): Promise<readonly Figure[]> {
  const sites = await openChangedSite();
  try {
    const broken: string[] = [];
    for (const fault of faults) {
      const found = await survive(await sites.copy(), fault);
      if (found !== undefined) broken.push(`${fault.name}: ${found}`);
    }
    const killed: string[] = [];
    for (let count = 0; count < kills; count++) {
      const after = randomInt(whole);
      const run = ({ folder }: ChangedSite) => endBuild(folder, 'SIGKILL', after);
      const found = await survive(await sites.copy(), { name: '', outcome: 'ended', run });
      if (found !== undefined) killed.push(`killed after ${after} ms: ${found}`);
    }
    return [
      countCases('a fault while a site is built leaves it whole', faults.length, broken),
      countCases('kill -9 at any moment of a build leaves the site whole', kills, killed),
    ];
  } finally {
    await sites.remove();
  }
}

/** What a fault broke; undefined where all holds. */
async function survive(site: ChangedSite, { outcome, run, mend }: Fault): Promise<string | undefined> {
  const { folder, last, next } = site;
  const output = join(folder, 'dist');
  const { code, stdout, stderr } = await run(site);
  const said = stdout + stderr;
  if (/^\s+at .+:\d+:\d+\)?$/m.test(said)) return `a stack trace:\n${said}`;
  if (outcome === 'built' && code !== 0) return `it failed:\n${said}`;
  if (outcome === 'refused' && code !== 1) return `it ended with ${code}:\n${said}`;
  if (outcome === 'refused' && said.trim() === '') return 'it said nothing';
  const wanted = { built: [next], refused: [last], ended: [last, next] }[outcome];
  const previous = join(folder, '.dist.previous');
  const published = existsSync(output) ? output : previous;
  const sound = await Promise.all(wanted.map((tree) => isTree(published, tree)));
  if (!sound.includes(true)) return `${published} is not the site`;
  mend?.(site);
  const again = await build(folder);
  if (again.code !== 0) return `the next build failed:\n${again.stdout}${again.stderr}`;
  if (!(await isTree(output, next))) return 'the next build gave another site';
  const left = await listLeftovers(folder);
  return left.length > 0 ? `${left.join(', ')} was left` : undefined;
}
