import type { FormBody, FormPart } from '../form/playground-form.ts';
import type { PreparedRequest } from '../playground/exchange.ts';
import { cleanHeader, type HttpBody, type HttpRequest } from './http-request.ts';
import { fillTemplate } from './template.ts';

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
