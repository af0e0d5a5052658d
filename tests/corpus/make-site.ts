import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOctavo } from '../e2e/octavo-command.ts';
import { listEntries } from './navigation-entries.ts';

/** A real site that was copied, imported and built. */
export interface MadeSite {
  readonly name: string;
  /** Absolute folder of the copy; `dist` in it holds the built pages. */
  readonly folder: string;
  /** Paths that its navigation names, in order. */
  readonly entries: readonly string[];
  readonly problems: readonly PrintedProblem[];
  /** Seconds that the build took. */
  readonly seconds: number;
  /** What went wrong besides the writer's own mistakes. */
  readonly faults: readonly string[];
  readonly remove: () => void;
}

export interface PrintedProblem {
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly code: string;
}

const tenMinutes = 600_000;

/**
 * Copies the site `name` of a folder, imports it with one command, and builds it with the pages that can be built; `file` is what
 * `octavo` runs.
 */
export async function makeSite(sites: string, name: string, file: string): Promise<MadeSite> {
  const options = { file, limit: tenMinutes };
  const parent = mkdtempSync(join(tmpdir(), 'octavo-corpus-'));
  const folder = join(parent, name);
  cpSync(join(sites, name), folder, { recursive: true });
  const imported = await runOctavo(['import', folder], options);
  const again = await runOctavo(['import', folder], options);
  const isThere = existsSync(join(folder, 'site.json'));
  const start = performance.now();
  const built = await runOctavo(['build', folder, '--keep-going'], options);
  const seconds = (performance.now() - start) / 1000;
  const output = [imported, again, built].map(({ stdout, stderr }) => `${stdout}\n${stderr}`).join('\n');
  const problems = readProblems(built.stdout);
  return {
    name,
    folder,
    entries: isThere
      ? listEntries(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')).navigation)
      : [],
    problems,
    seconds,
    faults: [
      ...(imported.code === 0 ? [] : [`import ended with ${imported.code}: ${lastLine(imported.stdout)}`]),
      ...(again.code === 0 ? [] : [`the second import ended with ${again.code}: ${lastLine(again.stdout)}`]),
      ...(built.code === 0 || built.code === 1 ? [] : [`build ended with ${built.code}: ${built.stderr}`]),
      ...(/^\s+at .+[:(]\d+|node:internal/m.test(output) ? ['a stack trace is printed'] : []),
      ...problems
        .filter(({ severity, file }) => severity === 'error' && file === 'site.json')
        // There may be no network here.
        .filter(({ message }) => !/^The OpenAPI document "https:.* cannot be fetched/.test(message))
        .map(({ line, message }) => `site.json:${line} ${message}`),
    ],
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/**
 * The problems that a build printed: a head with severity and place, a frame, and a line that ends in the code. What it
 * says of more places is there as often, at the first of them.
 */
export function readProblems(output: string): readonly PrintedProblem[] {
  return output.split(/\n(?=(?:error|warning) \S)/).flatMap((block) => {
    const head = /^(error|warning) (.+?):(\d+):\d+ {2}(.*)$/m.exec(block);
    const code = /^.* {2}([a-z-]+\/[a-z0-9-]+)$/m.exec(block)?.[1];
    if (!head || code === undefined) return [];
    const [, severity = '', file = '', line = '', message = ''] = head;
    const others = Number(/^The same in (\d+) more places: /m.exec(block)?.[1] ?? 0);
    const problem = {
      severity: severity as PrintedProblem['severity'],
      file,
      line: Number(line),
      message,
      code,
    };
    return Array.from({ length: 1 + others }, () => problem);
  });
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
