import { readScheme } from '../lib/html/safe-url.ts';
import { findNearest } from '../lib/text/nearest.ts';
import { type Place, type Problem, problem, problemsByCode } from '../problem/problem.ts';
import { namePageFile } from './pages/page-path.ts';

/**
 * A problem of how the parts of a site fit together: its code without `site-json/`, its place, and what its sentences are
 * made of. Those about colours are in `appearance/theme.ts`.
 */
export const siteProblem = problemsByCode('site-json', {
  error: {},
  warning: {
    /**
     * An entry of the navigation without a page; `nearest` is the path of an existing one, `contentFolder` the folder of
     * pages with `/` at its end, '' when it is the site root.
     */
    'missing-page': (entry: string, nearest: string | undefined, contentFolder: string) => [
      `There is no page "${entry}", so the navigation leaves it out.`,
      readScheme(entry) !== undefined || entry.startsWith('//')
        ? 'Put links to other sites into "anchors", or make a page with `url` in its frontmatter.'
        : nearest === undefined
          ? `Create "${namePageFile(entry, contentFolder)}", or remove the entry.`
          : `Did you mean "${nearest === '' ? 'index' : nearest}"?`,
    ],
    /** A tab or anchor whose `url` no page is under; a top anchor while every page belongs to another, which has no `url`. */
    'empty-section': (kind: 'tab' | 'anchor' | 'product' | 'top anchor', name: string, url?: string) => [
      `The ${kind} "${name}" is not shown: ${url === undefined ? 'every page belongs to another anchor' : `no page is under "${url}"`}.`,
      url === undefined
        ? 'Remove "topAnchor", or leave some pages out of "anchors".'
        : 'Give it the folder of its pages as "url", or remove it.',
    ],
    /** A product without `url` that no group, tab or anchor with pages names. */
    'empty-product': (name: string) => [
      `The product "${name}" is not shown: nothing with pages names it.`,
      `Write "product": "${name}" in the groups of its pages, or give it their folder as "url".`,
    ],
    /** An entry of the menu of a tab without `url`, whose name no group of the tab has. */
    'empty-menu-entry': (name: string) => [
      `"${name}" is not in the menu of its tab: no group of the tab has this name.`,
      'Give it the name of a group, or a "url".',
    ],
    /** An entry of `contextual` about an MCP server that nothing names. */
    'contextual-server': (entry: string) => [
      `"${entry}" is not shown on pages: the address of the site’s MCP server is not known.`,
      'Add "mcpServer" to "contextual", such as "https://docs.example.com/mcp": `octavo serve` and adapters of Astro answer there.',
    ],
    /** `contextual` of a page is not as that of `site.json`; `reason` says where and why. */
    'page-contextual': (reason: string) => [
      `\`contextual\` of this page is not read: ${reason}.`,
      'Write it as in site.json, such as contextual: { options: [copy, view] }.',
    ],
    /** An entry of `contextual` for something that Octavo does not have. */
    'contextual-unavailable': (entry: string) => [
      `"${entry}" is not shown on pages: Octavo has nothing behind it.`,
      'Remove it, or write an entry of your own with "title" and "href".',
    ],
    /** `feedback` asks for links into a repository that nothing names. */
    'repository-unknown': () => [
      'The links to edit a page or to raise an issue are not shown: no repository is known.',
      'Add "repository": { "url": "https://github.com/owner/repository" }.',
    ],
    /** A redirect away from the path of a page. */
    'redirect-shadowed': (source: string) => [
      `The redirect from "${source}" is ignored because a page is at that path.`,
      'Remove the redirect, or move the page.',
    ],
    /** A redirect to an address with a space or a control character, which ends it in `_redirects`. */
    'redirect-space': (source: string) => [
      `The redirect from "${source}" is ignored because its destination has a space or a control character in it.`,
      'Write a space in an address as "%20".',
    ],
    /** A redirect whose readers would choose the site that it leads to. */
    'redirect-host': (source: string) => [
      `The redirect from "${source}" is ignored because a name stands in the host of its destination, so anyone could make a link of yours lead to any site.`,
      'Write out the host, and use names of the source in the path behind it.',
    ],
    /** A second redirect from one path. */
    'redirect-repeated': (source: string) => [
      `The redirect from "${source}" is ignored because an earlier one has the same source.`,
      'Remove one of the two.',
    ],
    /** A redirect whose source is not a path of the site. */
    'redirect-source': (source: string) => [
      `The redirect from "${source}" is ignored because its source is not a path of this site.`,
      'Write the path alone, such as "/old".',
    ],
    /** Redirects that lead round in a circle. */
    'redirect-loop': (source: string) => [
      `The redirect from "${source}" is ignored because it leads back to itself.`,
      'Let it lead to a page.',
    ],
    /** A redirect to a path at which there is nothing. */
    'redirect-target': (source: string, destination: string, nearest: string | undefined) => [
      `The redirect from "${source}" leads to "${destination}", where there is no page.`,
      nearest === undefined ? 'Let it lead to a page.' : `Did you mean "/${nearest}"?`,
    ],
    /** `errors.404` beside a page `404`, which is shown in its place. */
    'unused-not-found': () => [
      '"errors.404" has no effect, because readers see the page "404" instead.',
      'Remove "errors.404", or the page.',
    ],
    /** A label for a text that neither the interface nor `site.json` has; `nearest` is one that is there. */
    'unknown-label': (label: string, nearest: string | undefined) => [
      `The label "${label}" has no effect: neither the interface nor site.json says "${label}".`,
      nearest === undefined
        ? 'Write the text as the English interface has it, or as "navigation", "tabs", "anchors" or "topbarLinks" do.'
        : `Did you mean "${nearest}"?`,
    ],
  },
  note: {
    /** A language that Octavo has no translations for; `translated` are those that it has. */
    'untranslated-language': (tag: string, translated: readonly string[]) => [
      `Octavo does not speak "${tag}", so the words of the interface are in English.`,
      `Write them as "labels". Octavo speaks ${translated.join(', ')} and English.`,
    ],
  },
});

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
