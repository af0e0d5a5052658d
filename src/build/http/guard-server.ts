import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { readTarget } from './request-target.ts';

/**
 * Keeps what a server calls for a request from ending the process: a request whose target is malformed is refused before
 * (400), as what reads it would throw, and one that is thrown at ends alone. Others are given the path as `readTarget` has it.
 * Call it once all listeners are there; what they do later is theirs to catch.
 */
export function guardServer(server: EventEmitter): void {
  const answerers = take(server, 'request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const refuse = (status: number, message: string) => {
      if (response.headersSent) return response.destroy();
      response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' });
      return response.end(`${message}\n`);
    };
    if (!keepTarget(request)) return void refuse(400, 'The path of this request is malformed.');
    try {
      for (const answer of answerers) answer.call(server, request, response);
    } catch {
      refuse(500, 'This request cannot be answered.');
    }
  });
  const upgraders = take(server, 'upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Between the upgrade and whoever takes the socket over nobody listens to what goes wrong with it.
    socket.on('error', () => socket.destroy());
    if (!keepTarget(request)) return void socket.destroy();
    try {
      for (const upgrade of upgraders) upgrade.call(server, request, socket, head);
    } catch {
      socket.destroy();
    }
  });
}

function take(server: EventEmitter, event: string): ReturnType<EventEmitter['listeners']> {
  const listeners = server.listeners(event);
  server.removeAllListeners(event);
  return listeners;
}

function keepTarget(request: IncomingMessage): boolean {
  const target = readTarget(request.url);
  if (target) request.url = target.pathname + target.search;
  return target !== undefined;
}
