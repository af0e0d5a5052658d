import { readFile } from 'node:fs/promises';
import { decodeText, describeEncoding } from '../../problem/decode-text.ts';
import type { Problem } from '../../problem/problem.ts';
import { explainReadError } from '../../problem/read-error.ts';
import { describeUnreadableFile } from '../compile/problems.ts';

/** A file's text, or the problem that keeps it from being read. */
export type ReadText =
  | { readonly text: string; readonly problem: undefined }
  | { readonly text: undefined; readonly problem: Problem };

/** Reads a page, or what a page imports, as UTF-8. `absoluteFile` is opened; `file` is the name that problems carry. */
export async function readText(absoluteFile: string, file: string): Promise<ReadText> {
  try {
    const decoded = decodeText(await readFile(absoluteFile));
    if ('text' in decoded) return { text: decoded.text, problem: undefined };
    return { text: undefined, problem: describeEncoding('content', file, decoded) };
  } catch (error) {
    return { text: undefined, problem: describeUnreadableFile(file, explainReadError(error)) };
  }
}
