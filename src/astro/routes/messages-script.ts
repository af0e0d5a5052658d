import { project } from 'virtual:octavo/project';
import type { APIRoute } from 'astro';
import { writeMessagesScript } from '../../site/languages.ts';

const listLanguages = () => project.site()?.languages ?? [];

const readHash = (url: string) => url.split('.').at(-2);

export function getStaticPaths() {
  const urls = new Set(listLanguages().flatMap(({ messagesUrl }) => messagesUrl ?? []));
  return [...urls].map((url) => ({ params: { hash: readHash(url) } }));
}

/** Answers with what the scripts of pages say in a language. */
export const GET: APIRoute = ({ params }) => {
  const found = listLanguages().find(
    ({ messagesUrl }) => messagesUrl !== undefined && readHash(messagesUrl) === params['hash'],
  );
  return found
    ? new Response(writeMessagesScript(found), {
        headers: { 'content-type': 'text/javascript; charset=utf-8' },
      })
    : new Response('Not found', { status: 404 });
};
