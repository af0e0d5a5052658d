import { project } from 'virtual:octavo/project';
import type { APIRoute } from 'astro';
import { writeUrl } from '../../site/links/site-url.ts';
import { listPages } from '../../site/pages/lazy-page-files.ts';

export function getStaticPaths() {
  const url = project.site()?.lazyPageFiles.pageList;
  return url === undefined ? [] : [{ params: { hash: url.split('.').at(-2) } }];
}

/** Answers with the URLs and titles of all pages, for the page that says that there is none at an address. */
export const GET: APIRoute = () => {
  const site = project.site();
  const pages = site ? listPages(site).map(([url, title]) => [writeUrl(site, url), title]) : [];
  return new Response(JSON.stringify(pages), {
    headers: { 'content-type': 'application/json' },
  });
};
