import { typedServers } from '../html/write-policy.ts';
import type { Server } from '../openapi/operation.ts';
import { fillServer, listBaseUrls } from '../request/base-url.ts';
import { listFreeVariables } from '../request/choose-server.ts';
import { listServers } from '../request/list-servers.ts';
import type { Page } from '../site/site.ts';
import { findEndpoint } from './find-endpoint.ts';
import type { Project } from './project.ts';

/** The base URLs that a page's request can be sent to, and where a reader may type one: `typedServers`. */
export function listConnections(project: Project, page: Page): readonly string[] {
  const api = project.reading().config?.api;
  if (page.kind !== 'operation') {
    const endpoint = findEndpoint(project, page);
    return endpoint ? [endpoint.baseUrl] : [];
  }
  const isTried = (page.frontmatter.playground ?? api?.playground.mode) === 'show';
  if (!isTried) return listBaseUrls(page.operation, api?.baseUrl);
  const servers = listServers(page.operation, api?.baseUrl);
  return servers.flatMap((server) =>
    listFreeVariables(server).length > 0 ? typedServers : listUrls(server),
  );
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
