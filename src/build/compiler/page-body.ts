import { componentRegistry } from '../../components/mdx/registry.ts';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { keepsUrls, type SiteBase, writeUrl } from '../../site/links/site-url.ts';
import { listUpdates, type Update } from '../../site/machines/feed.ts';
import { readContentNodes } from '../../site/markdown/page-runtime.ts';
import { rewriteNodeLinks } from '../../site/markdown/rewrite-links.ts';
import { writeBlocks } from '../../site/markdown/write-blocks.ts';

/** What the file of a page is for machines. */
export interface PageBody {
  readonly markdown: string;
  /** Those of its changelog. */
  readonly updates: readonly Update[];
}

/** The body of a page, from its compiled file; an empty one for a page without a file. The URLs of its links are written for `base`. */
export function writePageBody(compiled: CompiledPage | undefined, base: SiteBase): PageBody {
  const read = compiled ? readContentNodes(compiled, componentRegistry) : [];
  const nodes = keepsUrls(base) ? read : rewriteNodeLinks(read, (url) => writeUrl(base, url));
  return { markdown: writeBlocks(nodes), updates: listUpdates(nodes) };
}
