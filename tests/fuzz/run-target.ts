import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shortenText } from './change-text.ts';
import { type Finding, type FuzzReport, type FuzzTask, readNote } from './fuzz-task.ts';

/** Milliseconds of a processor that reading one text may take, and megabytes of heap that it may take. */
export const limits = { time: 2_000, memory: 512 } as const;

/** Milliseconds after which a text that no processor works on hangs. */
const longestWait = 10 * limits.time;

/** The error of a text that takes too long. */
const tooSlow = `over ${limits.time} ms`;

/** Milliseconds between two looks at whether a process goes on. */
const pause = 100;

const program = fileURLToPath(new URL('fuzz-process.ts', import.meta.url));

/**
 * Milliseconds that processors worked for a process, all of its threads together, so that what else a machine does is not counted;
 * undefined where the system does not say it. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
function readProcessorTime(process: number | undefined): number | undefined {
  const file = `/proc/${process}/stat`;
  if (!existsSync(file)) return undefined;
  // After the name, which may hold spaces: the 12th and the 13th are times, in hundredths of a second.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The kinds of a process's end, by what it says of it. */
function nameEnd(told: string, signal: string | null): string {
  if (told.includes('heap out of memory')) return `over ${limits.memory} MB`;
  const panic = /panicked at [^\n]*\n[^\n]*/.exec(told)?.[0];
  return `the process ended: ${panic ?? signal ?? (told.trim().split('\n').at(-1) || 'without a word')}`;
}

/** Has a process of its own read texts, which ends when it reads one for too long, or with too much memory. */
async function runProcess(task: Omit<FuzzTask, 'watched'>): Promise<FuzzReport> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-fuzz-'));
  const watched = join(folder, 'text');
  writeFileSync(watched, '');
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${limits.memory}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let told = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  child.send({ ...task, watched } satisfies FuzzTask);
  const report = await new Promise<FuzzReport>((resolve) => {
    const look = () => {
      const now = performance.now();
      return { now, worked: readProcessorTime(child.pid) ?? now };
    };
    let [inputs, since] = [0, look()];
    const end = (answer: FuzzReport) => {
      clearInterval(timer);
      child.removeAllListeners();
      resolve(answer);
    };
    const fail = (error: string) => {
      const { inputs: count, text } = readNote(watched);
      end({ inputs: count, blocks: 0, corpus: [], finding: { text, error } });
    };
    const timer = setInterval(() => {
      const { inputs: count } = readNote(watched);
      const { now, worked } = look();
      if (inputs !== count) [inputs, since] = [count, { now, worked }];
      // What is loaded before the first text takes its time.
      else if (inputs > 0 && (worked - since.worked > limits.time || now - since.now > longestWait))
        fail(tooSlow);
    }, pause);
    child.once('message', (answer: FuzzReport) => end(answer));
    child.once('exit', (_code, signal) => fail(nameEnd(told, signal)));
  });
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
  return report;
}

/** What one text does, without any look at which code runs, which takes time. */
async function tryText(target: string, text: string): Promise<Finding | undefined> {
  const { finding } = await runProcess({ target, corpus: [text], seed: 0, time: 0, work: 'read' });
  return finding;
}

/** Maximum number of times that a text which ends a process is tried to be made shorter: each takes seconds. */
const mostTries = 40;

/** A text that does not hold, as short as it gets. */
async function shorten(target: string, { text, error }: Finding): Promise<Finding> {
  const needsProcess = error === tooSlow || error.startsWith('over ') || error.startsWith('the process');
  if (!needsProcess) {
    const { finding } = await runProcess({ target, corpus: [text], seed: 0, time: 0, work: 'shorten' });
    // Its being made shorter may have come upon a slow one.
    return finding && finding.error !== tooSlow ? finding : { text, error };
  }
  let tries = 0;
  const shortest = await shortenText(text, async (shorter) => {
    tries += 1;
    return tries <= mostTries && (await tryText(target, shorter))?.error === error;
  });
  return { text: shortest, error };
}

/**
 * Reads the corpus and then new texts for `time` milliseconds, or until one does not hold by itself too; that one comes back
 * as short as it gets. The corpus that comes back is of earlier and new texts, shorter ones first.
 */
export async function runTarget(
  target: string,
  corpus: readonly string[],
  seed: number,
  time: number,
): Promise<FuzzReport> {
  const end = performance.now() + time;
  let inputs = 0;
  for (let turn = 0; ; turn++) {
    const left = Math.max(0, end - performance.now());
    const result = await runProcess({ target, corpus, seed: seed + turn, time: left, work: 'look' });
    inputs += result.inputs;
    if (!result.finding) {
      const shorterFirst = (one: string, other: string) =>
        one.length - other.length || (one < other ? -1 : 1);
      const sorted = result.corpus.toSorted(shorterFirst);
      const smaller = await runProcess({ target, corpus: sorted, seed, time: 0, work: 'look' });
      return { ...result, inputs, corpus: smaller.finding ? sorted : smaller.corpus };
    }
    const again = await tryText(target, result.finding.text);
    if (again) return { ...result, inputs, finding: await shorten(target, again) };
    // It was slow only beside the counting of what runs.
    if (left === 0) return { ...result, inputs, finding: undefined };
  }
}
