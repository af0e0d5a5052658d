import { finishHtml, finishPart, takeHtml } from 'virtual:octavo/project';
import type { MiddlewareHandler } from 'astro';

/**
 * Astro's middleware: what Octavo's routes have rendered is finished before it is written, and collected. All else, pages of
 * a project's own above all, goes by as it is. It runs in a project's server too, so it imports no package.
 */
export const onRequest: MiddlewareHandler = async ({ locals, request }, next) => {
  const response = await next();
  const { status, headers } = response;
  if (locals.part !== undefined) return new Response(finishPart(locals.part), { status, headers });
  if (!locals.isOctavo || !headers.get('content-type')?.startsWith('text/html')) return response;
  // With an adapter Astro streams: a page is rendered while its answer is read.
  const text = await response.text();
  const html = finishHtml(locals.rendered ?? text, locals.output);
  return new Response(takeHtml(request, html) ? null : html, { status, headers });
};
