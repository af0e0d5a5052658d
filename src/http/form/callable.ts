import { formatInlineJson } from '../../lib/json/format-json.ts';
import { holdsBytes } from '../../lib/text/media-type.ts';
import type { MediaType, Operation, Parameter, SecurityScheme } from '../../openapi/read/operation.ts';
import type { HttpBody, MultipartPart } from '../request/http-request.ts';

export type { SecurityScheme };

/** What has to be known of an operation to call it: plain data that fits into a page, and nothing that is only shown. */
export interface Callable {
  /** Upper case. */
  readonly method: string;
  /** `/users/{id}`; a webhook's name when `isWebhook`. */
  readonly path: string;
  readonly isWebhook: boolean;
  readonly parameters: readonly CallableParameter[];
  /** The media types that a body may have, in the document's order; none when the operation takes no body. */
  readonly bodies: readonly CallableBody[];
  readonly isBodyRequired: boolean;
  /** As `Operation.security`, with `api.auth` applied, without how tokens are got. */
  readonly security: readonly (readonly SecurityScheme[])[];
}

export interface CallableParameter
  extends Pick<Parameter, 'name' | 'in' | 'required' | 'style' | 'explode' | 'allowReserved' | 'mediaType'> {
  /** The first example; undefined when there is none. */
  readonly example: unknown;
}

export interface CallableBody {
  readonly mediaType: string;
  readonly kind: BodyKind;
  /** The documented body; undefined when there is neither an example nor a schema to make one from. */
  readonly example: HttpBody | undefined;
  /** Names of the parts of a multipart body that are files, or lists of files. */
  readonly files: readonly string[];
}

/** How a body is written: `form` is `application/x-www-form-urlencoded`, `file` is bytes as they are. */
export type BodyKind = 'json' | 'form' | 'multipart' | 'file' | 'text';

type Described = Pick<Operation, 'method' | 'path' | 'isWebhook' | 'parameters' | 'requestBody' | 'security'>;

/** What has to be known of a described operation to call it. */
export function toCallable(operation: Described): Callable {
  const { method, path, isWebhook, parameters, requestBody, security } = operation;
  return {
    method,
    path,
    isWebhook,
    parameters: parameters.map(toParameter),
    bodies: (requestBody?.content ?? []).map(toBody),
    isBodyRequired: requestBody?.required ?? false,
    security: security.map((schemes) => schemes.map(({ oauth: _, ...scheme }) => scheme)),
  };
}

function toParameter({ examples, ...parameter }: Parameter): CallableParameter {
  const { name, in: place, required, style, explode, allowReserved, mediaType } = parameter;
  const written = { name, in: place, required, style, explode, mediaType, example: examples[0]?.value };
  return allowReserved ? { ...written, allowReserved } : written;
}

function toBody(content: MediaType): CallableBody {
  const kind = readKind(content);
  const [example] = content.examples;
  return {
    mediaType: content.mediaType,
    kind,
    example:
      kind === 'multipart'
        ? createMultipart(content)
        : kind === 'file'
          ? { kind: 'file', fileName: 'file' }
          : example && { kind: 'text', text: example.text },
    files: (content.schema?.children ?? [])
      .filter(({ type }) => /^file\b/.test(type))
      .map(({ name }) => name),
  };
}

function readKind({ mediaType, schema, examples }: MediaType): BodyKind {
  if (/^multipart\/form-data\b/i.test(mediaType)) return 'multipart';
  if (schema?.type.split(' | ').includes('file')) return 'file';
  // Bytes need no schema (OpenAPI 3.1.1, 4.8.14.1).
  if (!schema && examples.length === 0 && holdsBytes(mediaType)) return 'file';
  if (/^application\/x-www-form-urlencoded\b/i.test(mediaType)) return 'form';
  return /[/+]json\b/i.test(mediaType) ? 'json' : 'text';
}

/**
 * The parts of a `multipart/form-data` body from its schema and first example: files where the schema has files, one
 * part for each item of an array (OpenAPI 3.1.1, 4.8.15.1.1).
 */
export function createMultipart(mediaType: MediaType): HttpBody {
  const example = mediaType.examples[0]?.value;
  const values = new Map(typeof example === 'object' && example !== null ? Object.entries(example) : []);
  const children = mediaType.schema?.children ?? [];
  const isFile = (name: string) =>
    children.some((child) => child.name === name && /^file\b/.test(child.type));
  const names = [
    ...new Set([...values.keys(), ...children.filter((child) => child.required).map(({ name }) => name)]),
  ];
  const parts = names.flatMap((name): readonly MultipartPart[] => {
    if (isFile(name)) return [{ name, fileName: name }];
    const value: unknown = values.get(name);
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.map((item) => ({ name, text: typeof item === 'string' ? item : formatInlineJson(item) }));
  });
  return { kind: 'multipart', parts };
}

/**
 * What the playground, the relay and the history know an operation by, unique in a site: `openapi.yaml GET /api/user`. A
 * page's own `authMethod` is part of it, because it changes how the operation is called.
 */
export function callId(
  { document, method, path }: Pick<Operation, 'document' | 'method' | 'path'>,
  authMethod?: string | undefined,
): string {
  const name = `${document} ${method} ${path}`;
  return authMethod === undefined ? name : `${name} (${authMethod})`;
}
