import { encodeBytes } from './base64.ts';
import type { FormBody, FormValues } from './form-values.ts';
import type { RelayBody, RelayRequest } from './relay-message.ts';
import type { ServerChoice } from './resolve-server.ts';

export interface RelayAsk {
  /** `PlaygroundData.id`. */
  readonly operation: string;
  readonly choice: ServerChoice;
  readonly values: FormValues;
  /** Which alternative of `Callable.security`; null for none. */
  readonly security: number | null;
  /** As `RequestValues.credentials`. */
  readonly credentials: Readonly<Record<string, string>>;
  /** The body's bytes, and the boundary between its parts. */
  readonly bytes: Uint8Array | undefined;
  readonly boundary: string;
}

/** What the relay is asked for. */
export function writeRelayRequest(ask: RelayAsk): RelayRequest {
  const { operation, choice, values, security, credentials } = ask;
  return {
    operation,
    server: { url: choice.server.url, variables: choice.variables },
    parameters: values.parameters,
    security,
    credentials,
    mediaType: values.mediaType ?? null,
    body: writeBody(values.body, ask),
  };
}

function writeBody(body: FormBody | undefined, { bytes, boundary }: RelayAsk): RelayBody | null {
  if (!body || !bytes) return null;
  if (body.kind === 'text') return { text: body.text };
  const base64 = encodeBytes(bytes);
  return body.kind === 'multipart' ? { base64, boundary } : { base64 };
}
