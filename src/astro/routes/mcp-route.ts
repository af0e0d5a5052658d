import { mcpText, version } from 'virtual:octavo/mcp';
import type { APIRoute } from 'astro';
import { createFetchMcp } from '../../mcp/fetch-mcp.ts';

const answer = mcpText === undefined ? undefined : createFetchMcp({ site: mcpText, version });

export const prerender = false;

/** Answers assistants of a site that an adapter serves, on demand. */
export const ALL: APIRoute = async ({ request, clientAddress }) =>
  answer ? answer(request, clientAddress) : new Response('This site has no /mcp.\n', { status: 404 });
