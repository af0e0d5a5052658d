import { type Callable, callId, toCallable } from '../../http/form/callable.ts';
import { listFreeVariables } from '../../http/playground/choose-server.ts';
import { applyApiAuth } from '../../http/request/api-auth.ts';
import { fillServer, listBaseUrls, listServers } from '../../http/request/base-url.ts';
import { buildRequest } from '../../http/request/build-request.ts';
import type { SayComment } from '../../http/samples/define-language.ts';
import { fitSamples, listSamples, type Sample } from '../../http/samples/list-samples.ts';
import { readApiReference } from '../../openapi/read/find-operation.ts';
import type { Operation, OperationSummary, SecurityScheme, Server } from '../../openapi/read/operation.ts';
import type { Page, Site } from '../site.ts';
import { hasOwnHost } from './manual-endpoint.ts';

/** How a page's operation is called, as far as its summary says: what all that sends, shows or allows the request agrees on. */
export interface PageCall {
  /** What the playground, the relay and the history know it by. */
  readonly id: string;
  /** The first base URL, without a slash at its end; '' for none, as of a webhook. */
  readonly baseUrl: string;
  readonly baseUrls: readonly string[];
  /** All that a reader may choose from, with what is known of them; none for a webhook. */
  readonly servers: readonly Server[];
  /** What of the playground the page shows. */
  readonly mode: 'show' | 'simple' | 'hide';
  /** Whether readers can send it from the page. */
  readonly isTried: boolean;
  /** Whether the site's relay may send it. */
  readonly canRelay: boolean;
  /** The servers of a channel to which readers can connect from the page. */
  readonly sockets: readonly Server[];
}

/** The same with what the whole operation says. */
export interface OpenedCall extends PageCall {
  readonly call: Callable;
  readonly security: readonly (readonly SecurityScheme[])[];
}

type CallPage = Pick<Page, 'kind' | 'frontmatter'>;

/** Says how a page calls an operation: its document, `api` of `site.json` and the page's own frontmatter taken together. */
export function describeCall(
  { api }: Pick<Site, 'api'>,
  page: CallPage,
  operation: Pick<OperationSummary, 'document' | 'method' | 'path' | 'isWebhook' | 'channel' | 'servers'>,
): PageCall {
  const { authMethod, playground } = page.frontmatter;
  const mode = playground ?? api.playground.mode;
  if (operation.channel !== undefined) {
    const servers = listServers(operation, undefined);
    const baseUrls = servers.map((server) => fillServer(server));
    return {
      ...{ id: callId(operation, authMethod), baseUrl: baseUrls[0] ?? '', baseUrls, servers, mode },
      ...{ isTried: false, canRelay: false, sockets: mode === 'show' ? servers.filter(isSocket) : [] },
    };
  }
  const given = hasOwnHost(page) ? [] : api.baseUrl;
  const baseUrls = operation.isWebhook ? [] : listBaseUrls(operation, given);
  return {
    id: callId(operation, authMethod),
    baseUrl: baseUrls[0] ?? '',
    baseUrls,
    servers: operation.isWebhook ? [] : listServers(operation, given),
    mode,
    isTried: mode === 'show' && !operation.isWebhook,
    canRelay: !api.playground.disableProxy,
    sockets: [],
  };
}

/** Whether a browser can open a WebSocket there, at a host that no reader chooses. */
function isSocket(server: Server): boolean {
  return /^wss?:\/\/[^/]/i.test(server.url) && listFreeVariables(server).length === 0;
}

/** The same of an operation that was opened. */
export function openCall(site: Pick<Site, 'api'>, page: CallPage, operation: Operation): OpenedCall {
  const security =
    operation.isWebhook || operation.channel !== undefined
      ? operation.security
      : applyApiAuth(operation.security, site.api.auth, page.frontmatter.authMethod);
  return {
    ...describeCall(site, page, operation),
    security,
    call: toCallable({ ...operation, security }),
  };
}

/** What the bar of a page's request shows. */
interface Endpoint {
  readonly method: string;
  readonly baseUrl: string;
  readonly path: string;
  readonly servers: readonly Server[];
}

/** The request that a page describes by hand (`api: "POST /users"`), with the site's base URL; undefined for others. */
export function findEndpoint(
  { api }: Pick<Site, 'api'>,
  { frontmatter }: Pick<Page, 'frontmatter'>,
): Endpoint | undefined {
  const reference = frontmatter.api === undefined ? undefined : readApiReference(frontmatter.api);
  if (!reference || (frontmatter.playground ?? api.playground.mode) === 'hide') return undefined;
  const { method, url } = reference;
  if (!/^https?:/i.test(url))
    return {
      method,
      baseUrl: (api.baseUrl[0] ?? '').replace(/\/+$/, ''),
      path: url,
      servers: listServers({ servers: [] }, api.baseUrl),
    };
  const baseUrl = /^https?:\/\/[^/]+/i.exec(url)?.[0] ?? '';
  return { method, baseUrl, path: url.slice(baseUrl.length) || '/', servers: [] };
}

/** Samples of the documented request, with comments in English unless `t` says them; none for a webhook or a channel. */
export function listCallSamples(
  { api }: Pick<Site, 'api'>,
  { call, baseUrl }: OpenedCall,
  operation: Operation,
  t?: SayComment,
): readonly Sample[] {
  if (call.isWebhook || operation.channel !== undefined) return [];
  const { codeSamples, parameters: parametersOf } = operation;
  const { languages, defaults, autogenerate } = api.request.example;
  const parameters = defaults === 'all' ? listExampleValues(parametersOf) : undefined;
  const request = buildRequest(call, { baseUrl, parameters });
  return fitSamples(listSamples(request, codeSamples, autogenerate ? languages : [], t));
}

/** The values of parameters for which the document has an example, by `in.name`. */
function listExampleValues(parameters: Operation['parameters']): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    parameters.flatMap(({ in: place, name, examples: [example] }) =>
      example?.isGiven && example.value !== undefined ? [[`${place}.${name}`, example.value] as const] : [],
    ),
  );
}
