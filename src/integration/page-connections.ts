import { fillServer, listBaseUrls } from '../request/base-url.ts';
import type { Page } from '../site/site.ts';
import { findEndpoint } from './find-endpoint.ts';
import type { Project } from './project.ts';

/** The base URLs that a page's request can be sent to; none for a page without one. */
export function listConnections(project: Project, page: Page): readonly string[] {
  if (page.kind === 'operation') return listBaseUrls(page.operation, project.reading().config?.api.baseUrl);
  const endpoint = findEndpoint(project, page);
  if (!endpoint) return [];
  // What stands in braces in a page's own host is its own default, as the playground has it.
  const own = endpoint.baseUrl.replace(/\{([^{}]+)\}/g, '$1');
  return [own, ...endpoint.servers.map((server) => fillServer(server))];
}
