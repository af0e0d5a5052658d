import { spawn } from 'node:child_process';

export interface ProgramOptions {
  /** Absolute. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly limit?: number;
}

/** Runs a program to its end; gives undefined when it succeeds, else what it said. */
export function runProgram(
  [program = '', ...words]: readonly string[],
  { folder, environment, limit = 60_000 }: ProgramOptions,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    const timer = setTimeout(() => child.kill('SIGKILL'), limit);
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve(code === 0 ? undefined : `${program} ended with ${code ?? signal}: ${said.slice(-2000)}`);
    });
  });
}

/** `work` for each item, `width` of them at a time; results in the order of the items. */
export async function runSome<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const [index, item] of queue) results[index] = await work(item);
    }),
  );
  return results;
}
