import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import {
  type RelayTransport,
  type TransportRequest,
  type TransportResponse,
  UnreachableError,
} from './relay-options.ts';

/**
 * Sends by Node's own HTTP client: the headers as they are, the body of a GET too, which takes its length from
 * `Content-Length`. Certificates are always verified. `undici` 7 adds `Connection: keep-alive` and refuses `Expect`.
 */
export const transportByNode: RelayTransport = async (request, signal) => {
  let last: unknown;
  for (const address of request.addresses) {
    try {
      return toResponse(await connect(request, address, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof UnconnectedError)) throw new UnreachableError(explainFailure(error));
      last = error.cause;
    }
  }
  throw new UnreachableError(explainFailure(last));
};

/** Nothing was written yet: the next address may be tried. */
class UnconnectedError extends Error {}

function connect(
  { method, target, headers, body, isSecure, port, serverName }: TransportRequest,
  address: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = isSecure ? requestHttps : requestHttp;
    const request = send({
      host: address,
      port,
      method,
      path: target,
      headers: headers.flat(),
      setHost: false,
      agent: false,
      signal,
      maxHeaderSize: 64_000,
      rejectUnauthorized: true,
      // An address has no name that could be asked for (RFC 6066, section 3); the certificate is held to it all the same.
      ...(isIP(serverName) === 0 ? { servername: serverName } : {}),
    });
    let isConnected = false;
    request.once('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true;
      }),
    );
    request.once('response', resolve);
    request.once('error', (error) =>
      reject(isConnected ? error : new UnconnectedError('not connected', { cause: error })),
    );
    // Also for a server that changes to another protocol, which leaves no response.
    request.once('upgrade', (_, socket) => socket.destroy());
    request.once('close', () => reject(new Error('closed')));
    request.end(body);
  });
}

function toResponse(message: IncomingMessage): TransportResponse {
  const { statusCode = 0, statusMessage = '', rawHeaders } = message;
  const chunks = message[Symbol.asyncIterator]();
  return {
    status: statusCode,
    statusText: statusMessage,
    headers: rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
    ),
    body: new ReadableStream({
      async pull(controller) {
        const next = await chunks.next();
        if (next.done) controller.close();
        else controller.enqueue(new Uint8Array(next.value));
      },
      cancel: () => void message.destroy(),
    }),
  };
}

const failureWords: Readonly<Record<string, string>> = {
  ECONNREFUSED: '{host} refused the connection; no server is listening there.',
  ECONNRESET: '{host} closed the connection.',
  EHOSTUNREACH: 'The relay cannot reach {host}.',
  ENETUNREACH: 'The relay cannot reach {host}.',
  ETIMEDOUT: '{host} did not accept the connection in time.',
  HPE_HEADER_OVERFLOW: '{host} sent headers that are too large.',
  CERT_HAS_EXPIRED: 'The certificate of {host} has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of {host} is for a different host name.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of {host} is not signed by a trusted authority.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of {host} is not signed by a trusted authority.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of {host} is not signed by a trusted authority.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate of {host} is not signed by a trusted authority.',
  EPROTO: '{host} did not follow the TLS protocol.',
};

/** Why a server could not be asked, as a sentence in which `{host}` stands for its name. */
function explainFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (Object.hasOwn(failureWords, code)) return failureWords[code] ?? '';
  if (/^HPE_/.test(code)) return '{host} did not send a valid HTTP response.';
  return code === '' ? '{host} closed the connection.' : `{host} closed the connection (${code}).`;
}

/** The addresses of a host name as this machine knows them, each once, in the system's order. */
export async function resolveByNode(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true, order: 'verbatim' });
  return [...new Set(found.map(({ address }) => address))];
}
