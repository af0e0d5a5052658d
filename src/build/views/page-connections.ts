import { listFreeVariables } from '../../http/playground/choose-server.ts';
import { fillServer } from '../../http/request/base-url.ts';
import { typedServers } from '../../lib/html/content-security-policy.ts';
import type { SecurityScheme, Server } from '../../openapi/read/operation.ts';
import { hasSignIn } from '../../openapi/read/read-security.ts';
import { describeCall } from '../../site/operations/describe-call.ts';
import { openManualEndpoint } from '../../site/operations/manual-endpoint.ts';
import type { Page, Site } from '../../site/site.ts';
import type { Project } from '../project/project.ts';

/**
 * The base URLs that a page's request can be sent to, and where a reader may type one: `typedServers`; also where tokens are got by
 * the schemes of `security`, that request's alternatives.
 */
export function listConnections(
  site: Site,
  page: Page,
  security: readonly (readonly SecurityScheme[])[],
): readonly string[] {
  const operation = page.kind === 'operation' ? page.operation : openManualEndpoint(page, undefined)?.summary;
  const call = operation && describeCall(site, page, operation);
  if (!call || call.mode === 'hide') return [];
  if (call.sockets.length > 0) return call.sockets.flatMap(listTargets);
  if (page.kind === 'operation' && page.operation.channel !== undefined) return [];
  return call.isTried ? [...call.servers.flatMap(listTargets), ...listSignIns(security)] : call.baseUrls;
}

/** Where tokens are got by the schemes that a request may be authorized with, from the page itself. */
function listSignIns(security: readonly (readonly SecurityScheme[])[]): readonly string[] {
  return security
    .flat()
    .flatMap(({ oauth }) => [
      ...(oauth?.discoveryUrl === undefined ? [] : [oauth.discoveryUrl]),
      ...(oauth?.flows ?? []).flatMap(({ tokenUrl, refreshUrl, deviceAuthorizationUrl }) =>
        [tokenUrl, refreshUrl, deviceAuthorizationUrl].filter((url) => url !== undefined),
      ),
    ]);
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

/** Whether readers of a site may sign in somewhere that leads them back to it. */
export function hasSignInPage(project: Project): boolean {
  return project.reading().documents.some(hasSignIn);
}
