import { collectPart, finishHtml } from 'virtual:octavo/project';
import type { MiddlewareHandler } from 'astro';

/**
 * Astro's middleware: what Octavo's routes have rendered is finished before it is written, and collected. All else, pages of
 * a project's own above all, goes by as it is. It runs in a project's server too, so it imports no package.
 */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next();
  if (locals.part !== undefined) collectPart(locals.part);
  if (!locals.isOctavo || !response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = finishHtml(await response.text(), locals.output);
  return new Response(html, { status: response.status, headers: response.headers });
};
