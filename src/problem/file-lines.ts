import type { Problem } from './problem.ts';

/** The lines of files, by the names that problems have for them. */
export type FileLines = ReadonlyMap<string, readonly string[]>;

/**
 * The lines of every file that has one of these problems, each file read and split once, for it may be as long as an
 * OpenAPI document. A file whose text is undefined is left out.
 */
export async function readFileLines(
  problems: readonly Problem[],
  readText: (file: string) => Promise<string | undefined> | string | undefined,
): Promise<FileLines> {
  const lines = new Map<string, readonly string[]>();
  for (const file of new Set(problems.map((problem) => problem.file))) {
    const text = await readText(file);
    if (text !== undefined) lines.set(file, splitLines(text));
  }
  return lines;
}

/** The lines of a text, however they end. */
export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/);
}
