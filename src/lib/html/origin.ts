/** The directives of a policy that a page's content adds origins to. https://www.w3.org/TR/CSP3/#directives */
export type FetchDirective =
  | 'connect-src'
  | 'font-src'
  | 'form-action'
  | 'frame-src'
  | 'img-src'
  | 'media-src'
  | 'object-src'
  | 'script-src'
  | 'style-src';

/** `https://host:port`, or `data:`, of a URL that leads elsewhere; undefined for one of the site. */
export function readOrigin(url: string): string | undefined {
  const trimmed = url.trim();
  if (/^data:/i.test(trimmed)) return 'data:';
  if (/^blob:/i.test(trimmed)) return 'blob:';
  if (!/^(?:(?:https?|wss?):)?\/\//i.test(trimmed)) return undefined;
  const { protocol, host } = URL.parse(trimmed, 'https://octavo.invalid/') ?? {};
  return host && /^[\w.:[\]-]+$/.test(host) ? `${protocol}//${host}` : undefined;
}
