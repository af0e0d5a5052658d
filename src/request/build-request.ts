import type { MediaType, Operation, Parameter, SecurityScheme } from '../openapi/operation.ts';
import { startUrl } from './base-url.ts';
import { type Credential, cleanHeader, createCredential } from './credential.ts';
import type { HttpBody, HttpRequest } from './http-request.ts';
import { createMultipart } from './multipart.ts';
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
  /** The body's text, sent as it is. */
  readonly body?: string | undefined;
}

/**
 * The request that calls an operation with these values: method, URL, headers (authorization first, then the parameters
 * among them, then `Content-Type`) and body. Required parameters without a value get their first example, optional ones
 * are left out. The body is the first example of its media type. Pure, for Node and browsers.
 */
export function buildRequest(
  operation: Pick<Operation, 'method' | 'path' | 'isWebhook' | 'parameters' | 'requestBody' | 'security'>,
  values: RequestValues,
): HttpRequest {
  const schemes = values.schemes ?? operation.security[0] ?? [];
  const credentials = schemes.flatMap((scheme) => createCredential(scheme, values.credentials) ?? []);
  const parameters = operation.parameters.flatMap((parameter) => {
    const value = readValue(parameter, values);
    return value === undefined ? [] : [{ parameter, value }];
  });
  const mediaType = chooseMediaType(operation, values);
  const body = mediaType && createBody(mediaType, values.body);
  const pairs: readonly Template[] = [
    ...parameters
      .filter(({ parameter }) => parameter.in === 'query')
      .flatMap(({ parameter, value }) => writeQueryPairs(parameter, value).map((pair) => [pair])),
    ...credentials
      .filter((credential) => credential.in === 'query')
      .map(({ name, value }) => [`${encode(name)}=`, ...value.map(encodePart)]),
  ];
  const path = operation.isWebhook ? '' : fillPath(operation.path, parameters);
  return {
    method: operation.method,
    url: join([...startUrl(values.baseUrl), path, ...joinQuery(path, pairs)]),
    headers: listHeaders(credentials, parameters, mediaType, body),
    body,
  };
}

interface FilledParameter {
  readonly parameter: Parameter;
  readonly value: unknown;
}

function readValue(parameter: Parameter, values: RequestValues): unknown {
  const key = `${parameter.in}.${parameter.name}`;
  if (values.parameters && Object.hasOwn(values.parameters, key)) return values.parameters[key];
  return parameter.required ? parameter.examples[0]?.value : undefined;
}

/** A path with its parameters filled in, its own unsafe characters percent-encoded, and no fragment, which is never sent. */
function fillPath(path: string, parameters: readonly FilledParameter[]): string {
  const sent = path.replace(/#.*$/s, '').replace(/[^!-~]|["<>\\^`]/gu, (sign) => encode(sign));
  return sent.replace(/\{([^{}]+)\}/g, (all, name: string) => {
    const filled = parameters.find(
      ({ parameter }) => parameter.in === 'path' && [name, decode(name)].includes(parameter.name),
    );
    return filled ? writePathValue(filled.parameter, filled.value) : all;
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function joinQuery(path: string, pairs: readonly Template[]): Template {
  return pairs.flatMap((pair, index) => [index === 0 && !path.includes('?') ? '?' : '&', ...pair]);
}

function encodePart(part: Template[number]): Template[number] {
  return typeof part === 'string' ? encode(part) : part;
}

function chooseMediaType(
  operation: Pick<Operation, 'requestBody'>,
  values: RequestValues,
): MediaType | undefined {
  const content = operation.requestBody?.content ?? [];
  return content.find(({ mediaType }) => mediaType === values.mediaType) ?? content[0];
}

function createBody(mediaType: MediaType, text: string | undefined): HttpBody | undefined {
  if (text !== undefined) return { kind: 'text', text };
  if (/^multipart\/form-data\b/i.test(mediaType.mediaType)) return createMultipart(mediaType);
  if (mediaType.schema?.type.split(' | ').includes('file')) return { kind: 'file', fileName: 'file' };
  const [example] = mediaType.examples;
  return example && { kind: 'text', text: example.text };
}

/** A header's name (RFC 9110, section 5.1). */
const token = /^[!#$%&'*+.^_`|~\w-]+$/;

function listHeaders(
  credentials: readonly Credential[],
  parameters: readonly FilledParameter[],
  mediaType: MediaType | undefined,
  body: HttpBody | undefined,
): HttpRequest['headers'] {
  const inHeader = parameters.filter(({ parameter }) => parameter.in === 'header');
  const cookies: readonly Template[] = [
    ...credentials
      .filter((credential) => credential.in === 'cookie')
      .map(({ name, value }) => [`${name}=`, ...value]),
    ...parameters
      .filter(({ parameter }) => parameter.in === 'cookie')
      .map(({ parameter, value }) => [`${parameter.name}=${writePlainValue(parameter, value)}`]),
  ];
  const hasType = mediaType && body && body.kind !== 'multipart' && !mediaType.mediaType.includes('*');
  const headers: readonly (readonly [string, Template])[] = [
    ...credentials
      .filter((credential) => credential.in === 'header')
      .map(({ name, value }) => [name, value] as const),
    ...inHeader.map(
      ({ parameter, value }) => [parameter.name, [cleanHeader(writePlainValue(parameter, value))]] as const,
    ),
    ...(cookies.length > 0
      ? [['Cookie', cookies.flatMap((cookie, index) => (index === 0 ? cookie : ['; ', ...cookie]))] as const]
      : []),
    ...(hasType ? [['Content-Type', [cleanHeader(mediaType.mediaType)]] as const] : []),
  ];
  const known = new Set<string>();
  return headers.flatMap(([name, value]) => {
    const key = name.toLowerCase();
    if (!token.test(name) || known.has(key)) return [];
    known.add(key);
    return [[name, join(value)] as const];
  });
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
