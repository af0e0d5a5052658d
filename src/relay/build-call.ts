import { prepareRequest } from '../http/playground/prepare-request.ts';
import { fillServer } from '../http/request/base-url.ts';
import { buildRequest } from '../http/request/build-request.ts';
import { nameVariables } from '../http/request/credential.ts';
import type { HttpBody } from '../http/request/http-request.ts';
import type { Server } from '../openapi/read/operation.ts';
import type { ReadMessage } from './read-message.ts';
import type { RelayOperation } from './relay-options.ts';

/** A request as it will be written, and what the rules have to know of it. */
export interface RelayCall {
  readonly method: string;
  readonly target: string;
  /** All that are written. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Names of those that the operation declares and the reader gave, written or not. */
  readonly asked: readonly string[];
  /** Those of them that the operation declares. */
  readonly declared: readonly (readonly [name: string, value: string])[];
  /** Names of the cookies that the operation declares. */
  readonly cookies: readonly string[];
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  readonly isSecure: boolean;
  /** A name or an address, without brackets. */
  readonly host: string;
  readonly port: number;
  /** Whether the server's URL is http or https, a host, perhaps a port and a path. */
  readonly isPlainServer: boolean;
  /** Whether the server is the site that the relay is part of: a root-relative URL. */
  readonly isOwnSite: boolean;
  /** Names in the path that have no value. */
  readonly missing: readonly string[];
}

/** Methods whose requests say that they have no body by a length of 0 (RFC 9110, section 8.6). */
const expectsBody = /^(?!GET$|HEAD$|DELETE$|OPTIONS$)/;

/** The request that a message asks for. `origin` is the site's own, for a server that is root-relative. */
export function buildCall(
  { message, body }: ReadMessage,
  { call }: RelayOperation,
  server: Server,
  origin: string,
): RelayCall {
  const filled = fillServer(server, message.server.variables).trim();
  const isOwnSite = /^\/(?![/\\])/.test(filled);
  const schemes = message.security === null ? [] : (call.security[message.security] ?? []);
  const credentials = new Set(schemes.flatMap(nameVariables));
  const missing: string[] = [];
  const request = buildRequest(call, {
    baseUrl: isOwnSite ? origin + filled : filled,
    schemes,
    credentials: message.credentials,
    parameters: message.parameters,
    mediaType: message.mediaType ?? undefined,
    body: describeBody(message.body),
  });
  const prepared = prepareRequest(request, {
    show(variable) {
      if (!credentials.has(variable)) missing.push(variable);
      return '';
    },
    body,
    boundary: message.body && 'boundary' in message.body ? message.body.boundary : undefined,
  });
  const [, start = '', authority = '', rest = ''] =
    /^(https?:\/\/([^/?#]*))([^#]*)/i.exec(prepared.url) ?? [];
  const url = /[\s@\\%]/.test(authority) ? null : URL.parse(start);
  const isSecure = url?.protocol === 'https:';
  return {
    method: prepared.method,
    target: rest.startsWith('/') ? rest : `/${rest}`,
    headers: [
      ['Host', url?.host ?? ''],
      ...prepared.headers,
      ...(prepared.headers.some(([name]) => /^accept$/i.test(name)) ? [] : [['Accept', '*/*'] as const]),
      ...(prepared.headers.some(([name]) => /^user-agent$/i.test(name))
        ? []
        : [['User-Agent', 'Octavo'] as const]),
      ['Accept-Encoding', 'identity'],
      ...(body !== undefined || expectsBody.test(prepared.method)
        ? [['Content-Length', String(body?.length ?? 0)] as const]
        : []),
      ['Connection', 'close'],
    ],
    asked: [
      ...prepared.headers.map(([name]) => name),
      ...Object.keys(message.parameters).flatMap((key) => /^header\.(.*)$/s.exec(key)?.[1] ?? []),
    ],
    declared: prepared.headers,
    cookies: [
      ...call.parameters.filter((parameter) => parameter.in === 'cookie').map(({ name }) => name),
      ...schemes.flatMap((scheme) => (scheme.in === 'cookie' && scheme.name ? [scheme.name] : [])),
    ],
    body,
    isSecure,
    host: url?.hostname.replace(/^\[|\]$/g, '') ?? '',
    port: Number(url?.port || (isSecure ? 443 : 80)),
    isPlainServer: url !== null && url.hostname !== '',
    isOwnSite,
    missing: missing.filter((name) => name !== 'BASE_URL'),
  };
}

/** What decides the request's `Content-Type`; the bytes are known already. */
function describeBody(body: ReadMessage['message']['body']): HttpBody | null {
  if (body === null) return null;
  if ('text' in body) return { kind: 'text', text: body.text };
  return body.boundary === undefined ? { kind: 'file', fileName: '' } : { kind: 'multipart', parts: [] };
}
