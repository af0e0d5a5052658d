import { readScheme } from '../lib/html/safe-url.ts';
import { findNearest } from '../lib/text/nearest.ts';
import { type Place, type Problem, problem } from '../problem/problem.ts';
import { namePageFile } from './pages/page-path.ts';

/** Every sentence about how the parts of a site fit together is in this file; those about colours are in theme/. */
function warning(place: Place, code: string, message: string, hint: string): Problem {
  return problem(place, code, 'warning', message, hint);
}

/**
 * An entry of the navigation without a page; `nearest` is the path of an existing one, `contentFolder` the folder of
 * pages with `/` at its end, '' when it is the site root.
 */
export function describeMissingPage(
  entry: string,
  nearest: string | undefined,
  contentFolder: string,
  place: Place,
): Problem {
  const isAddress = readScheme(entry) !== undefined || entry.startsWith('//');
  const hint = isAddress
    ? 'Put links to other sites into "anchors", or make a page with `url` in its frontmatter.'
    : nearest === undefined
      ? `Create "${namePageFile(entry, contentFolder)}", or remove the entry.`
      : `Did you mean "${nearest === '' ? 'index' : nearest}"?`;
  return warning(
    place,
    'site-json/missing-page',
    `There is no page "${entry}", so the navigation leaves it out.`,
    hint,
  );
}

/** A tab or anchor whose `url` no page is under. */
export function describeEmptySection(
  kind: 'tab' | 'anchor',
  name: string,
  url: string,
  place: Place,
): Problem {
  return warning(
    place,
    'site-json/empty-section',
    `The ${kind} "${name}" is not shown: no page is under "${url}".`,
    `Give it the folder of its pages as "url", or remove it.`,
  );
}

/** `topAnchor` is given while every page belongs to another anchor. */
export function describeEmptyTopAnchor(name: string, place: Place): Problem {
  return warning(
    place,
    'site-json/empty-section',
    `The top anchor "${name}" is not shown: every page belongs to another anchor.`,
    'Remove "topAnchor", or leave some pages out of "anchors".',
  );
}

/** A page's frontmatter names a version that `versions` does not declare: an error. */
export function describeUnknownVersion(version: string, declared: readonly string[], place: Place): Problem {
  const nearest = findNearest(version, declared);
  return problem(
    place,
    'frontmatter/unknown-version',
    'error',
    `version is "${version}", which "versions" in site.json does not declare.`,
    nearest === undefined ? `Add "${version}" to "versions" in site.json.` : `Did you mean "${nearest}"?`,
  );
}

/** `feedback` asks for links into a repository that nothing names. */
export function describeUnknownRepository(place: Place): Problem {
  return warning(
    place,
    'site-json/repository-unknown',
    'The links to edit a page or to raise an issue are not shown: no repository is known.',
    'Add "repository": { "url": "https://github.com/owner/repository" }.',
  );
}

/** A redirect away from the path of a page. */
export function describeShadowedRedirect(source: string, place: Place): Problem {
  return warning(
    place,
    'site-json/redirect-shadowed',
    `The redirect from "${source}" is ignored because a page is at that path.`,
    'Remove the redirect, or move the page.',
  );
}

/** A redirect to an address with a space or a control character, which ends it in `_redirects`. */
export function describeRedirectSpace(source: string, place: Place): Problem {
  return warning(
    place,
    'site-json/redirect-space',
    `The redirect from "${source}" is ignored because its destination has a space or a control character in it.`,
    'Write a space in an address as "%20".',
  );
}

/** A redirect whose readers would choose the site that it leads to. */
export function describeOpenRedirect(source: string, place: Place): Problem {
  return warning(
    place,
    'site-json/redirect-host',
    `The redirect from "${source}" is ignored because a name stands in the host of its destination, so anyone could make a link of yours lead to any site.`,
    'Write out the host, and use names of the source in the path behind it.',
  );
}

/** A second redirect from one path. */
export function describeRepeatedRedirect(source: string, place: Place): Problem {
  return warning(
    place,
    'site-json/redirect-repeated',
    `The redirect from "${source}" is ignored because an earlier one has the same source.`,
    'Remove one of the two.',
  );
}

/** A redirect whose source is not a path of the site. */
export function describeForeignRedirect(source: string, place: Place): Problem {
  return warning(
    place,
    'site-json/redirect-source',
    `The redirect from "${source}" is ignored because its source is not a path of this site.`,
    'Write the path alone, such as "/old".',
  );
}

/** Redirects that lead round in a circle. */
export function describeRedirectLoop(source: string, place: Place): Problem {
  return warning(
    place,
    'site-json/redirect-loop',
    `The redirect from "${source}" is ignored because it leads back to itself.`,
    'Let it lead to a page.',
  );
}

/** A redirect to a path at which there is nothing. */
export function describeDeadRedirect(
  source: string,
  destination: string,
  nearest: string | undefined,
  place: Place,
): Problem {
  return warning(
    place,
    'site-json/redirect-target',
    `The redirect from "${source}" leads to "${destination}", where there is no page.`,
    nearest === undefined ? 'Let it lead to a page.' : `Did you mean "/${nearest}"?`,
  );
}
