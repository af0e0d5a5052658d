import { readFileSync } from 'node:fs';
import { readErrorCode } from '../problem/read-error.ts';

/** Milliseconds between two looks at whether the parent is still there. */
const pause = 500;

/**
 * Resolves when the process is asked to end: by a signal, or because what started it has ended. npm ends without a word to what it
 * runs when it is killed, and a process that started this one with a channel to it may end without one too.
 */
export function waitForEnd(): Promise<void> {
  return new Promise((resolve) => {
    // What was started by hand may outlive its terminal, as with nohup.
    const isOfNpm = process.env['npm_execpath'] !== undefined;
    const starter = describeStarter();
    const check = () => (describeStarter() === starter ? undefined : end());
    const timer = isOfNpm ? setInterval(check, pause) : undefined;
    const end = () => {
      clearInterval(timer);
      for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.off(event, end);
      if (process.connected) process.disconnect();
      resolve();
    };
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, end);
  });
}

/**
 * Tells who started this process: another text says that it has ended. npm runs a script by a shell, which waits on when npm is
 * gone, so the shell's parent belongs to it; `OCTAVO_STARTER` is the parent of a program that runs this one in its place.
 */
function describeStarter(): string {
  const starter = Number(process.env['OCTAVO_STARTER'] ?? process.ppid);
  return `${process.ppid} ${isRunning(starter)} ${readShellParent(starter)}`;
}

/** The parent of a shell, where the system tells (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html). */
function readShellParent(id: number): string | undefined {
  try {
    return /^\d+ \((?:ba|da|z)?sh\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return readErrorCode(error) === 'EPERM';
  }
}
