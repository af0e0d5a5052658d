import { readFileSync } from 'node:fs';
import type { PageSource } from '../../content/files/page-source.ts';
import { createLocator } from '../../problem/position.ts';
import type { Place } from '../../problem/problem.ts';

/** The place of a top-level key's value in a page's frontmatter; the file's start when it is not found. */
export function findPlaceInPage(page: PageSource, key: string): Place {
  const start = { file: page.file, line: 1, column: 1 };
  try {
    const text = readFileSync(page.absoluteFile, 'utf8');
    const name = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const found = new RegExp(`^["']?${name}["']?[ \\t]*:[ \\t]*`, 'm').exec(text);
    return found ? createLocator(page.file, text)(found.index + found[0].length) : start;
  } catch {
    return start;
  }
}
