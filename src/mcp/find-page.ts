import { withoutBase } from '../lib/html/base-path.ts';
import { decodeUri } from '../lib/text/decode-uri.ts';
import { findNearest } from '../lib/text/nearest.ts';
import { type McpOperation, type McpPage, type McpSite, operationLabel } from './mcp-site.ts';

/** A page, or a sentence that says why there is none. */
type Found<Value> = { readonly value: Value } | { readonly mistake: string };

/** Finds a page by its path, its URL, or the URL of its Markdown. */
export function findPage({ pages, base }: McpSite, written: string): Found<McpPage> {
  const value = findByPath(pages, base, written);
  if (value) return { value };
  const path = readPath(written);
  const nearest = findNearest(
    path,
    pages.map((page) => page.path),
  );
  const hint = nearest === undefined ? 'search_docs finds pages by words.' : `Did you mean "${nearest}"?`;
  return { mistake: `There is no page "${written}". ${hint}` };
}

/** Finds the page of an operation by method and path (`GET /users`), its `operationId`, or as `findPage` does. */
export function findOperationPage(
  site: McpSite,
  written: string,
): Found<McpPage & { readonly operation: McpOperation }> {
  const all = listOperationPages(site);
  const words = written.trim().replace(/\s+/g, ' ');
  const named = all.filter(
    ({ operation }) =>
      operationLabel(operation).toLowerCase() === words.toLowerCase() || operation.operationId === words,
  );
  const [first, second] = named;
  if (first && second)
    return {
      mistake: `Several pages describe "${words}". Name one of ${named.map(({ path }) => path).join(', ')}.`,
    };
  const value = first ?? findByPath(all, site.base, words);
  if (value) return { value };
  const nearest = findNearest(
    words,
    all.flatMap(({ operation }) => [operationLabel(operation), operation.operationId ?? []].flat()),
  );
  const hint = nearest === undefined ? 'list_operations lists what there is.' : `Did you mean "${nearest}"?`;
  return { mistake: `There is no operation "${written}". ${hint}` };
}

/** The pages that describe an operation. */
export function listOperationPages({
  pages,
}: McpSite): readonly (McpPage & { readonly operation: McpOperation })[] {
  return pages.flatMap((page) => (page.operation ? [{ ...page, operation: page.operation }] : []));
}

/** The page at a path as it was written, or at what follows the base in it. */
function findByPath<Page extends McpPage>(
  pages: readonly Page[],
  base: string,
  written: string,
): Page | undefined {
  const path = readPath(written);
  const bare = withoutBase(base, `/${path}`);
  const find = (one: string) => pages.find((page) => page.path === one);
  return find(path) ?? (bare === undefined ? undefined : find(readPath(bare)));
}

/** `https://docs.example.com/guides/start/`, `/guides/start.md#now` and `guides/start` are one page. */
function readPath(written: string): string {
  const bare = written
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '');
  const path = bare.replace(/^\/+|\/+$/g, '').replace(/\.mdx?$/, '');
  const plain = decodeUri(path) ?? path;
  return plain === 'index' ? '' : plain;
}
