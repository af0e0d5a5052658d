import { connect } from 'node:net';
import type { MalformedRequest } from './malformed-requests.ts';

/** Milliseconds until an answer is no longer waited for: a server may wait for the rest of a message. */
const patience = 100;

/**
 * Sends a message's bytes to a port of loopback and gives the beginning of what came back, a character for each byte;
 * nothing when the connection was closed or no answer came. Never rejects.
 */
export function sendMalformed(port: number, { bytes, next }: MalformedRequest): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(bytes, 'latin1', () => {
        if (next === 'leave') socket.destroy();
      }),
    );
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (next === 'reset') socket.resetAndDestroy();
      else socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });
}
