import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { onTestFinished } from 'vitest';

export interface RawServer {
  readonly port: number;
  /** What arrived until now, as it was on the wire, a text for each connection. */
  readonly received: readonly string[];
  /** How many connections are open. */
  readonly open: () => number;
}

/** A server on loopback that answers by hand once the head of a request is there. */
export async function startRawServer(
  answer: (socket: Socket, request: string) => void,
  tls?: { readonly key: string; readonly cert: string },
): Promise<RawServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const take = (socket: Socket): void => {
    const at = received.push('') - 1;
    let isAnswered = false;
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      received[at] += chunk.toString('latin1');
      if (isAnswered || !received[at]?.includes('\r\n\r\n')) return;
      isAnswered = true;
      answer(socket, received[at] ?? '');
    });
  };
  const server: Server = tls ? createTlsServer(tls, take) : createServer(take);
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, received, open: () => sockets.size };
}

/** A port of loopback that is free now. */
export async function takePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
