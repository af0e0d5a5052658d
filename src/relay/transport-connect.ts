import { readHttpResponse, writeHttpRequest } from './http-message.ts';
import { type RelayTransport, type TransportRequest, UnreachableError } from './transport.ts';

/** What of `connect()` of `cloudflare:sockets` is used here. */
export type Connect = (
  address: { readonly hostname: string; readonly port: number },
  options: { readonly secureTransport: 'off' | 'starttls'; readonly allowHalfOpen: boolean },
) => ConnectedSocket;

export interface ConnectedSocket {
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
  readonly opened: Promise<unknown>;
  readonly close: () => Promise<unknown>;
  /** TLS over the same connection; the server's certificate is verified and held to the name. */
  readonly startTls: (options: { readonly expectedServerHostname: string }) => ConnectedSocket;
}

/**
 * Sends over a socket of a platform whose HTTP client drops the body of a GET, such as workerd: HTTP/1.1 is written and
 * read here. `connect` is the one of `cloudflare:sockets`.
 */
export function createConnectTransport(connect: Connect): RelayTransport {
  return async (request, signal) => {
    const message = writeHttpRequest(request);
    const socket = await openSocket(connect, request, signal);
    const close = () => void socket.close().catch(() => undefined);
    const stop = () => {
      signal.removeEventListener('abort', stop);
      close();
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      const writer = socket.writable.getWriter();
      // A server may answer before it has read all of it.
      writer.write(message).catch(() => undefined);
      return await readHttpResponse(socket.readable, request.method, stop);
    } catch {
      stop();
      signal.throwIfAborted();
      throw new UnreachableError(
        request.isSecure
          ? 'broke the connection, has no valid certificate, or answered with what is no HTTP'
          : 'broke the connection or answered with what is no HTTP',
      );
    }
  };
}

async function openSocket(
  connect: Connect,
  { addresses, port, isSecure, serverName }: TransportRequest,
  signal: AbortSignal,
): Promise<ConnectedSocket> {
  for (const address of addresses) {
    signal.throwIfAborted();
    const hostname = address.includes(':') ? `[${address}]` : address;
    let socket: ConnectedSocket | undefined;
    const stop = () => void socket?.close().catch(() => undefined);
    signal.addEventListener('abort', stop, { once: true });
    try {
      socket = connect(
        { hostname, port },
        { secureTransport: isSecure ? 'starttls' : 'off', allowHalfOpen: false },
      );
      await socket.opened;
      return isSecure ? socket.startTls({ expectedServerHostname: serverName }) : socket;
    } catch {
      stop();
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }
  signal.throwIfAborted();
  throw new UnreachableError('refused the connection; nothing listens there');
}
