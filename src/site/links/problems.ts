import { type Place, type Problem, problemsOf, sentencesOf } from '../../problem/problem.ts';
import { isFilePath } from './follow-link.ts';

/** Every sentence about links that a built site has is in this file. */
const problem = problemsOf('links');
const { warn } = sentencesOf('links');

/**
 * A link to an address of the site at which there is nothing; `path` and `nearest` without slashes at their ends, `file`
 * the one that a page at that path would have.
 */
export function describeMissingTarget(
  place: Place,
  written: string,
  path: string,
  nearest: string | undefined,
  isCase: boolean,
  file: string,
): Problem {
  const isFile = isFilePath(path);
  const what = isFile ? 'file' : 'page';
  const isPlain = written.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '') === path;
  const hint =
    nearest === undefined
      ? isFile
        ? 'Put the file into public/ or beside the pages, or correct the address.'
        : `Correct the address, create "${file}", or add a redirect to site.json.`
      : isCase
        ? `Write "/${nearest}": most servers tell capital letters from small ones.`
        : `Did you mean "/${nearest}"?`;
  return warn(
    place,
    isFile ? 'missing-file' : 'missing-page',
    isPlain
      ? `The link "${shorten(written)}" leads to no ${what} of this site.`
      : `The link "${shorten(written)}" leads to "/${path}", where this site has no ${what}.`,
    hint,
  );
}

/** A link to a part of a page that the page does not have; `path` is the page's, undefined for the link's own page; `ids` are those of its headings. */
export function describeMissingAnchor(
  place: Place,
  written: string,
  hash: string,
  path: string | undefined,
  nearest: string | undefined,
  ids: readonly string[],
): Problem {
  const has = path === undefined ? 'The page' : 'That page';
  const some = ids
    .slice(0, 5)
    .map((id) => `#${id}`)
    .join(', ');
  const page = path === undefined ? 'this page' : `the page "/${path}"`;
  return warn(
    place,
    'missing-anchor',
    `The link "${shorten(written)}" leads to "#${shorten(hash)}", but nothing on ${page} has that id.`,
    nearest === undefined
      ? ids.length === 0
        ? `${has} has no headings with ids: link to it without "#${shorten(hash)}".`
        : `${has} has ${some}${ids.length > 5 ? ' …' : '.'}`
      : `Did you mean "#${nearest}"?`,
  );
}

/** The same mistake in a link that no file of the writer has as it is published. */
export function describeOwnLink(found: Problem, pageUrl: string): Problem {
  return {
    ...found,
    code: 'links/made-link',
    message: `${found.message} It is on ${pageUrl}, put together by an expression or by Octavo itself.`,
    hint: `${found.hint} If no expression of yours makes it, report it.`,
  };
}

/** A page that nothing leads to. */
export function describeOrphan(file: string): Problem {
  return problem(
    { file, line: 1, column: 1 },
    'orphan',
    'note',
    'No page links to this page, and the navigation does not name it.',
    'Add it to the navigation in site.json, link to it, or set "hidden: true" in its frontmatter.',
  );
}

/** A link to another site that cannot be followed; `reason` completes "The link ...". */
export function describeExternal(place: Place, written: string, reason: string): Problem {
  return warn(
    place,
    'external',
    `The link "${shorten(written)}" ${reason}.`,
    'Open it in a browser: correct it if the page has moved, or take it out.',
  );
}

function shorten(text: string): string {
  return text.length > 100 ? `${text.slice(0, 97)}...` : text;
}
