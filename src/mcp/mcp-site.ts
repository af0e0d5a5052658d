import { z } from 'zod';
import type { OperationSummary } from '../openapi/read/operation.ts';

/** What the tools of the Model Context Protocol know of a site. */
export interface McpSite {
  readonly name: string;
  /** Where it is published, its base included; undefined where `site.json` does not say. */
  readonly siteUrl: string | undefined;
  /** As `Site.base`. */
  readonly base: string;
  /** In the navigation's order. */
  readonly pages: readonly McpPage[];
  /** The Markdown of one of them; '' when its file is gone. */
  readonly readText: (page: McpPage) => Promise<string>;
}

/** A page that search engines may list, too. Plain data that can be stored as JSON. */
export interface McpPage {
  /** As `Page.path`. */
  readonly path: string;
  /** With the base. */
  readonly url: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** Group names from the outermost on. */
  readonly groups: readonly string[];
  readonly versions: readonly string[];
  /** The operation that it describes. */
  readonly operation?: McpOperation | undefined;
}

export type McpOperation = Pick<OperationSummary, 'method' | 'path' | 'isWebhook' | 'deprecated'> & {
  readonly operationId?: string | undefined;
  readonly tags: readonly string[];
};

/** The whole address of a page where the site's is known, else its path. */
export function writeAddress(
  { siteUrl = '', base }: Pick<McpSite, 'siteUrl' | 'base'>,
  { url }: McpPage,
): string {
  // It ends in the base, without the slash behind that.
  return siteUrl.slice(0, siteUrl.length + 1 - base.length) + url;
}

/** `PUT /api/user`, `webhook newUser`. */
export function operationLabel({ method, path, isWebhook }: McpOperation): string {
  return isWebhook ? `webhook ${path}` : `${method} ${path}`;
}

/** The path that a site's tools are called at, without the base. */
export const mcpPath = '/mcp';

/** Where a built site keeps what `/mcp` knows of it, relative to its folder. */
export const mcpFile = '_octavo/mcp.json';

/** A page in that file. */
export interface StoredPage extends McpPage {
  /** Where its Markdown is in the built site; undefined when `text` holds it. */
  readonly file?: string | undefined;
  readonly text?: string | undefined;
}

const page = z.object({
  path: z.string(),
  url: z.string(),
  title: z.string(),
  description: z.string().optional(),
  groups: z.array(z.string()),
  versions: z.array(z.string()),
  operation: z
    .object({
      method: z.string(),
      path: z.string(),
      isWebhook: z.boolean(),
      deprecated: z.boolean(),
      operationId: z.string().optional(),
      tags: z.array(z.string()),
    })
    .optional(),
  file: z.string().optional(),
  text: z.string().optional(),
});

const stored = z.object({
  name: z.string(),
  siteUrl: z.string().optional(),
  base: z.string().default('/'),
  pages: z.array(page),
});

/** A site as a built one keeps it, in JSON. */
export function writeMcpSite(
  { name, siteUrl, base }: Pick<McpSite, 'name' | 'siteUrl' | 'base'>,
  pages: readonly StoredPage[],
): string {
  return JSON.stringify({ name, siteUrl, ...(base === '/' ? {} : { base }), pages });
}

/** Reads what `writeMcpSite` wrote; `readFile` gives the text of a file of the built site, '' when it is gone. */
export function parseMcpSite(json: string, readFile: (file: string) => Promise<string>): McpSite {
  const { name, siteUrl, base, pages } = stored.parse(JSON.parse(json));
  const kept = new Map(pages.map((one) => [one.path, one]));
  return {
    name,
    siteUrl,
    base,
    pages,
    readText: async ({ path }) => {
      const { file, text = '' } = kept.get(path) ?? {};
      return file === undefined ? text : readFile(file);
    },
  };
}
