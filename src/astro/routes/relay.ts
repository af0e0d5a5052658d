import { relayText } from 'virtual:octavo/relay';
import type { APIRoute } from 'astro';
import { createFetchRelay } from '../../relay/fetch-relay.ts';
import { resolveByNode, transportByNode } from '../../relay/transport-node.ts';

const site = import.meta.env.SITE;

const answer =
  relayText === undefined
    ? undefined
    : createFetchRelay({
        site: relayText,
        transport: transportByNode,
        resolve: resolveByNode,
        origins: site ? [new URL(site).origin] : [],
      });

export const prerender = false;

/** Answers for the relay of a site that an adapter for Node.js serves: the one route that runs on demand. */
export const ALL: APIRoute = async ({ request, clientAddress }) =>
  answer ? answer(request, clientAddress) : new Response('This site has no relay.\n', { status: 404 });
