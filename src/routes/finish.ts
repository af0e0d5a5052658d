import { project } from 'virtual:octavo/project';
import type { MiddlewareHandler } from 'astro';
import { finishPage } from '../html/finish-page.ts';

/**
 * Astro's middleware for every page: what is rendered is finished before it is written. The development server gets
 * no policy, because Vite's client styles pages by inline styles.
 */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const { ownFiles, analytics } = project.surroundings().shown ?? {};
  const policy = {
    connects: locals.connects ?? [],
    scriptOrigins: ownFiles?.scriptOrigins ?? [],
    allowed: analytics?.allowed ?? {},
  };
  const hasOwnScripts = (ownFiles?.scripts.length ?? 0) > 0;
  const html = finishPage(await response.text(), import.meta.env.DEV ? undefined : { policy, hasOwnScripts });
  return new Response(html, { status: response.status, headers: response.headers });
};
