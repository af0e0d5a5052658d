import { createHash } from 'node:crypto';
import { project } from 'virtual:octavo/project';
import type { APIRoute } from 'astro';
import { hasSignInPage } from '../../build/views/page-connections.ts';
import { callbackScript } from '../../http/oauth/oauth-flow.ts';
import { escapeAttribute, escapeHtml } from '../../lib/html/escape.ts';
import { createSiteTranslate } from '../../site/languages.ts';

export function getStaticPaths() {
  return hasSignInPage(project) ? [{ params: { callback: 'oauth' } }] : [];
}

/** The page to which a sign-in leads back. It holds nothing but its script, and asks for nothing. */
export const GET: APIRoute = ({ params }) => {
  const site = project.site();
  if (!site || params['callback'] !== 'oauth') return new Response('Not found', { status: 404 });
  const t = createSiteTranslate(site);
  const [{ tag, direction }] = site.languages;
  const hash = createHash('sha256').update(callbackScript).digest('base64');
  const html = [
    `<!doctype html><html lang="${escapeAttribute(tag)}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}'">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">',
    `<title>${escapeHtml(site.name)}</title></head>`,
    `<body><p>${escapeHtml(t('You can close this window.'))}</p>`,
    `<script>${callbackScript}</script></body></html>`,
  ].join('');
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};
