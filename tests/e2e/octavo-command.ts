import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The file that `octavo` runs, of the repository. */
export const program = fileURLToPath(new URL('../../src/cli/octavo.mjs', import.meta.url));

/**
 * Megabytes that a heap may have before garbage in it is looked for: more than a fixture needs. Octavo holds a heap small for
 * large sites, which costs a small one a fifth of its processor time; what a site takes is measured by `npm run bench`.
 */
const heapFlags = ['--initial-old-space-size=256'];

export interface CommandOptions {
  /** Added to the environment; undefined takes a variable out. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  /** The file that `octavo` runs; that of the repository when undefined. */
  readonly file?: string | undefined;
  /** The Node.js that runs it; the one that runs the test when undefined. */
  readonly node?: string;
  /** Whether permissions hold for it: run by root, it is user 65534 (nobody) who runs it. */
  readonly isUnprivileged?: boolean;
  /** Whether everything else on the machine goes before it: for one that keeps a processor busy until a time limit. */
  readonly hasLowPriority?: boolean;
  /** Milliseconds until it is ended; 50,000 when undefined. */
  readonly limit?: number;
}

export interface CommandResult {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How far a command is that takes longer than ten seconds, as one does on a busy machine. */
const progress = /^(?:Checking|Rendering|Writing|Reading|Looking at)\b[^\n]*, \d+\.\d s\n/gm;

/** A command of Octavo that is still at work. */
export interface RunningCommand {
  readonly process: ChildProcess;
  readonly ended: Promise<CommandResult>;
  /** Waits until its output matches and gives the match; rejects when it ends before. */
  readonly waitFor: (pattern: RegExp) => Promise<RegExpMatchArray>;
  readonly stop: () => Promise<void>;
}

/** The commands that are at work: none outlives the process that started it. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts `octavo` as a writer does, with these words behind it, in a process of its own. */
export function startOctavo(words: readonly string[], options: CommandOptions = {}): RunningCommand {
  const child = spawn(options.node ?? process.execPath, [...heapFlags, options.file ?? program, ...words], {
    cwd: options.cwd,
    ...(options.isUnprivileged && process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}),
    env: { ...process.env, PORT: undefined, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (options.hasLowPriority && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let stdout = '';
  let stderr = '';
  const heard = new Set<() => void>();
  const hear = () => {
    for (const tell of heard) tell();
  };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
    hear();
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
    hear();
  });
  running.add(child);
  const ended = new Promise<CommandResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, stdout, stderr: stderr.replace(progress, '') });
    });
  });
  return {
    process: child,
    ended,
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = stdout.match(pattern);
          if (!found) return;
          heard.delete(look);
          resolve(found);
        };
        heard.add(look);
        look();
        ended.then(
          () => reject(new Error(`octavo ${words.join(' ')} ended early:\n${stdout}${stderr}`)),
          reject,
        );
      }),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs `octavo` with these words to its end. One that does not end by itself is ended, without an exit code. */
export async function runOctavo(
  words: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const command = startOctavo(words, options);
  const end = setTimeout(() => command.process.kill('SIGKILL'), options.limit ?? 50_000);
  const result = await command.ended;
  clearTimeout(end);
  return result;
}
