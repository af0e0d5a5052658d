import { cleanHeader, type HttpRequest } from '../request/http-request.ts';
import { fillTemplate } from '../request/template.ts';
import type { PreparedRequest } from './exchange.ts';

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
