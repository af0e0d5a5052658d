import { decodeUri } from '../../lib/text/decode-uri.ts';
import { pickTag } from '../../openapi/read/group-operations.ts';
import type { Page, Site } from '../site.ts';
import { isFilePath } from './follow-link.ts';

/** From a link in a text of an OpenAPI document, on a page of this site, to where it leads. */
export type FollowDocumentLink = (url: string) => string;

/** Stands for the site's own address. */
const origin = 'http://site.invalid';
/** The starts of ids that an operation's or a schema's page has itself. */
const ownIds =
  /^(?:path|query|header|cookie|body|response|authorization|schema|samples?|examples?|used-by)\b/i;

/** What links of a document are followed with. */
interface DocumentLinkContext {
  readonly pages: readonly Page[];
  /** Whether a redirect holds at a path without slashes at its ends. */
  readonly isRedirected: (path: string) => boolean;
  /** `externalDocs.url` of the document. */
  readonly externalDocs: (document: string) => string | undefined;
}

/**
 * Follows the links that documents have in their descriptions. Those that other tools give a meaning lead to the pages
 * of this site: `#operation/listUsers`, `#tag/Users`, `#tag/Users/operation/listUsers`, `#/operations/listUsers`. A
 * relative link to a page gets the page's URL; one that leads to no page here is one of the place that `externalDocs`
 * names (of the operation, tag or schema, else of the document). All others stay as they are.
 */
export function createDocumentLinks(context: DocumentLinkContext): (page: Page) => FollowDocumentLink {
  const urls = new Map(context.pages.map(({ path, url }) => [path, url]));
  const operations = new Map<string, string>();
  const tags = new Map<string, string>();
  for (const page of context.pages) {
    if (page.kind === 'overview' && page.overview.tag !== undefined)
      tags.set(key(page.overview.document, page.overview.tag), page.url);
    if (page.kind !== 'operation') continue;
    const { document, operationId } = page.operation;
    if (operationId !== undefined) operations.set(key(document, operationId), page.url);
    const tag = pickTag(page.operation, []);
    if (tag !== undefined && !tags.has(key(document, tag))) tags.set(key(document, tag), page.url);
  }
  const findNamed = (hash: string, document: string): string | undefined => {
    const id = /^\/?(?:tag\/[^/]+\/)?operations?\/(.+)$/.exec(hash)?.[1];
    if (id !== undefined) return operations.get(key(document, id));
    const tag = /^\/?tag\/([^/]+)$/.exec(hash)?.[1];
    return tag === undefined ? undefined : tags.get(key(document, tag));
  };
  return (page) => {
    const document = nameDocument(page);
    if (document === undefined) return (url) => url;
    const base = readBase(page) ?? context.externalDocs(document);
    return (url) => {
      const written = /^#(.+)$/s.exec(url)?.[1] ?? '';
      const hash = decodeUri(written) ?? written;
      const named = hash === '' ? undefined : findNamed(hash, document);
      if (named !== undefined) return named;
      const inside = url.startsWith('#') ? undefined : readInside(url, page.url);
      const own = inside && urls.get(inside.path);
      if (inside && own !== undefined) return own + inside.rest;
      const isKept = inside
        ? context.isRedirected(inside.path) || isFilePath(inside.path)
        : hash === '' || ownIds.test(hash);
      return base === undefined || isKept ? url : (URL.parse(url, base)?.href ?? url);
    };
  };
}

/** The document that a page is made from. */
export function nameDocument(page: Page): string | undefined {
  if (page.kind === 'operation') return page.operation.document;
  if (page.kind === 'schema') return page.schema.document;
  return page.kind === 'overview' ? page.overview.document : undefined;
}

const ofAsyncApi = new WeakMap<Site, ReadonlySet<string>>();

/** Whether the document that a page is made from is one of AsyncAPI. */
export function isFromAsyncApi(site: Site, page: Page): boolean {
  const known =
    ofAsyncApi.get(site) ??
    new Set(
      site.pages.flatMap((one) =>
        one.kind === 'operation' && one.operation.channel !== undefined ? [one.operation.document] : [],
      ),
    );
  ofAsyncApi.set(site, known);
  return known.has(nameDocument(page) ?? '');
}

/** The path of this site that a URL leads to, and what follows it; undefined when it leads out of the site. */
function readInside(
  url: string,
  pageUrl: string,
): { readonly path: string; readonly rest: string } | undefined {
  const parsed = URL.parse(url, `${origin}${pageUrl}`);
  if (parsed?.origin !== origin) return undefined;
  const path = (decodeUri(parsed.pathname) ?? parsed.pathname).replace(/^\/+|\/+$/g, '');
  return { path, rest: parsed.search + parsed.hash };
}

function readBase(page: Page): string | undefined {
  const docs =
    page.kind === 'operation'
      ? page.operation.externalDocs
      : page.kind === 'schema'
        ? page.schema.externalDocs
        : page.kind === 'overview'
          ? page.overview.externalDocs
          : undefined;
  return docs && /^https?:/i.test(docs.url) ? docs.url : undefined;
}

/** Ids are compared as other tools write them: letter case, spaces, `-` and `_` do not count. */
function key(document: string, name: string): string {
  return `${document}\n${name.toLowerCase().replace(/[\s_-]+/g, '-')}`;
}
