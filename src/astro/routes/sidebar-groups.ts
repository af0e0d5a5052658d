import { project } from 'virtual:octavo/project';
import type { APIRoute } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { addPageNames } from '../../lib/html/prune-styles.ts';
import { readHtmlTags } from '../../lib/html/tags.ts';
import SidebarGroups from '../layouts/SidebarGroups.astro';

const listGroups = () => Object.entries(project.surroundings().shown?.shared.groups ?? {});

const readHash = (url: string) => url.split('.').at(-2);

export function getStaticPaths() {
  return listGroups().map(([, url]) => ({ params: { hash: readHash(url) } }));
}

/** Answers with all groups of a long sidebar; as text, because it is a part of a page and none itself. */
export const GET: APIRoute = async ({ params }) => {
  const key = listGroups().find(([, url]) => readHash(url) === params['hash'])?.[0] ?? '';
  const nodes = project.site()?.sidebars[key];
  const find = project.surroundings().shown?.findGlyph;
  if (!nodes || !find) return new Response('Not found', { status: 404 });
  const container = await AstroContainer.create();
  // A component's type is its props alone here.
  const component = SidebarGroups as unknown as Parameters<typeof container.renderToString>[0];
  const html = await container.renderToString(component, { props: { nodes, find } });
  if (!import.meta.env.DEV) addPageNames(html, readHtmlTags(html), project.publication.names);
  return new Response(html, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
