import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import type { Connect, ConnectedSocket } from '../../src/relay/transport-connect.ts';

/** `connect()` of `cloudflare:sockets` by Node's sockets, to try what is written for it without another runtime. */
export const connectByNode: Connect = ({ hostname, port }) => {
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port });
  const opened = new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  let streams: Pick<ConnectedSocket, 'readable' | 'writable'> | undefined;
  // Only when it is asked for: TLS takes the connection over before anything is read.
  const open = () => {
    streams ??= toStreams(socket);
    return streams;
  };
  const close = async () => void socket.destroy();
  return {
    get readable() {
      return open().readable;
    },
    get writable() {
      return open().writable;
    },
    opened,
    close,
    startTls({ expectedServerHostname }) {
      const secure = connectTls({ socket, host: expectedServerHostname });
      secure.on('error', () => secure.destroy());
      return { ...toStreams(secure), opened, close, startTls: () => failTwice() };
    },
  };
};

function toStreams(stream: Duplex): Pick<ConnectedSocket, 'readable' | 'writable'> {
  // Node's types of the same streams are others than those of the web.
  const { readable, writable } = Duplex.toWeb(stream) as unknown as ConnectedSocket;
  return { readable, writable };
}

function failTwice(): never {
  throw new Error('TLS has begun already.');
}
