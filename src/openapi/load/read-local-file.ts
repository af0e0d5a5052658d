import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { decodeText } from '../../problem/decode-text.ts';
import { explainReadError } from '../../problem/read-error.ts';

/** A file's text, or why there is none: it lies outside the root, or the reason as "there is no such file". */
export type FileResult =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'encoding'; readonly encoding: 'UTF-16' | 'unknown'; readonly line: number }
  | { readonly kind: 'outside' }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** 50 MB: four times the largest public document. */
export const maximumBytes = 50_000_000;

/**
 * Reads a JSON or YAML file (UTF-8). `file` is relative to `siteRoot`, an absolute path; a file that lies outside it
 * once symbolic links are resolved is not opened.
 */
export async function readLocalFile(siteRoot: string, file: string): Promise<FileResult> {
  const path = resolve(siteRoot, file);
  if (!isInside(resolve(siteRoot), path)) return { kind: 'outside' };
  if (!/^\.(?:json|ya?ml)$/i.test(extname(path)))
    return { kind: 'unreadable', reason: 'its name does not end in .json, .yaml or .yml' };
  try {
    const [root, real] = await Promise.all([realpath(siteRoot), realpath(path)]);
    if (!isInside(root, real)) return { kind: 'outside' };
    const facts = await stat(real);
    if (!facts.isFile()) return { kind: 'unreadable', reason: 'it is no file' };
    if (facts.size > maximumBytes) return { kind: 'unreadable', reason: 'it is larger than 50 MB' };
    const decoded = decodeText(await readFile(real));
    return 'text' in decoded ? { kind: 'text', ...decoded } : { kind: 'encoding', ...decoded };
  } catch (error) {
    return { kind: 'unreadable', reason: explainReadError(error) };
  }
}

/** Whether a path is `root` itself or lies below it; both absolute. */
export function isInside(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
}
