import type { Callable, CallableBody, SecurityScheme } from '../form/callable.ts';
import { startUrl } from './base-url.ts';
import { type Credential, createCredential } from './credential.ts';
import { cleanHeader, type HttpBody, type HttpRequest } from './http-request.ts';
import { encode } from './percent-encode.ts';
import { type PlacedParameters, placeParameters } from './place-parameters.ts';
import type { Template } from './template.ts';

/**
 * The request that calls an operation with these values: method, URL, headers (authorization first, then the parameters
 * among them, then `Content-Type`) and body. Required parameters without a value get their first example, optional ones
 * are left out. The body is the first example of its media type. Pure, for Node and browsers.
 */
export function buildRequest(operation: Callable, values: RequestValues): HttpRequest {
  const schemes = values.schemes ?? operation.security[0] ?? [];
  const credentials = schemes.flatMap((scheme) => createCredential(scheme, values.credentials) ?? []);
  return assembleRequest(operation, values, placeParameters(operation, values.parameters), credentials);
}

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

/** The request of these values around what its parameters and credentials are: `buildRequest` without how those are written. */
function assembleRequest(
  { bodies, method }: Callable,
  values: Pick<RequestValues, 'baseUrl' | 'mediaType' | 'body'>,
  { path, pairs, headers, cookies }: PlacedParameters,
  credentials: readonly Credential[],
): HttpRequest {
  const place = (wanted: string) => credentials.filter((credential) => credential.in === wanted);
  const media = bodies.find(({ mediaType }) => mediaType === values.mediaType) ?? bodies[0];
  const body = values.body === undefined ? media?.example : (values.body ?? undefined);
  const query = [
    ...pairs.map((pair) => [pair]),
    ...place('query').map(({ name, value }) => [`${encode(name)}=`, ...value.map(encodePart)]),
  ];
  const jar = [
    ...place('cookie').map(({ name, value }) => [`${name}=`, ...value]),
    ...cookies.map((cookie) => [cookie]),
  ];
  const start = path.some((part) => typeof part === 'string' && part.includes('?')) ? '&' : '?';
  return {
    method,
    url: join([...startUrl(values.baseUrl), ...path, ...chain(query, start, '&')]),
    headers: pick([
      ...place('header').map(({ name, value }) => [name, value] as const),
      ...headers.map(([name, value]) => [name, [value]] as const),
      ['Cookie', chain(jar, '', '; ')],
      ['Content-Type', media && body && body.kind !== 'multipart' ? [chooseType(media)] : []],
    ]),
    body,
  };
}

/** Templates one after another, with a text before the first and one before each other. */
function chain(templates: readonly Template[], first: string, other: string): Template {
  return templates.flatMap((template, index) => [index === 0 ? first : other, ...template]);
}

function encodePart(part: Template[number]): Template[number] {
  return typeof part === 'string' ? encode(part) : part;
}

/** A header's name (RFC 9110, section 5.1). */
const token = /^[!#$%&'*+.^_`|~\w-]+$/;

/** Headers of the connection, which whatever sends the request writes itself (RFC 9110, section 7.6.1). */
const ofConnection =
  /^(?:connection|content-length|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

/** The headers that can be sent, each name once. */
function pick(headers: readonly (readonly [name: string, value: Template])[]): HttpRequest['headers'] {
  const known = new Set<string>();
  return headers.flatMap(([name, value]) => {
    const key = name.toLowerCase();
    if (value.length === 0 || !token.test(name) || ofConnection.test(name) || known.has(key)) return [];
    known.add(key);
    return [[name, join(value)] as const];
  });
}

/** A media type that a message may have: of a range such as `text/*` the plainest one. */
function chooseType({ mediaType }: CallableBody): string {
  if (!mediaType.includes('*')) return cleanHeader(mediaType);
  return mediaType.startsWith('text/') ? 'text/plain' : 'application/octet-stream';
}

/** The same template with neighbouring texts put together. */
function join(template: Template): Template {
  const parts: Template[number][] = [];
  for (const part of template) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts.splice(-1, 1, last + part);
    else if (part !== '') parts.push(part);
  }
  return parts;
}
