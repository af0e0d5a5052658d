import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';

const run = promisify(execFile);

/** What a shell said, and how it ended. */
export interface ShellResult {
  readonly code: number;
  readonly output: string;
}

/** Runs lines as a terminal or a step of a workflow does: the first that fails ends them. */
export async function runShell(
  lines: string,
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ShellResult> {
  const options = { cwd, env: { ...process.env, ...env, GITHUB_WORKSPACE: cwd } };
  return run('bash', ['-e', '-o', 'pipefail', '-c', lines], options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code: Number(code), output: stdout + stderr }),
  );
}

/** What `makeImage` leaves to who calls it. */
interface ImageOptions {
  /** The folder that the image is made from. */
  readonly context: string;
  /** The folder that stands for the image's `WORKDIR`; it is there and empty. */
  readonly image: string;
  /** Does what `npm ci` does, without another download. */
  readonly install: () => void;
}

/**
 * Takes the steps of a Dockerfile one by one, in a folder instead of an image; gives the words of its `CMD`. Throws for an
 * instruction that it does not know, and for a step that fails.
 */
export async function makeImage(
  dockerfile: string,
  ignored: readonly string[],
  { context, image, install }: ImageOptions,
): Promise<readonly string[]> {
  let command: readonly string[] = [];
  for (const line of dockerfile.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [instruction = '', ...words] = line.split(' ');
    const rest = words.join(' ');
    if (instruction === 'COPY') copy(context, words.slice(0, -1), image, ignored);
    else if (instruction === 'RUN' && rest === 'npm ci') install();
    else if (instruction === 'RUN') {
      const { code, output } = await runShell(rest, image);
      if (code !== 0) throw new Error(`${line}\n${output}`);
    } else if (instruction === 'CMD') command = z.array(z.string()).parse(JSON.parse(rest));
    else if (!['FROM', 'WORKDIR', 'USER', 'EXPOSE'].includes(instruction)) throw new Error(line);
  }
  return command;
}

/** Copies what patterns name, as `COPY` does: a folder's contents, without what `.dockerignore` lists. */
function copy(context: string, patterns: readonly string[], image: string, ignored: readonly string[]): void {
  for (const name of readdirSync(context)) {
    const isNamed = patterns.some((pattern) => pattern === '.' || matchesGlob(name, pattern));
    if (isNamed && !ignored.includes(name))
      cpSync(join(context, name), join(image, name), { recursive: true });
  }
}

const actionFile = fileURLToPath(new URL('../../.github/actions/check/action.yml', import.meta.url));

const actionForm = z.object({
  inputs: z.record(z.string(), z.object({ default: z.string() })),
  runs: z.object({
    steps: z.array(
      z.object({
        if: z.string().optional(),
        run: z.string().optional(),
        env: z.record(z.string(), z.string()).default({}),
      }),
    ),
  }),
});

/** Takes the steps of the action `check` that have no condition, in a checkout; gives what the last of them said. */
export async function runCheckAction(
  checkout: string,
  given: Readonly<Record<string, string>>,
): Promise<ShellResult> {
  const { inputs, runs } = actionForm.parse(parse(readFileSync(actionFile, 'utf8')));
  const fill = (text: string) =>
    text.replace(
      /\$\{\{ inputs\.(\w+) \}\}/g,
      (_, name: string) => given[name] ?? inputs[name]?.default ?? '',
    );
  let result: ShellResult = { code: 1, output: 'The action has no steps.' };
  for (const { if: condition, run: lines, env } of runs.steps) {
    if (condition !== undefined || lines === undefined) continue;
    const filled = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value)]));
    result = await runShell(lines, checkout, filled);
    if (result.code !== 0) return result;
  }
  return result;
}
