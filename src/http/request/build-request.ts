import { decodeUri } from '../../lib/text/decode-uri.ts';
import type { Callable, CallableBody, CallableParameter, SecurityScheme } from '../form/callable.ts';
import type { FormBody, FormPart } from '../form/playground-form.ts';
import type { PreparedRequest } from '../playground/exchange.ts';
import { startUrl } from './base-url.ts';
import { createCredential, toVariable } from './credential.ts';
import { cleanHeader, type HttpBody, type HttpRequest } from './http-request.ts';
import { encode, encodePath, encodeReserved } from './percent-encode.ts';
import { fillTemplate, type Template } from './template.ts';

/**
 * The request that calls an operation with these values: method, URL, headers (authorization first, then the parameters
 * among them, then `Content-Type`) and body. Required parameters without a value get their first example, optional ones
 * are left out. The body is the first example of its media type. Pure, for Node and browsers.
 */
export function buildRequest(operation: Callable, values: RequestValues): HttpRequest {
  const { bodies, method, security } = operation;
  const schemes = values.schemes ?? security[0] ?? [];
  const credentials = schemes.flatMap((scheme) => createCredential(scheme, values.credentials) ?? []);
  const { path, pairs, headers, cookies } = placeParameters(operation, values.parameters);
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

/** Their values by `in.name`, such as `path.id`. */
type Values = Readonly<Record<string, unknown>> | undefined;

/** What the parameters of a request put into it. */
interface PlacedParameters {
  readonly path: Template;
  /** `name=value` of the query, percent-encoded. */
  readonly pairs: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly cookies: readonly string[];
}

/**
 * An operation's path with its parameters, and the others beside it. Required ones without a value get their first
 * example, optional ones are left out.
 */
function placeParameters(operation: Callable, values: Values): PlacedParameters {
  const filled = operation.parameters.flatMap((parameter) => {
    const value = readValue(parameter, values);
    return value === undefined ? [] : [{ parameter, value }];
  });
  const list = (place: CallableParameter['in']) => filled.filter(({ parameter }) => parameter.in === place);
  return {
    path: operation.isWebhook ? [] : fillPath(operation.path, list('path')),
    pairs: list('query').flatMap(({ parameter, value }) => writeQueryPairs(parameter, value)),
    headers: list('header').map(({ parameter, value }) => [
      parameter.name,
      encodeUnsafe(writePlainValue(parameter, value)),
    ]),
    cookies: list('cookie').map(
      ({ parameter, value }) => `${parameter.name}=${encodeCookie(writePlainValue(parameter, value))}`,
    ),
  };
}

interface FilledParameter {
  readonly parameter: CallableParameter;
  readonly value: unknown;
}

function readValue(parameter: CallableParameter, values: Values): unknown {
  const key = `${parameter.in}.${parameter.name}`;
  if (values && Object.hasOwn(values, key)) return values[key];
  return parameter.required ? parameter.example : undefined;
}

/**
 * A path with its parameters filled in, percent-encoded, and without a fragment, which is never sent. What stands in
 * braces and is no parameter is a variable, and so is a parameter whose value is empty: without it, `/users/{id}` would
 * lead to `/users/`.
 */
function fillPath(path: string, parameters: readonly FilledParameter[]): Template {
  const pieces = path.replace(/#.*$/s, '').split(/\{([^{}]+)\}/g);
  return pieces.map((piece, index) => {
    if (index % 2 === 0) return encodePath(piece);
    const filled = parameters.find(({ parameter }) => [piece, decodeUri(piece)].includes(parameter.name));
    if (!filled || isEmpty(filled)) return { variable: toVariable(piece) || 'VALUE' };
    return encodePath(writePathValue(filled.parameter, filled.value));
  });
}

/** Whether nothing of a value is written, whatever the parameter's style puts around it. */
function isEmpty({ parameter, value }: FilledParameter): boolean {
  return writePathValue({ ...parameter, style: 'simple' }, value) === '';
}

/** A header's value in which what no header can hold is percent-encoded. */
function encodeUnsafe(text: string): string {
  return cleanHeader(text.toWellFormed()).replace(/[^ -~\t]/gu, encodeURIComponent);
}

/** The same for a cookie, whose value ends at `;` and may be cut at others (RFC 6265, section 4.1.1). */
function encodeCookie(text: string): string {
  return text.toWellFormed().replace(/[^!-~]|[",;\\]/gu, encodeURIComponent);
}

/** What decides how a parameter's value is written. */
type ParameterStyle = Omit<CallableParameter, 'example'>;

/**
 * A parameter's value as the path contains it, percent-encoded (OpenAPI 3.1.1, 4.8.12.2, styles simple, label and
 * matrix; RFC 6570).
 */
export function writePathValue(parameter: ParameterStyle, value: unknown): string {
  if (parameter.mediaType !== undefined) return encode(JSON.stringify(value) ?? '');
  const { name, style, explode } = parameter;
  const items = listItems(value);
  if (style === 'label') {
    const parts = items.map(([key, item]) =>
      key !== undefined && explode ? `${key}=${item}` : flat(key, item),
    );
    return `.${parts.join(explode ? '.' : ',')}`;
  }
  if (style === 'matrix') {
    if (!isList(value) && !isObject(value)) return `;${encode(name)}=${items[0]?.[1] ?? ''}`;
    if (explode) return items.map(([key, item]) => `;${key ?? encode(name)}=${item}`).join('');
    return `;${encode(name)}=${items.map(([key, item]) => flat(key, item)).join(',')}`;
  }
  return items
    .map(([key, item]) => (key !== undefined && explode ? `${key}=${item}` : flat(key, item)))
    .join(',');
}

/** The `name=value` pairs of a query parameter, percent-encoded (the same section; form and its relatives). */
export function writeQueryPairs(parameter: ParameterStyle, value: unknown): readonly string[] {
  const { name, style, explode, mediaType, allowReserved } = parameter;
  const key = encode(name);
  const write = allowReserved ? encodeReserved : encode;
  if (mediaType !== undefined) return [`${key}=${write(JSON.stringify(value) ?? '')}`];
  const items = listItems(value, write);
  if (style === 'deepObject' && isObject(value))
    return items.map(([property, item]) => `${encode(`${name}[`)}${property ?? ''}${encode(']')}=${item}`);
  const separator = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
  if (explode && (isList(value) || isObject(value)))
    return items.map(([property, item]) => `${property ?? key}=${item}`);
  return [`${key}=${items.map(([property, item]) => flat(property, item, separator)).join(separator)}`];
}

/** The value of a header or a cookie, not encoded (styles simple and form). */
export function writePlainValue(parameter: ParameterStyle, value: unknown): string {
  if (parameter.mediaType !== undefined) return JSON.stringify(value) ?? '';
  if (isList(value)) return value.map(toText).join(',');
  if (!isObject(value)) return toText(value);
  const pairs = Object.entries(value);
  return pairs.map(([key, item]) => `${key}${parameter.explode ? '=' : ','}${toText(item)}`).join(',');
}

type Item = readonly [key: string | undefined, text: string];

/** The encoded parts of a value: one for a scalar, the items of a list, the members of an object with their keys. */
function listItems(value: unknown, write = encode): readonly Item[] {
  if (isList(value)) return value.map((item) => [undefined, write(toText(item))]);
  if (isObject(value)) return Object.entries(value).map(([key, item]) => [encode(key), write(toText(item))]);
  return [[undefined, write(toText(value))]];
}

function flat(key: string | undefined, item: string, separator = ','): string {
  return key === undefined ? item : `${key}${separator}${item}`;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '') : String(value ?? '');
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a reader filled in as the body of a request: of files their names. */
export function toHttpBody(body: FormBody): HttpBody {
  if (body.kind === 'text') return body;
  if (body.kind === 'file') return { kind: 'file', fileName: body.file.name };
  return {
    kind: 'multipart',
    parts: body.parts.map((part) => ('text' in part ? part : { name: part.name, fileName: part.file.name })),
  };
}

/**
 * The bytes of a body: text as UTF-8, a file as it is, parts as `multipart/form-data` (RFC 7578) between `boundary`.
 * Rejects when a file cannot be read any more.
 */
export async function encodeBody(body: FormBody, boundary: string): Promise<Uint8Array<ArrayBuffer>> {
  if (body.kind === 'text') return new TextEncoder().encode(body.text);
  if (body.kind === 'file') return new Uint8Array(await body.file.arrayBuffer());
  const parts = body.parts.flatMap((part): readonly BlobPart[] => [
    `--${boundary}\r\n${writeHead(part)}\r\n\r\n`,
    'text' in part ? part.text : part.file,
    '\r\n',
  ]);
  return new Uint8Array(await new Blob([...parts, `--${boundary}--\r\n`]).arrayBuffer());
}

function writeHead(part: FormPart): string {
  const disposition = `Content-Disposition: form-data; name="${escapeName(part.name)}"`;
  if ('text' in part) return disposition;
  const type = /^[!-~]+\/[ -~]+$/.test(part.file.type) ? part.file.type : 'application/octet-stream';
  return `${disposition}; filename="${escapeName(part.file.name)}"\r\nContent-Type: ${type}`;
}

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
function escapeName(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}

/** A boundary that no `multipart` body holds by accident (RFC 2046, section 5.1.1). */
export function createBoundary(): string {
  // A page that came over http has no `crypto.randomUUID`.
  return `octavo-${Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-')}`;
}

interface Preparation {
  /** The text for a variable of the request, by its name: `BASE_URL`, `API_TOKEN`. */
  readonly show: (variable: string) => string;
  /** The body's bytes; undefined sends none. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  /** The boundary between the parts of a multipart body (RFC 2046, section 5.1.1). */
  readonly boundary?: string | undefined;
}

/** A request with its variables filled in and the bytes of its body, as it is sent. */
export function prepareRequest(request: HttpRequest, { show, body, boundary }: Preparation): PreparedRequest {
  const headers = request.headers.map(
    ([name, value]) => [name, cleanHeader(fillTemplate(value, show))] as const,
  );
  const type = request.body?.kind === 'multipart' && body !== undefined && boundary !== undefined;
  return {
    method: request.method,
    url: fillTemplate(request.url, show),
    headers: type
      ? [...headers, ['Content-Type', `multipart/form-data; boundary=${boundary}`] as const]
      : headers,
    body,
  };
}
