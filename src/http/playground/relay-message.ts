/**
 * Where a site's relay answers. In scripts of pages it has the base, which is written into them; elsewhere it is a path of the
 * site.
 */
export const relayPath = `${import.meta.env?.OCTAVO_BASE ?? '/'}_octavo/relay`;

/** Maximum size of a request body that the relay takes, in bytes. */
export const relayLimit = 1_000_000;

/**
 * What the playground asks the relay for, as JSON in a POST: values, never a URL. The relay builds the request from the
 * operations and servers that it was built with, by the same `buildRequest`.
 */
export interface RelayRequest {
  /** `PlaygroundData.id`. */
  readonly operation: string;
  /** One of the operation's servers, with its URL as the operation has it, and the values of its variables. */
  readonly server: { readonly url: string; readonly variables: Readonly<Record<string, string>> };
  /** By `in.name`. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Which alternative of `Callable.security`; null authorizes with none. */
  readonly security: number | null;
  /** As `RequestValues.credentials`. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly mediaType: string | null;
  readonly body: RelayBody | null;
}

/** `boundary` is the one in the `Content-Type` of a multipart body (RFC 2046, section 5.1.1). */
export type RelayBody = { readonly text: string } | { readonly base64: string; readonly boundary?: string };

/**
 * The head of the relay's answer: one line of JSON, ended by a line feed; the bytes of the response's body follow it as
 * they arrive. The relay's own refusals have another status than 200 and a `RelayRefusal` as their body.
 */
export interface RelayHead {
  /** The request as it was written to the wire, without its body. */
  readonly sent: {
    readonly method: string;
    /** As in the request line: `/api/user?q=1`. */
    readonly target: string;
    readonly headers: readonly (readonly [name: string, value: string])[];
  };
  readonly status: number;
  readonly statusText: string;
  /** As received, without `Set-Cookie`. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** A body is cut after so many bytes. One byte more is sent when it was. */
  readonly limit: number;
}

export interface RelayRefusal {
  readonly code: RelayRefusalCode;
  /** For a reader: what is wrong and what to do. */
  readonly message: string;
}

export type RelayRefusalCode =
  | 'invalid-request'
  | 'unknown-operation'
  | 'unknown-server'
  | 'forbidden-origin'
  | 'forbidden-address'
  | 'request-too-large'
  | 'too-many-requests'
  | 'server-unreachable'
  | 'timeout';
