import { project } from 'virtual:octavo/project';
import type { APIRoute } from 'astro';
import { readTextRoute } from '../../build/publication/write-publication.ts';
import { withoutBase } from '../../lib/html/base-path.ts';

/** Answers with what a build would write for machines, as the site's files are now. */
export const GET: APIRoute = async ({ url }) => {
  const { pathname } = url;
  const found = await readTextRoute(project, withoutBase(project.site()?.base ?? '/', pathname) ?? pathname);
  return found
    ? new Response(found.text, { headers: { 'content-type': `${found.type}; charset=utf-8` } })
    : new Response('Not found', { status: 404 });
};
