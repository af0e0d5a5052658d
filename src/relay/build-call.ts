import type { RelayBody, RelayRequest } from '../http/playground/relay-message.ts';
import { fillServer } from '../http/request/base-url.ts';
import { buildRequest, prepareRequest } from '../http/request/build-request.ts';
import { nameVariables } from '../http/request/credential.ts';
import type { HttpBody } from '../http/request/http-request.ts';
import { isObject, readKey } from '../lib/json/json-value.ts';
import type { Server } from '../openapi/read/operation.ts';
import type { RelayOperation } from './relay-options.ts';
import { type Refusal, refuse } from './rules/refusal.ts';

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

/** The playground's message with what the rules look at. */
interface ReadMessage {
  readonly message: RelayRequest;
  /** The names of all that it holds: `server.url`. */
  readonly keys: readonly string[];
  /** The bytes of its body; undefined when it sends none. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** Reads a message's bytes; a refusal for what is not JSON of the shape of a `RelayRequest`. */
export function readMessage(bytes: Uint8Array): ReadMessage | Refusal {
  const all = parse(bytes);
  if (!isObject(all)) return refuse('invalid-request', 'The message is not a JSON object.');
  const server = readKey(all, 'server');
  const body = readKey(all, 'body');
  const operation = readKey(all, 'operation');
  const parameters = readKey(all, 'parameters');
  const security = readKey(all, 'security');
  const credentials = readKey(all, 'credentials');
  const mediaType = readKey(all, 'mediaType');
  const url = isObject(server) ? readKey(server, 'url') : undefined;
  const variables = isObject(server) ? readKey(server, 'variables') : undefined;
  const bodyRead = body === null ? null : readBody(body);
  if (
    typeof operation !== 'string' ||
    typeof url !== 'string' ||
    !isTexts(variables) ||
    !isObject(parameters) ||
    !(security === null || (typeof security === 'number' && Number.isInteger(security) && security >= 0)) ||
    !isTexts(credentials) ||
    !(mediaType === null || typeof mediaType === 'string') ||
    bodyRead === undefined
  )
    return refuse('invalid-request', 'The message has a missing or invalid field.');
  return {
    message: {
      operation,
      server: { url, variables },
      parameters,
      security,
      credentials,
      mediaType,
      body: bodyRead?.body ?? null,
    },
    keys: [...Object.keys(all), ...listKeys('server', server), ...listKeys('body', body)],
    body: bodyRead?.bytes,
  };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function readBody(
  body: unknown,
): { readonly body: RelayBody; readonly bytes: Uint8Array<ArrayBuffer> } | undefined {
  if (!isObject(body)) return undefined;
  const text = readKey(body, 'text');
  const base64 = readKey(body, 'base64');
  const boundary = readKey(body, 'boundary');
  if (typeof text === 'string' && base64 === undefined && boundary === undefined)
    return { body: { text }, bytes: new TextEncoder().encode(text) };
  if (typeof base64 !== 'string' || text !== undefined) return undefined;
  if (boundary !== undefined && typeof boundary !== 'string') return undefined;
  const bytes = decodeBase64(base64);
  return bytes && { body: boundary === undefined ? { base64 } : { base64, boundary }, bytes };
}

/** RFC 4648, section 4; undefined for what is none. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return undefined;
  }
}

function listKeys(name: string, value: unknown): readonly string[] {
  return isObject(value) ? Object.keys(value).map((key) => `${name}.${key}`) : [];
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}
