import { project } from 'virtual:octavo/project';
import type { MiddlewareHandler } from 'astro';
import { finishPage } from '../../lib/html/finish-page.ts';
import { addPageNames } from '../../lib/html/prune-styles.ts';
import { readHtmlTags } from '../../lib/html/tags.ts';
import { writeIndexedPage } from '../../search/index/indexed-page.ts';
import { scanPage } from '../../site/links/scan-page.ts';

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
  const isBuilt = !import.meta.env.DEV;
  const rendered = await response.text();
  const tags = readHtmlTags(rendered);
  const html = finishPage(rendered, tags, isBuilt ? { policy, hasOwnScripts } : undefined);
  if (isBuilt) {
    addPageNames(html, tags, project.publication.names);
    if (locals.page) project.publication.scanned.set(locals.page.path, scanPage(tags));
    const site = project.site();
    const found = site && locals.page && writeIndexedPage(html, locals.page, site);
    if (found) project.publication.search?.add(found);
  }
  return new Response(html, { status: response.status, headers: response.headers });
};
