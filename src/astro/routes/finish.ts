import { collect, project } from 'virtual:octavo/project';
import type { MiddlewareHandler } from 'astro';
import { finishPage } from '../../lib/html/finish-page.ts';
import { readHtmlTags } from '../../lib/html/tags.ts';

/**
 * Astro's middleware for every page: what is rendered is finished before it is written, and collected. The development
 * server gets no policy, because Vite's client styles pages by inline styles.
 */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next();
  if (locals.part !== undefined) collect({ html: locals.part, tags: readHtmlTags(locals.part) }, undefined);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const head = project.site()?.head;
  const rendered = await response.text();
  const tags = readHtmlTags(rendered);
  const { output } = locals;
  const policy = {
    connects: output?.connects ?? [],
    scriptOrigins: head?.ownFiles.scriptOrigins ?? [],
    allowed: head?.analytics.allowed ?? {},
  };
  const hasOwnScripts = (head?.ownFiles.scripts.length ?? 0) > 0;
  const html = finishPage(rendered, tags, import.meta.env.DEV ? undefined : { policy, hasOwnScripts });
  collect({ html, tags }, output);
  return new Response(html, { status: response.status, headers: response.headers });
};
