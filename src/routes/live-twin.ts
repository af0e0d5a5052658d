import { project } from 'virtual:octavo/project';
import type { APIRoute } from 'astro';
import { writeTwin } from '../integration/write-twin.ts';

/** Answers with the Markdown of a page as its files are now. */
export const GET: APIRoute = async ({ params }) => {
  const path = (params['twin'] ?? '').replace(/^index$/, '');
  const page = project.lookup().findPage(path);
  const text = page && (await writeTwin(project, page));
  return text === undefined
    ? new Response('Not found', { status: 404 })
    : new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
};
