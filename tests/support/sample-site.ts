import { type PlaceOf, readSiteConfig } from '../../src/config/read-site-config.ts';
import type { SiteConfig } from '../../src/config/schema/site-schema.ts';
import type { Frontmatter } from '../../src/content/files/frontmatter.ts';
import type { PageSource } from '../../src/content/files/page-source.ts';
import type { OperationSummary, PageSettings } from '../../src/openapi/read/operation.ts';
import type { DocumentInfo } from '../../src/openapi/read/read-info.ts';
import { buildSite, type SiteResult } from '../../src/site/build-site.ts';
import type { ApiDocument } from '../../src/site/operations/document-pages.ts';
import type { NavigationNode, Page, Site } from '../../src/site/site.ts';
import type { SiteInput } from '../../src/site/site-structure.ts';

/** A `site.json` as a writer gives it, for tests; `name` and `navigation` are filled in. */
export function readSample(file: Readonly<Record<string, unknown>>): {
  readonly config: SiteConfig;
  readonly placeOf: PlaceOf;
} {
  const text = JSON.stringify({ name: 'Sample', navigation: [], ...file }, undefined, 2);
  const { config, problems, placeOf } = readSiteConfig(text, 'site.json');
  if (config === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return { config, placeOf };
}

/** A Markdown page for tests. */
export function samplePage(path: string, frontmatter: Partial<Frontmatter> = {}): PageSource {
  const file = `content/${path === '' ? 'index' : path}.mdx`;
  const title = path === '' ? 'Welcome' : path;
  return {
    path,
    file,
    absoluteFile: `/site/${file}`,
    format: 'mdx',
    frontmatter: { title, meta: {}, ...frontmatter },
  };
}

/** What an operation that says nothing about its page gets. */
export const plainPage: PageSettings = {
  visibility: 'shown',
  href: undefined,
  content: undefined,
  metadata: {},
};

/** An operation for tests. */
export function sampleOperation(
  method: string,
  path: string,
  more: Partial<OperationSummary> = {},
): OperationSummary {
  return {
    document: 'openapi.yaml',
    method,
    path,
    isWebhook: false,
    operationId: undefined,
    summary: undefined,
    description: undefined,
    tags: [],
    deprecated: false,
    servers: [],
    externalDocs: undefined,
    settings: plainPage,
    ...more,
  };
}

/** What a document says of itself, for tests. */
export function sampleInfo(title: string, description?: string): DocumentInfo {
  return { title, description, version: '1', summary: undefined, externalDocs: undefined, links: [] };
}

/** A document for tests. */
export function sampleDocument(
  operations: readonly OperationSummary[],
  more: Partial<ApiDocument> = {},
): ApiDocument {
  const name = 'openapi.yaml';
  return { name, info: sampleInfo('Sample'), tags: [], tagGroups: [], operations, schemas: [], ...more };
}

/** Builds a site from a `site.json` and pages (paths, or pages of `samplePage`); operations make one document. */
export function buildSample(
  file: Readonly<Record<string, unknown>>,
  pages: readonly (string | PageSource)[] = [],
  more: Partial<SiteInput> & { readonly operations?: readonly OperationSummary[] } = {},
): SiteResult {
  const { operations = [], ...input } = more;
  return buildSite({
    ...readSample(file),
    pages: pages.map((page) => (typeof page === 'string' ? samplePage(page) : page)),
    documents: operations.length === 0 ? [] : [sampleDocument(operations)],
    findOperation: (reference) => {
      const operation = operations.find(({ method, path }) => reference.endsWith(`${method} ${path}`));
      return operation
        ? { kind: 'found', operation }
        : { kind: 'missing', reason: 'unknown-operation', nearest: [] };
    },
    findSchema: () => ({ kind: 'missing', reason: 'unknown-schema', nearest: [] }),
    repository: undefined,
    ownFiles: { styles: [], scripts: [], scriptOrigins: [] },
    stars: undefined,
    hasSearch: true,
    drawIcon: ({ name }) => ({ kind: 'symbol', viewBox: '0 0 8 8', body: name, set: 'ph' }),
    hash: (text) => String(text.length),
    ...input,
  });
}

/** The page at a path. */
export function pageAt(site: Site, path: string): Page {
  const page = site.pages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`no page ${path}`);
  return page;
}

/** A sidebar as text: `Group > Inner > title`, one entry for each page. */
export function listSidebar(site: Site, path: string): readonly string[] {
  const list = (nodes: readonly NavigationNode[], around: readonly string[]): readonly string[] =>
    nodes.flatMap((node) =>
      node.kind === 'page'
        ? [[...around, node.title].join(' > ')]
        : list(node.children, [...around, node.name]),
    );
  return list(site.sidebars[pageAt(site, path).sidebar] ?? [], []);
}
