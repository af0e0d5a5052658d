import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../../src/problem/problem.ts';

/** A reader that is given any text, and what has to hold for whatever it makes of it. */
export interface FuzzTarget {
  readonly name: string;
  /** Good and bad texts to start from. */
  readonly seeds: readonly string[];
  /** What stands in texts of the format. */
  readonly words: readonly string[];
  /** Maximum length of a text, in UTF-16 units. */
  readonly longest: number;
  /** Throws, or rejects, when something does not hold. */
  readonly run: (text: string) => void | Promise<void>;
}

/** Throws with `message` and what `found` is, unless `isTrue`. */
export function hold(isTrue: boolean, message: string, found: unknown = ''): void {
  if (!isTrue)
    throw new Error(`${message} ${typeof found === 'string' ? found : JSON.stringify(found)}`.trim());
}

/** Each problem has a place in its file (of `lineCount` lines) and two sentences. */
export function holdProblems(problems: readonly Problem[], lineCount: number): void {
  for (const problem of problems) {
    const { line, column, message, hint, code } = problem;
    hold(line >= 1 && column >= 1 && line <= lineCount, 'a place outside of the file:', problem);
    hold(message.trim() !== '' && hint.trim() !== '', 'a problem without words:', problem);
    hold(/^[a-z-]+\/[a-z\d-]+$/.test(code), 'a problem without a code:', problem);
  }
}

/** Lines of a text, by any line end. */
export function countLines(text: string): number {
  return text.split(/\r\n|\n|\r/).length;
}

/** The texts of the files of a folder, `path` relative to the root of the repository, whose names match. */
export function readTexts(path: string, names: RegExp): readonly string[] {
  const folder = fileURLToPath(new URL(`../../${path}/`, import.meta.url));
  return readdirSync(folder)
    .filter((name) => names.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The text of a file, `path` relative to the root of the repository. */
export function readRepositoryText(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
}
