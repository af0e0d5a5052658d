import { project } from 'virtual:octavo/project';
import type { APIRoute } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { createSiteTranslate } from '../../site/languages.ts';
import SidebarGroups from '../layouts/SidebarGroups.astro';

const listGroups = () => Object.entries(project.site()?.lazyPageFiles.groups ?? {});

const readHash = (url: string) => url.split('.').at(-2);

export function getStaticPaths() {
  return listGroups().map(([, url]) => ({ params: { hash: readHash(url) } }));
}

/** Answers with all groups of a long sidebar; as text, because it is a part of a page and none itself. */
export const GET: APIRoute = async ({ params, locals }) => {
  const key = listGroups().find(([, url]) => readHash(url) === params['hash'])?.[0] ?? '';
  const site = project.site();
  const nodes = site?.sidebars[key];
  if (!nodes) return new Response('Not found', { status: 404 });
  const container = await AstroContainer.create();
  // A component's type is its props alone here.
  const component = SidebarGroups as unknown as Parameters<typeof container.renderToString>[0];
  const html = await container.renderToString(component, {
    props: { nodes, glyphs: site.glyphs },
    locals: { t: createSiteTranslate(site) },
  });
  locals.part = html;
  return new Response(html, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
