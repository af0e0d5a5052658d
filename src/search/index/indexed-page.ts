import { escapeAttribute } from '../../lib/html/escape.ts';
import { openManualEndpoint } from '../../site/operations/manual-endpoint.ts';
import type { Page, Site } from '../../site/site.ts';

/** A page as the search reads it. */
export interface IndexedPage extends IndexedAddress {
  readonly html: string;
}

/** Where that page stands. */
export interface IndexedAddress {
  readonly url: string;
  /** Names of its tab and of the versions that show it. */
  readonly tab: string | undefined;
  readonly versions: readonly string[];
}

/** Elements of a page that hold none of its own words: how it is used, samples, what is shown elsewhere. */
export const unindexed: readonly string[] = [
  'nav',
  'button',
  'select',
  'svg',
  'template',
  'octavo-playground',
  // What stands beside the path of an operation: its method, its server, "Try it".
  '.endpoint .method',
  '.endpoint .base',
  '.endpoint a',
  '.page-actions',
  '.rail',
  '.sprite',
  '.problems',
  '.visually-hidden',
];

/** The name of a parameter, which leads to itself. */
const parameterName = /<a href="#([^"]+)"><b>([^<]*)<\/b><\/a>/g;

/**
 * What the search reads of a rendered page: its article, with where the page stands and its address as metadata
 * (https://pagefind.app/docs/metadata/), and parameters as headings, so that they are found as parts of the page.
 * Undefined for a page that is not to be found, or shows no article.
 */
export function writeIndexedPage(html: string, page: Page, site: Site): IndexedPage | undefined {
  const [article] = /<article\b[\s\S]*<\/article>/.exec(html) ?? [];
  if (article === undefined || !page.isIndexed) return undefined;
  const tab = page.tab === undefined ? undefined : site.tabs[page.tab]?.name;
  const where = [...(tab === undefined ? [] : [tab]), ...page.breadcrumbs].join(' / ');
  const operation = page.kind === 'operation' ? page.operation : openManualEndpoint(page, undefined)?.summary;
  const marks = [
    ...(where === '' ? [] : [mark('section', where)]),
    mark('address', splitAddress(page.url)),
    ...(operation ? [mark('method', operation.method), mark('path', operation.path)] : []),
  ];
  const body = article
    .replace(parameterName, '<h4 id="$1">$2</h4>')
    // What only a style sheet sets apart is two words.
    .replaceAll('><', '> <')
    .replace('>', `>${marks.join('')}`);
  const versions = page.versions.length > 0 ? page.versions : site.versions.map(({ name }) => name);
  return { url: page.url, html: `<!doctype html><html><body>${body}</body></html>`, tab, versions };
}

/** The words of an address: pages are called by them, too. */
function splitAddress(url: string): string {
  const words = url.replace(/([a-z])([A-Z])/g, '$1 $2').split(/[^\p{L}\p{N}_]+/u);
  return words.filter(Boolean).join(' ');
}

function mark(name: string, value: string): string {
  return `<span data-pagefind-meta="${name}:${escapeAttribute(value)}"></span>`;
}
