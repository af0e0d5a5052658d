import { listFreeVariables } from '../../http/playground/choose-server.ts';
import { fillServer, listBaseUrls, listServers } from '../../http/request/base-url.ts';
import { typedServers } from '../../lib/html/content-security-policy.ts';
import type { Server } from '../../openapi/read/operation.ts';
import type { Page } from '../../site/site.ts';
import type { Project } from '../project/project.ts';
import { findEndpoint } from './find-endpoint.ts';

/** The base URLs that a page's request can be sent to, and where a reader may type one: `typedServers`. */
export function listConnections(project: Project, page: Page): readonly string[] {
  const { config } = project.reading();
  const baseUrls = config?.api.baseUrl;
  const isTried = (page.frontmatter.playground ?? config?.api.playground.mode) === 'show';
  if (page.kind === 'operation')
    return isTried
      ? listServers(page.operation, baseUrls).flatMap(listTargets)
      : listBaseUrls(page.operation, baseUrls);
  const endpoint = findEndpoint(project, page);
  if (!endpoint) return [];
  const { baseUrl, servers } = endpoint;
  if (!isTried) return [baseUrl, ...servers.map((server) => fillServer(server))];
  // What stands in braces in a page's own host is a variable that a reader types.
  const own = baseUrl.includes('{') ? typedServers : [baseUrl];
  return [...own, ...servers.flatMap(listTargets)];
}

function listTargets(server: Server): readonly string[] {
  return listFreeVariables(server).length > 0 ? typedServers : listUrls(server);
}

/** The URLs that a server can have; more of them than any document has are left out. */
function listUrls(server: Server): readonly string[] {
  const all = server.variables.reduce<readonly Readonly<Record<string, string>>[]>(
    (choices, { name, default: standard, enum: values }) =>
      choices
        .flatMap((choice) => [standard, ...values].map((value) => ({ ...choice, [name]: value })))
        .slice(0, 1000),
    [{}],
  );
  return [...new Set(all.map((values) => fillServer(server, values)))];
}
