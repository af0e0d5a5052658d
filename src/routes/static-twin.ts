import { project } from 'virtual:octavo/project';
import type { APIRoute } from 'astro';
import { writeTwin } from '../integration/write-twin.ts';
import type { Page } from '../site/site.ts';
import { hasTwin, nameTwin } from '../site/twin/twin-path.ts';

/** The pages that are published as Markdown too. */
export function getStaticPaths() {
  return (project.site()?.pages ?? [])
    .filter(hasTwin)
    .map((page) => ({ params: { twin: nameTwin(page).replace(/\.md$/, '') }, props: { page } }));
}

/** Answers with the Markdown of the page. */
export const GET: APIRoute<{ page: Page }> = async ({ props }) =>
  new Response(await writeTwin(project, props.page), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
