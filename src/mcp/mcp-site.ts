import type { OperationSummary } from '../openapi/read/operation.ts';

/** What the tools of the Model Context Protocol know of a site. */
export interface McpSite {
  readonly name: string;
  /** Where it is published; undefined where `site.json` does not say. */
  readonly siteUrl: string | undefined;
  /** In the navigation's order. */
  readonly pages: readonly McpPage[];
  /** The Markdown of one of them; '' when its file is gone. */
  readonly readText: (page: McpPage) => Promise<string>;
}

/** A page that search engines may list, too. Plain data that can be stored as JSON. */
export interface McpPage {
  /** As `Page.path`. */
  readonly path: string;
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
export function writeAddress({ siteUrl = '' }: Pick<McpSite, 'siteUrl'>, { url }: McpPage): string {
  return `${siteUrl}${url}`;
}

/** `PUT /api/user`, `webhook newUser`. */
export function nameOperation({ method, path, isWebhook }: McpOperation): string {
  return isWebhook ? `webhook ${path}` : `${method} ${path}`;
}
