import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  type RelayHead,
  type RelayRefusal,
  type RelayRequest,
  relayPath,
} from '../../src/request/relay-message.ts';

/**
 * Answers in the place of a site's relay, and writes down what it is asked for: what the playground does is tested
 * apart from what a relay does. Off, it is a server without one.
 */
export interface RelayStandIn {
  isOn: boolean;
  /** What it answers with instead, if anything. */
  refusal: { readonly status: number; readonly body: RelayRefusal } | undefined;
  readonly asked: RelayRequest[];
}

const head: RelayHead = {
  sent: { method: 'GET', target: '/search', headers: [] },
  status: 200,
  statusText: 'OK',
  headers: [['content-type', 'application/json']],
  limit: 10_000_000,
};

/** Takes over the relay's path of a server that serves a site. */
export function standInForRelay(server: Server): RelayStandIn {
  const relay: RelayStandIn = { isOn: false, refusal: undefined, asked: [] };
  const others = server.listeners('request') as ((
    asked: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (asked: IncomingMessage, response: ServerResponse) => {
    if (asked.url !== relayPath) {
      for (const answer of others) answer.call(server, asked, response);
      return;
    }
    if (!relay.isOn) response.writeHead(404).end('Not found');
    else if (asked.method === 'GET') response.writeHead(204, { 'Octavo-Relay': '1' }).end();
    else void answerAsked(relay, asked, response);
  });
  return relay;
}

async function answerAsked(
  relay: RelayStandIn,
  asked: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk);
  relay.asked.push(JSON.parse(Buffer.concat(chunks).toString()));
  if (relay.refusal) response.writeHead(relay.refusal.status).end(JSON.stringify(relay.refusal.body));
  else response.end(`${JSON.stringify(head)}\n{"relayed":true}`);
}
