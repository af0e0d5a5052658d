import { type Problem, problemsByCode } from '../../problem/problem.ts';

/**
 * A problem of a link that a built site has: its code without `links/`, its place, and what its sentences are made of. A
 * link to an address at which there is nothing has a `path` and `nearest` without slashes at their ends.
 */
export const linkProblem = problemsByCode('links', {
  error: {},
  warning: {
    'missing-file': (written: string, path: string, nearest: string | undefined, isCase: boolean) => [
      nameTarget(written, path, 'file'),
      adviseTarget(nearest, isCase) ??
        'Put the file into public/ or beside the pages, or correct the address.',
    ],
    /** `file` is the one that a page at that path would have, `base` the site's. */
    'missing-page': (
      written: string,
      path: string,
      nearest: string | undefined,
      isCase: boolean,
      file: string,
      base: string,
    ) => [
      nameTarget(written, path, 'page'),
      adviseTarget(nearest, isCase) ??
        `Correct the address, create "${file}", or add a redirect to site.json.${adviseHost(base)}`,
    ],
    /** A link to a part of a page that the page does not have; `path` is the page's, undefined for the link's own page; `ids` are those of its headings. */
    'missing-anchor': (
      written: string,
      hash: string,
      path: string | undefined,
      nearest: string | undefined,
      ids: readonly string[],
    ) => [
      `The link "${shorten(written)}" leads to "#${shorten(hash)}", but nothing on ${path === undefined ? 'this page' : `the page "/${path}"`} has that id.`,
      nearest === undefined
        ? `${path === undefined ? 'The page' : 'That page'} has ${listIds(ids) ?? `no headings with ids: link to it without "#${shorten(hash)}".`}`
        : `Did you mean "#${nearest}"?`,
    ],
    /** A link to an address of the host that is not below the site's base; `path` begins with a slash. */
    'outside-base': (written: string, path: string, base: string) => [
      `The link "${shorten(written)}" leads to "${path}" of the host, but this site is below "${base}".`,
      `Write it without "..", from the start of the site: "/guides/start".${adviseHost(base)}`,
    ],
    /** A link to a page whose path begins as the site's base does, and goes on as the path of another page, `twin`. */
    'ambiguous-base': (written: string, path: string, twin: string, base: string) => [
      `The link "${shorten(written)}" leads to the page "${path}", but "${base}${twin}" is also the address of the page "${twin}".`,
      `To link to "${twin}", write "/${twin}"; else rename one of the two pages.`,
    ],
    /** A link to another site that cannot be followed; `reason` completes "The link ...". */
    external: (written: string, reason: string) => [
      `The link "${shorten(written)}" ${reason}.`,
      'Open it in a browser: correct it if the page has moved, or take it out.',
    ],
  },
  note: {
    /** The last build had a page at this path, and this one has nothing there. */
    'gone-page': (path: string) => [
      `The last build had a page at "${path}", and this one has nothing there: links to it from elsewhere lead nowhere.`,
      'If the page has another address now, add a redirect to site.json; else build the site, and this is forgotten.',
    ],
    /** A page that nothing leads to. */
    orphan: () => [
      'No page links to this page, and the navigation does not name it.',
      'Add it to the navigation in site.json, link to it, or set "hidden: true" in its frontmatter.',
    ],
  },
});

function nameTarget(written: string, path: string, what: 'file' | 'page'): string {
  const isPlain = written.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '') === path;
  return isPlain
    ? `The link "${shorten(written)}" leads to no ${what} of this site.`
    : `The link "${shorten(written)}" leads to "/${path}", where this site has no ${what}.`;
}

/** How a link leaves a site that does not have the whole host. */
function adviseHost(base: string): string {
  return base === '/' ? '' : ` For a page of the host that is not below "${base}", write its whole URL.`;
}

function adviseTarget(nearest: string | undefined, isCase: boolean): string | undefined {
  if (nearest === undefined) return undefined;
  return isCase
    ? `Write "/${nearest}": most servers tell capital letters from small ones.`
    : `Did you mean "/${nearest}"?`;
}

function listIds(ids: readonly string[]): string | undefined {
  const some = ids.slice(0, 5).map((id) => `#${id}`);
  return some.length === 0 ? undefined : `${some.join(', ')}${ids.length > 5 ? ' …' : '.'}`;
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

function shorten(text: string): string {
  return text.length > 100 ? `${text.slice(0, 97)}...` : text;
}
