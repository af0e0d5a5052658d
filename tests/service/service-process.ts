import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The service as a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  /** What it printed until now. */
  readonly output: () => string;
  /** Sends a signal and resolves with the exit code, or null where the signal ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const main = fileURLToPath(new URL('../../src/service/run-service.ts', import.meta.url));

/** Starts it on a free port; rejects with what it printed when it does not get so far. */
export async function startServiceProcess(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [main, '--port', '0', ...words], {
    env: { ...process.env, API_TOKENS: '', DATABASE_URL: '', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = waitForEnd(child);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, found] = /API: (http:\S+)\n/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then((code) => reject(new Error(`exit ${code}\n${output}`)));
  });
  return {
    url,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

function waitForEnd(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve));
}
