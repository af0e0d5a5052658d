import { createLocator } from '../problem/position.ts';
import type { ImportChange } from './draft.ts';

/** A page's text with the paths of its files as Octavo serves them. */
interface RewrittenPage {
  readonly text: string;
  readonly changes: readonly ImportChange[];
}

/** What the files of `public/` are called by: an attribute, a link or an image of Markdown, a string. */
const PATH = /(["'(]|\]:\s*)\/public\/(?=([^\s"'()?#]+))/g;

/** Fenced code, which closes with as many marks as it opens, and code in a line. */
const CODE =
  /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))|(`+)(?!`)[^\n]*?[^`\n]\3(?!`)/gm;

/**
 * Takes `/public` off the paths of files in a page: Octavo serves what is in `public/` at the root of the site. Only
 * files that `isThere` (named by their path inside `public/`) are meant; code is left as it is.
 */
export function rewritePublicPaths(
  text: string,
  file: string,
  isThere: (path: string) => boolean,
): RewrittenPage {
  const code = [...text.matchAll(CODE)].map((match) => [match.index, match.index + match[0].length] as const);
  const locate = createLocator(file, text);
  const changes: ImportChange[] = [];
  const rewritten = text.replace(PATH, (all: string, before: string, path: string, offset: number) => {
    if (code.some(([start, end]) => offset >= start && offset < end) || !isThere(path)) return all;
    changes.push({
      ...locate(offset + before.length),
      kind: 'changed',
      what: `/public/${path} is /${path}`,
      why: 'Octavo serves the files of public/ at the root of the site.',
    });
    return `${before}/`;
  });
  return { text: rewritten, changes };
}
