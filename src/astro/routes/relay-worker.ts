import { connect } from 'cloudflare:sockets';
import { relayText } from 'virtual:octavo/relay';
import type { APIRoute } from 'astro';
import { createFetchRelay, createHttpsResolver } from '../../relay/fetch-relay.ts';
import { createConnectTransport } from '../../relay/transport-connect.ts';

const site = import.meta.env.SITE;

const answer =
  relayText === undefined
    ? undefined
    : createFetchRelay({
        site: relayText,
        transport: createConnectTransport(connect),
        resolve: createHttpsResolver((url, init) => fetch(url, init)),
        origins: site ? [new URL(site).origin] : [],
      });

export const prerender = false;

/** Answers for the relay of a site that a Worker of Cloudflare serves, as `relay.ts` does on Node.js. */
export const ALL: APIRoute = async ({ request, clientAddress }) =>
  answer ? answer(request, clientAddress) : new Response('This site has no relay.\n', { status: 404 });
