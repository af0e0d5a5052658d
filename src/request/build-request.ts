import type { SecurityScheme } from '../openapi/operation.ts';
import { startUrl } from './base-url.ts';
import type { Callable, CallableBody, CallableParameter } from './callable.ts';
import { type Credential, cleanHeader, createCredential, toVariable } from './credential.ts';
import { encodePath } from './encode-path.ts';
import type { HttpBody, HttpRequest } from './http-request.ts';
import type { Base64, Template, Variable } from './template.ts';
import { encode, writePathValue, writePlainValue, writeQueryPairs } from './write-parameter.ts';

/** What a reader chose and typed; what is absent is taken from the document's examples. */
export interface RequestValues {
  /** Absolute, or root-relative: then the URL begins with the variable `BASE_URL`. */
  readonly baseUrl: string;
  /** The schemes to authorize with; the first alternative of `operation.security` unless given. */
  readonly schemes?: readonly SecurityScheme[] | undefined;
  /** By the variable's name (`nameVariables`), as typed. */
  readonly credentials?: Readonly<Record<string, string>> | undefined;
  /** By `in.name`, such as `path.id`; undefined leaves an optional one out. */
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
  /** Which of the body's media types; the first unless given. */
  readonly mediaType?: string | undefined;
  /** The body, sent as it is; `null` sends none. */
  readonly body?: HttpBody | null | undefined;
}

/**
 * The request that calls an operation with these values: method, URL, headers (authorization first, then the parameters
 * among them, then `Content-Type`) and body. Required parameters without a value get their first example, optional ones
 * are left out. The body is the first example of its media type. Pure, for Node and browsers.
 */
export function buildRequest(operation: Callable, values: RequestValues): HttpRequest {
  const schemes = values.schemes ?? operation.security[0] ?? [];
  const credentials = schemes.flatMap((scheme) => createCredential(scheme, values.credentials) ?? []);
  const parameters = operation.parameters.flatMap((parameter) => {
    const value = readValue(parameter, values);
    return value === undefined ? [] : [{ parameter, value }];
  });
  const mediaType = chooseMediaType(operation, values);
  const body = values.body === undefined ? mediaType?.example : (values.body ?? undefined);
  const pairs: readonly Template[] = [
    ...parameters
      .filter(({ parameter }) => parameter.in === 'query')
      .flatMap(({ parameter, value }) => writeQueryPairs(parameter, value).map((pair) => [pair])),
    ...credentials
      .filter((credential) => credential.in === 'query')
      .map(({ name, value }) => [`${encode(name)}=`, ...value.map(encodePart)]),
  ];
  const path = operation.isWebhook ? [] : fillPath(operation.path, parameters);
  return {
    method: operation.method,
    url: join([...startUrl(values.baseUrl), ...path, ...joinQuery(path, pairs)]),
    headers: listHeaders(credentials, parameters, mediaType, body),
    body,
  };
}

interface FilledParameter {
  readonly parameter: CallableParameter;
  readonly value: unknown;
}

function readValue(parameter: CallableParameter, values: RequestValues): unknown {
  const key = `${parameter.in}.${parameter.name}`;
  if (values.parameters && Object.hasOwn(values.parameters, key)) return values.parameters[key];
  return parameter.required ? parameter.example : undefined;
}

/**
 * A path with its parameters filled in, percent-encoded, and without a fragment, which is never sent. What stands in
 * braces and is no parameter is a variable.
 */
function fillPath(path: string, parameters: readonly FilledParameter[]): Template {
  const pieces = path.replace(/#.*$/s, '').split(/\{([^{}]+)\}/g);
  return pieces.map((piece, index) => {
    if (index % 2 === 0) return encodePath(piece);
    const filled = parameters.find(
      ({ parameter }) => parameter.in === 'path' && [piece, decode(piece)].includes(parameter.name),
    );
    if (!filled) return { variable: toVariable(piece) || 'VALUE' };
    return encodePath(writePathValue(filled.parameter, filled.value));
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function joinQuery(path: Template, pairs: readonly Template[]): Template {
  const hasQuery = path.some((part) => typeof part === 'string' && part.includes('?'));
  return pairs.flatMap((pair, index) => [index === 0 && !hasQuery ? '?' : '&', ...pair]);
}

function encodePart(part: Template[number]): Template[number] {
  return typeof part === 'string' ? encode(part) : part;
}

function chooseMediaType({ bodies }: Callable, values: RequestValues): CallableBody | undefined {
  return bodies.find(({ mediaType }) => mediaType === values.mediaType) ?? bodies[0];
}

/** A header's name (RFC 9110, section 5.1). */
const token = /^[!#$%&'*+.^_`|~\w-]+$/;

/** Headers of the connection, which whatever sends the request writes itself (RFC 9110, section 7.6.1). */
const ofConnection =
  /^(?:connection|content-length|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

function listHeaders(
  credentials: readonly Credential[],
  parameters: readonly FilledParameter[],
  mediaType: CallableBody | undefined,
  body: HttpBody | undefined,
): HttpRequest['headers'] {
  const inHeader = parameters.filter(({ parameter }) => parameter.in === 'header');
  const cookies: readonly Template[] = [
    ...credentials
      .filter((credential) => credential.in === 'cookie')
      .map(({ name, value }) => [`${name}=`, ...value]),
    ...parameters
      .filter(({ parameter }) => parameter.in === 'cookie')
      .map(({ parameter, value }) => [
        `${parameter.name}=${encodeCookie(writePlainValue(parameter, value))}`,
      ]),
  ];
  const hasType = mediaType && body && body.kind !== 'multipart';
  const headers: readonly (readonly [string, Template])[] = [
    ...credentials
      .filter((credential) => credential.in === 'header')
      .map(({ name, value }) => [name, value] as const),
    ...inHeader.map(
      ({ parameter, value }) => [parameter.name, [encodeUnsafe(writePlainValue(parameter, value))]] as const,
    ),
    ...(cookies.length > 0
      ? [['Cookie', cookies.flatMap((cookie, index) => (index === 0 ? cookie : ['; ', ...cookie]))] as const]
      : []),
    ...(hasType ? [['Content-Type', [chooseType(mediaType.mediaType)]] as const] : []),
  ];
  const known = new Set<string>();
  return headers.flatMap(([name, value]) => {
    const key = name.toLowerCase();
    if (!token.test(name) || ofConnection.test(name) || known.has(key)) return [];
    known.add(key);
    return [[name, join(value)] as const];
  });
}

/** A media type that a message may have: of a range such as `text/*` the plainest one. */
function chooseType(mediaType: string): string {
  if (!mediaType.includes('*')) return cleanHeader(mediaType);
  return mediaType.startsWith('text/') ? 'text/plain' : 'application/octet-stream';
}

/** A header's value in which what no header can hold is percent-encoded. */
function encodeUnsafe(text: string): string {
  return cleanHeader(text.toWellFormed()).replace(/[^ -~\t]/gu, encodeURIComponent);
}

/** The same for a cookie, whose value ends at `;` and may be cut at others (RFC 6265, section 4.1.1). */
function encodeCookie(text: string): string {
  return text.toWellFormed().replace(/[^!-~]|[",;\\]/gu, encodeURIComponent);
}

/** The same template with neighbouring texts put together. */
function join(template: Template): Template {
  const parts: (string | Variable | Base64)[] = [];
  for (const part of template) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}
