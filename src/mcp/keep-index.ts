import type { McpSource } from './create-server.ts';
import type { McpSite } from './mcp-site.ts';
import { indexPages, type SearchPages } from './search-pages.ts';

/** A source whose index is made at the first search, and again once `open` gives another site. */
export function keepIndex(open: () => Promise<McpSite>): McpSource {
  let known: { readonly site: McpSite; readonly search: Promise<SearchPages> } | undefined;
  return {
    site: open,
    search: async () => {
      const site = await open();
      if (known?.site !== site) known = { site, search: indexPages(site) };
      return known.search;
    },
  };
}
